import type { LanguageCode } from '@larder/shared/recipe-text/unit-names';
import type { SpokenSentence, Word } from './spoken-sentence.ts';

// What people name where they speak of food: how far a name goes that nothing sets apart.

const MOST_WORDS = 6;
const MOST_UNKNOWN = 3;

/** The words from one on that name one thing; none where they name no food and are not measured. */
export function nameFrom(
  sentence: SpokenSentence,
  at: number,
  isMeasured: boolean,
  isBehindAmount = true,
): readonly Word[] {
  return nameIn(sentence, runFrom(sentence, at, isBehindAmount), isMeasured);
}

/** The words from one on that may be one name: up to a sign, a number, a word that no name goes on with, or what is done. */
function runFrom(sentence: SpokenSentence, at: number, isBehindAmount: boolean): Word[] {
  const run: Word[] = [];
  for (const token of sentence.tokens.slice(at, at + MOST_WORDS)) {
    const isFirst = run.length === 0;
    if (isAdverbial(sentence, token, isFirst)) break;
    if (
      sentence.isNumber(token) ||
      (token.isBehindSign && (!isFirst || (isBehindAmount && sentence.isApart(token))))
    )
      break;
    const next = sentence.tokens[token.index + 1];
    const isLink = !isFirst && sentence.is('of', token) && next && canBeLinked(sentence, next);
    if (
      !isLink &&
      !isHow(sentence, token, isFirst) &&
      (sentence.is('ends', token) || sentence.is('of', token))
    )
      break;
    const hasFood = run.some(({ folded }) => sentence.words.isFood(folded));
    if (isDone(sentence, token, isFirst, hasFood) || (!isFirst && isOther(sentence, token, run))) break;
    run.push(token);
  }
  while (sentence.is('of', run.at(-1))) run.pop();
  return run;
}

/** 'little by little', and single letters: 'w/' */
function isAdverbial(sentence: SpokenSentence, word: Word, isFirst: boolean): boolean {
  if (/^\p{L}$/u.test(word.text) && !isFirst) return true;
  return sentence.words.adverbs.test(sentence.text.slice(word.start));
}

/** 'really' before what says how a food is: 'three really ripe bananas', 'tres aguacates bien maduros'. */
function isHow(sentence: SpokenSentence, word: Word, isFirst: boolean): boolean {
  const next = sentence.tokens[word.index + 1];
  const isPlace = isFirst || sentence.words.isFoodFirst;
  if (!isPlace || next === undefined || !sentence.isAdverb(word)) return false;
  return sentence.isDescribing(next) || (!isFirst && isLastOfName(sentence, next));
}

/** An unknown word that the name ends with: 'maduros' in 'tres aguacates bien maduros con'. */
function isLastOfName(sentence: SpokenSentence, word: Word): boolean {
  const { isVerb } = sentence.words;
  const next = sentence.tokens[word.index + 1];
  const isEnd = next === undefined || next.isBehindSign || sentence.is('ends', next);
  return isEnd && !word.isBehindSign && !sentence.is('ends', word) && !isVerb(word.folded);
}

/** 'huile d’olive', 'tranches de pain' */
function canBeLinked(sentence: SpokenSentence, word: Word): boolean {
  const { isFood, isFoodFirst, isVerb } = sentence.words;
  if (isFood(word.folded)) return true;
  return isFoodFirst && !sentence.is('ends', word) && !isVerb(word.folded) && !sentence.isNumber(word);
}

/** Something is done from here on: 'butter fry', but neither 'brown sugar' nor 'chopped onion'. */
function isDone(sentence: SpokenSentence, word: Word, isFirst: boolean, hasFood: boolean): boolean {
  const { isFood, isVerb, isOrder } = sentence.words;
  const next = sentence.tokens[word.index + 1];
  if (!isVerb(word.folded)) return false;
  if (hasFood && sentence.is('foodHeads', word)) return false;
  if (isFood(word.folded)) return isOrder(word.folded) && !isFirst && sentence.is('ends', next);
  if (!hasFood && isBeforeFood(sentence, word)) return false;
  if (hasFood && isAgreeing(sentence, word)) return false;
  if (sentence.isDescribing(word) && !isOrder(word.folded)) return false;
  return !isFirst || !next || next.isBehindSign || !isFood(next.folded);
}

/** How participles end where they stand behind what they describe: 'queso rallado', 'beurre coupé', 'ser starty'. */
const PARTICIPLES: Partial<Record<LanguageCode, RegExp>> = {
  es: /[ai]d[oa]s?$/,
  pt: /[ai]d(?:inh)?[oa]s?$/,
  it: /(?:[aiu]t[oi]|[iu]t[ae]|ata)$/,
  fr: /é(?:e?s?)$/,
};

/** 'desmoronado' behind 'queso': what was done with it before. */
function isAgreeing(sentence: SpokenSentence, { text }: Word): boolean {
  return PARTICIPLES[sentence.words.code]?.test(text.toLowerCase()) ?? false;
}

const FURTHEST_FOOD = 3;

/** 'dry' in 'dry red chillies', 'brown' in 'finely chopped brown onion' */
function isBeforeFood(sentence: SpokenSentence, word: Word): boolean {
  for (const next of sentence.tokens.slice(word.index + 1, word.index + 1 + FURTHEST_FOOD)) {
    if (next.isBehindSign || sentence.is('ends', next) || sentence.isNumber(next)) return false;
    if (sentence.words.isFood(next.folded)) return true;
  }
  return false;
}

/** 'Tomatoes salt pepper' are three: what is put into everything is a thing of its own. */
function isOther(sentence: SpokenSentence, word: Word, run: readonly Word[]): boolean {
  const { isFood, isOpenCompound, isFoodFirst, hasArticles } = sentence.words;
  if (!run.some(({ folded }) => isFood(folded))) return false;
  // 'etwas Butter dünne Pfannkuchen', 'pietruszki kawałek selera': the next one begins.
  const isNext = !isOpenCompound && !isFoodFirst && sentence.isDescribing(word) && !isFood(word.folded);
  const isUnit = !hasArticles && sentence.words.isCountedUnit(word.text);
  // 'white pepper'
  const isSeasoned = sentence.is('seasoned', word) && !(isOpenCompound && sentence.isDescribing(run.at(-1)!));
  return isSeasoned || isNext || isUnit;
}

/** Of a run the words that name the thing: up to the last food; without one, of what is measured all that may belong to it. */
function nameIn(sentence: SpokenSentence, run: readonly Word[], isMeasured: boolean): readonly Word[] {
  const { words, isPunctuated } = sentence;
  // 'Speckwürfel Salz Pfeffer' are three where a food is one word.
  const find = isPunctuated || words.isFoodFirst || words.isOpenCompound ? 'findLastIndex' : 'findIndex';
  const food = run[find](
    (word, index) =>
      words.isFood(word.folded) ||
      words.isFood(`${run[index - 1]?.folded ?? ''} ${word.folded}`) ||
      (index > 0 && sentence.is('foodHeads', word)),
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
  // 'gutted and heads off' is said behind the name.
  if (isOpenCompound && sentence.words.behind.test(sentence.text.slice(run[at - 1]!.end))) return false;
  if (isFoodFirst && ((sentence.isDescribing(word) && !isVerbal) || isAgreeing(sentence, word))) return true;
  if (isFoodFirst) return sentence.isPunctuated || sentence.is('of', word) || sentence.is('of', run[at - 1]);
  return sentence.isPunctuated && isOpenCompound && !isVerbal;
}
