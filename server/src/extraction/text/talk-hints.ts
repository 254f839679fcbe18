import { fold } from '@larder/shared/language/fold';
import { firstTokenBehind, type Pieces, type Stretch } from './tagger/pieces.ts';
import { foodsNamedIn } from './talk-foods.ts';
import { methodIn, saidIn, type Said } from './talk-method.ts';
import { talkWordsOf, type TalkList, type TalkWords } from './talk-words.ts';

// What words and rules say of each token of talk. The network for talk learned what that is worth: other names, other weights.

const LISTS: readonly TalkList[] = [
  'articles',
  'halves',
  'and',
  'of',
  'pinches',
  'ends',
  'consumed',
  'tellers',
  'seasoned',
  'cuts',
  'the',
  'unlisted',
  'doers',
  'ovens',
  'or',
  'kin',
  'others',
  'sizes',
  'foodHeads',
  'joins',
  'cookedAs',
];

/** The hints that each token has, by name. */
export function hintsOf(pieces: Pieces): string[][] {
  const { text, tokens } = pieces;
  const words = talkWordsOf(text);
  const known = new Map<string, string[]>();
  const folded = tokens.map(({ start, end }) => fold(text.slice(start, end)));
  const hints = folded.map((word) => {
    const own = known.get(word) ?? ofWord(word, words);
    known.set(word, own);
    return [...own];
  });
  addRepeated(folded, hints, words);
  const mark: Mark = (stretch, first, next = first) => {
    for (
      let at = firstTokenBehind(tokens, stretch.start);
      at < tokens.length && tokens[at]!.start < stretch.end;
      at++
    )
      hints[at]!.push(tokens[at]!.start <= stretch.start ? first : next);
  };
  markSaid(text, words, mark);
  markPhrases(text, words, mark);
  return hints;
}

/** Gives the tokens of a stretch a hint, its first one another. */
type Mark = (stretch: Stretch, first: string, next?: string) => void;

function ofWord(word: string, words: TalkWords): string[] {
  if (!/\p{L}/u.test(word)) return [];
  const tests = {
    food: words.isFood,
    verb: words.isVerb,
    cook: words.isKitchenVerb,
    unit: words.isUnit,
    piece: words.isCountedUnit,
    how: words.isQuality,
    dish: words.isDish,
    ware: words.isWare,
    order: words.isOrder,
  };
  return [
    `lang=${words.code}`,
    ...LISTS.filter((list) => words.is(list, word)).map((list) => `W${list}`),
    ...Object.entries(tests)
      .filter(([, is]) => is(word))
      .map(([name]) => `W${name}`),
    ...(words.numbers.has(word) ? ['Wnum'] : []),
  ];
}

const STEM = 5;

/** Whether a longer word was said before, and whether it will be again. */
function addRepeated(folded: readonly string[], hints: string[][], words: TalkWords): void {
  const stems = folded.map((word) =>
    word.length > 3 && /^\p{L}+$/u.test(word) && !words.is('ends', word) ? word.slice(0, STEM) : '',
  );
  const places = stems.map((_, at) => at);
  for (const [name, order] of [
    ['Rb', places],
    ['Ra', places.toReversed()],
  ] as const) {
    const seen = new Set<string>();
    for (const at of order) {
      const stem = stems[at]!;
      if (stem === '') continue;
      if (seen.has(stem)) hints[at]!.push(name, ...(words.isFood(folded[at]!) ? [`${name}f`] : []));
      seen.add(stem);
    }
  }
}

/** What the rules find in each sentence: its amounts, its foods, whether it is of the method. */
function markSaid(text: string, words: TalkWords, mark: Mark): void {
  const all = saidIn(text, words);
  const ofMethod = new Set(methodIn(all, words).flatMap(({ things }) => things));
  let from = 0;
  for (const said of all) {
    const start = Math.max(from, text.indexOf(said.text, from));
    from = start + said.text.length;
    markSentence(said, start, ofMethod, mark);
    for (const food of foodsNamedIn(said.text, said.things, words))
      mark({ start: start + food.start, end: start + food.start + food.line.length }, 'FB', 'F');
  }
}

function markSentence(said: Said, start: number, ofMethod: ReadonlySet<object>, mark: Mark): void {
  const verbs = `Sv${Math.min(2, said.verbs.length)}`;
  const isMethod = said.things.some((thing) => ofMethod.has(thing));
  const sentence = { start, end: start + said.text.length };
  mark(sentence, `${verbs}B`, verbs);
  mark(sentence, `Sm${isMethod ? 1 : 0}c${said.isConsumed ? 1 : 0}k${said.isCooking ? 1 : 0}`);
  for (const thing of said.things) {
    const name = `T${thing.isCounted ? 'c' : ''}${thing.isFood ? 'f' : ''}${thing.isMeasured ? 'm' : ''}`;
    mark({ start: start + thing.start, end: start + thing.end }, `${name}B`, name);
    mark({ start: start + thing.end, end: start + thing.end + 1 }, 'Tend');
  }
}

/** What announces a dish, and how those who tell go on. */
function markPhrases(text: string, words: TalkWords, mark: Mark): void {
  for (const { pattern, isWeak } of words.tells)
    for (const { 0: found, index } of text.matchAll(pattern))
      mark({ start: index + found.length, end: index + found.length + 2 }, isWeak ? 'tw' : 'ts');
  for (const [name, pattern] of [
    ['go', words.goesOn],
    ['ask', words.askedFor],
  ] as const)
    for (const { 0: found, index } of text.matchAll(pattern))
      mark({ start: index, end: index + found.length }, name);
}
