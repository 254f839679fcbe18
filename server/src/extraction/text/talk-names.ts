import { anyOf } from '../language/lexicon.ts';
import type { SpokenSentence, Word } from './spoken-sentence.ts';

// What people name where they speak of food: how far a name goes that nothing sets apart.

const MOST_WORDS = 6;
const MOST_UNKNOWN = 3;

/** The words from one on that name one thing; none where they name no food and are not measured. */
export function nameFrom(sentence: SpokenSentence, at: number, isMeasured: boolean): readonly Word[] {
  return nameIn(sentence, runFrom(sentence, at), isMeasured);
}

/** Where a name ends with how it is cut: 'a cubetti'; not where it is cut only here: 'coupez deux courgettes en dés'. */
export function endWithCut(sentence: SpokenSentence, start: number, end: number): number {
  const cut = CUT_BEHIND.exec(sentence.text.slice(end))?.[0] ?? '';
  const before = sentence.tokens.slice(0, sentence.indexAt(start));
  return before.some((word) => sentence.is('cuts', word))
    ? end + (PREPARED.exec(cut)?.[0].length ?? 0)
    : end + cut.length;
}

const PREPARED = new RegExp(String.raw`^(?:\s${anyOf('prepared')}(?!\p{L}))?(?:\sfinemente)?`, 'iu');
const CUT_BEHIND = new RegExp(String.raw`${PREPARED.source}(?:\s${anyOf('cutInto')}(?!\p{L}))?`, 'iu');

/** The words from one on that may be one name: up to a sign, a number, a word that no name goes on with, or what is done. */
function runFrom(sentence: SpokenSentence, at: number): Word[] {
  const run: Word[] = [];
  for (const token of sentence.tokens.slice(at, at + MOST_WORDS)) {
    const isFirst = run.length === 0;
    if (sentence.isNumber(token) || (token.isBehindSign && (!isFirst || sentence.isApart(token)))) break;
    const next = sentence.tokens[token.index + 1];
    const isLink = !isFirst && sentence.is('of', token) && next && canBeLinked(sentence, next);
    if (
      !isLink &&
      !isHow(sentence, token, isFirst) &&
      (sentence.is('ends', token) || sentence.is('of', token))
    )
      break;
    if (isDone(sentence, token, isFirst) || (!isFirst && isOther(sentence, token, run))) break;
    run.push(token);
  }
  while (sentence.is('of', run.at(-1))) run.pop();
  return run;
}

/** 'really' before what says how a food is: 'three really ripe bananas', 'tres aguacates bien maduros'. */
function isHow(sentence: SpokenSentence, word: Word, isFirst: boolean): boolean {
  const next = sentence.tokens[word.index + 1];
  const isPlace = isFirst || sentence.words.isFoodFirst;
  return isPlace && next !== undefined && sentence.isAdverb(word) && sentence.isDescribing(next);
}

/** 'huile d’olive', 'tranches de pain' */
function canBeLinked(sentence: SpokenSentence, word: Word): boolean {
  const { isFood, isFoodFirst, isVerb } = sentence.words;
  if (isFood(word.folded)) return true;
  return isFoodFirst && !sentence.is('ends', word) && !isVerb(word.folded) && !sentence.isNumber(word);
}

/** Something is done from here on: 'butter fry', but neither 'brown sugar' nor 'chopped onion'. */
function isDone(sentence: SpokenSentence, word: Word, isFirst: boolean): boolean {
  const { isFood, isVerb, isOrder } = sentence.words;
  const next = sentence.tokens[word.index + 1];
  if (!isVerb(word.folded)) return false;
  if (isFood(word.folded)) return isOrder(word.folded) && !isFirst && sentence.is('ends', next);
  if (sentence.isDescribing(word) && !isOrder(word.folded)) return false;
  return !isFirst || !next || next.isBehindSign || !isFood(next.folded);
}

/** 'Tomatoes salt pepper' are three: what is put into everything is a thing of its own. */
function isOther(sentence: SpokenSentence, word: Word, run: readonly Word[]): boolean {
  return sentence.is('seasoned', word) && run.some(({ folded }) => sentence.words.isFood(folded));
}

/** Of a run the words that name the thing: up to the last food; without one, of what is measured all that may belong to it. */
function nameIn(sentence: SpokenSentence, run: readonly Word[], isMeasured: boolean): readonly Word[] {
  const { words, isPunctuated } = sentence;
  // 'Speckwürfel Salz Pfeffer' are three where a food is one word.
  const find = isPunctuated || words.isFoodFirst || words.isOpenCompound ? 'findLastIndex' : 'findIndex';
  const food = run[find](
    ({ folded }, index) => words.isFood(folded) || words.isFood(`${run[index - 1]?.folded ?? ''} ${folded}`),
  );
  if (food < 0) return isMeasured ? run.slice(0, isPunctuated ? MOST_UNKNOWN : 1) : [];
  let end = food + 1;
  while (end < run.length && (isPunctuated || words.isFoodFirst) && goesOn(sentence, run, end)) end += 1;
  return run.slice(0, end);
}

function goesOn(sentence: SpokenSentence, run: readonly Word[], at: number): boolean {
  const { isFoodFirst, isVerb, isOpenCompound } = sentence.words;
  const word = run[at]!;
  const isVerbal = isVerb(word.folded);
  if (sentence.isDescribing(word) && !isVerbal) return true;
  if (isFoodFirst) return sentence.isPunctuated || sentence.is('of', word) || sentence.is('of', run[at - 1]);
  return sentence.isPunctuated && isOpenCompound && !isVerbal;
}
