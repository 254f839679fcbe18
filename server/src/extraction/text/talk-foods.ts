import { SpokenSentence, type Word } from './spoken-sentence.ts';
import type { Thing } from './talk-amounts.ts';
import { nameFrom } from './talk-names.ts';
import type { TalkWords } from './talk-words.ts';

// Foods that people name without an amount: 'season with salt and pepper and scatter parsley over it'.

/** A food without an amount, where it stands, with the beginnings of the words that name it. */
export interface NamedFood {
  line: string;
  start: number;
  stems: string[];
}

/** The foods of a sentence that are named without an amount and as something new: neither 'the flour' nor '2 cups of flour'. */
export function foodsNamedIn(said: string, things: readonly Thing[], words: TalkWords): NamedFood[] {
  const sentence = new SpokenSentence(said, words);
  const taken = (place: number) => things.some(({ start, end }) => start <= place && place < end);
  const found: NamedFood[] = [];
  let end = 0;
  for (const token of sentence.tokens) {
    if (token.start < end || taken(sentence.placeIn(token.start))) continue;
    if (!words.isFood(token.folded) || !isNew(sentence, token)) continue;
    // 'Seasoning them': what is done, not what is named.
    if (words.isVerb(token.folded) && !sentence.is('seasoned', token)) continue;
    const name = nameFrom(sentence, token.index, false, false);
    const last = name.at(-1);
    if (!last) continue;
    end = last.end;
    const first = withQualities(sentence, token);
    if (name.some((word) => sentence.is('unlisted', word)) || isChoice(sentence, first, last)) continue;
    const remark = sentence.words.behind.exec(sentence.text.slice(end))?.[0] ?? '';
    found.push({
      line: sentence.text.slice(first.start, end + remark.length),
      start: sentence.placeIn(first.start),
      stems: stemsIn(name.map(({ folded }) => folded).filter((word) => words.isFood(word))),
    });
  }
  return found;
}

/** 'with celery or crisps', 'fisken': one of several, or one that was named before. */
function isChoice(sentence: SpokenSentence, first: Word, last: Word): boolean {
  const around = [sentence.tokens[first.index - 1], sentence.tokens[last.index + 1]];
  if (around.some((word) => sentence.is('or', word))) return true;
  const bare = last.folded.replace(DEFINITE, '');
  return (
    sentence.words.isDefiniteBehind && bare !== last.folded && bare.length > 2 && sentence.words.isFood(bare)
  );
}

/** The articles that stand at the end of a word: 'fisken', 'løgene'. */
const DEFINITE = /(?:erna|arna|orna|erne|ene|en|et)$/;

const STEM = 5;

/** By which the same food is known again: 'tomato' and 'tomatoes'. */
export function stemsIn(words: readonly string[]): string[] {
  return words.map((word) => word.slice(0, STEM));
}

/** The first of the words before a food that say how it is: 'freshly ground pepper'. */
function withQualities(sentence: SpokenSentence, food: Word): Word {
  let first = food;
  for (;;) {
    const before = sentence.tokens[first.index - 1];
    if (!before || first.isBehindSign || !sentence.isDescribing(before)) return first;
    if (sentence.is('ends', before) || sentence.words.isOrder(before.folded)) return first;
    first = before;
  }
}

/** No 'the' stands before it, no number and no other noun: 'the red onions', 'tin of tomatoes'. */
function isNew(sentence: SpokenSentence, food: Word): boolean {
  const first = withQualities(sentence, food);
  const before = sentence.tokens[first.index - 1];
  if (!before || first.isBehindSign) return true;
  const twoBefore = sentence.tokens[before.index - 1];
  if (sentence.isNumber(before) || (twoBefore && sentence.isNumber(twoBefore))) return false;
  if (sentence.is('articles', before) || sentence.is('doers', before)) return false;
  if (sentence.is('seasoned', food)) return true;
  if (sentence.is('the', before)) return isPartitive(sentence, before);
  if (!sentence.is('of', before)) return true;
  return sentence.words.isPartitive && isPartitive(sentence, first);
}

/** 'du sel', 'de la coriandre', 'avec de l'ail' */
function isPartitive(sentence: SpokenSentence, word: Word): boolean {
  const of = sentence.tokens[word.index - 1];
  if (!sentence.words.isPartitive || !sentence.is('of', of)) return false;
  const before = sentence.tokens[of!.index - 1];
  return !before || of!.isBehindSign || sentence.is('ends', before) || sentence.words.isVerb(before.folded);
}
