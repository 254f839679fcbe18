import type { Language } from '../language/language.ts';
import { partNumbers } from '../language/large-numbers.ts';
import { LANGUAGES } from '../language/languages.ts';
import { anyOf, namedGroups, wordsIn, wordsOf } from '../language/patterns.ts';
import { stepAmountWords } from '../language/step-amount-words.ts';
import { type Amount, type Candidate, candidates, rangeOf, withMore } from './amount-candidates.ts';
import { isNeverAmount } from './amount-context.ts';
import { EACH_AFTER, NAMED_BEFORE, REACH, STEP_SIZE_BEFORE } from './amount-patterns.ts';
import { isLastOfName, nounBehindCount, nounInStep, unitsOf } from './step-nouns.ts';
import type { Noun } from './nouns.ts';
import { COUNT_WORDS, numberWordPattern, rangeInWords, valueOfWords } from './number-words.ts';
import { isHeader } from './sections.ts';
import { CONTAINERS, SHAPES, SIZED, VAGUE } from './step-units.ts';
import { isMeasured, unitAt } from './units.ts';

/**
 * The amounts of ingredients in a sentence of the method: what is measured ('200 ml of milk'), what is counted and known
 * ('3 eggs', 'a clove of garlic', '1 (400 g) tin of beans'), and parts of it ('half an onion'). Left alone are times, temperatures,
 * sizes ('100 g balls'), and sentences that speak of one piece or person ('2 tbsp on each wrap').
 */
export function findStepAmounts(text: string): Amount[] {
  if (isHeader(text)) return [];
  const all = candidates(text);
  const written = all.filter(
    (candidate, index) => isStepAmount(text, candidate) || isMoreOf(text, candidate, all[index + 1]),
  );
  const isOfEach = ofEach(text);
  const found = [...written, ...wordAmounts(text)].sort((one, other) => one.start - other.start);
  return found
    .filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0))
    .filter(({ start }) => !isOfEach(start))
    .map(({ start, end, value, numbers, unit, more }) => ({
      ...{ start, end, value, numbers, unit },
      ...(more && { more }),
    }));
}

function isStepAmount(text: string, candidate: Candidate): boolean {
  if (isLengthOfFood(text, candidate)) return true;
  if (isNeverAmount(text, candidate, isNamed)) return false;
  const { start, end, unit } = candidate;
  const unitEnd = unit?.end ?? end;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(unitEnd, unitEnd + REACH);
  if (isEach(after, unit) || AT_A_TIME.test(after) || STEP_SIZE_BEFORE.test(before)) return false;
  return isMeasured(unit) ? !isSizeOf(text, candidate) : isCount(text, candidate);
}

const EACH_OF = new RegExp(
  String.raw`^[\s.]{0,3}${anyOf(wordsOf('eachBehind'))}\s${anyOf(wordsOf('of'))}(?!\p{L})`,
  'iu',
);

/** '100 g each' is the size of one, but '1 tsp each of cumin and salt' two amounts. */
function isEach(after: string, unit: Candidate['unit']): boolean {
  return EACH_AFTER.test(after) && !(unit?.kind === 'spoon' && EACH_OF.test(after));
}

/** The '2' of '2 + 1 tbsp sugar'. */
function isMoreOf(text: string, { end, unit }: Candidate, next: Candidate | undefined): boolean {
  if (!next || unit || !isMeasured(next.unit)) return false;
  return /^\s?\+\s?$/.test(text.slice(end, next.start)) && isStepAmount(text, next);
}

const AT_A_TIME = new RegExp(
  String.raw`^(?:\s\p{L}+){0,2}\s${anyOf(stepAmountWords('atATime'))}(?!\p{L})`,
  'iu',
);

const ADDED_IN = new RegExp(
  String.raw`(?<!\p{L})${anyOf(stepAmountWords('addedIn'))}\s\p{L}+\.?\s{0,2}$`,
  'iu',
);

/** 'cut in 2' is no amount, 'stir in 2 onions' is one. */
function isNamed(before: string): boolean {
  return NAMED_BEFORE.test(before) && !ADDED_IN.test(before);
}

const BY_LENGTH = anyOf(stepAmountWords('byLength'));
const LENGTH_OF_FOOD = new RegExp(
  String.raw`^\s?-?(?:${anyOf(wordsOf('pieces'))}\s(?:${anyOf(wordsOf('of'))}\s|d['’])?)?(?:\p{L}+\s){0,2}?${BY_LENGTH}(?!\p{L})`,
  'iu',
);

/** 'a 5 cm piece of ginger' is twice as long for twice as many. */
function isLengthOfFood(text: string, { start, end, unit }: Candidate): boolean {
  const hyphenated = /^-\p{L}{2,4}/u.exec(text.slice(end, end + 5))?.[0];
  const length =
    unit?.kind === 'length'
      ? unit.end
      : hyphenated && unitAt(text, end + 1, 0)?.kind === 'length'
        ? end + hyphenated.length
        : -1;
  if (length < 0 || /(?:\d|[x×]|into|in)\s?$/iu.test(text.slice(Math.max(0, start - REACH), start)))
    return false;
  return LENGTH_OF_FOOD.test(text.slice(length, length + REACH));
}

function isSizeOf(text: string, { unit, end, paren }: Candidate): boolean {
  const unitEnd = unit?.end ?? end;
  const closing = /^\s?[)\]]?\s?/u.exec(text.slice(unitEnd, unitEnd + 3))?.[0].length ?? 0;
  const noun = nounBehindCount(text, unitEnd + Math.max(0, closing - 1));
  const isNext = noun !== null && noun.start - unitEnd <= closing + 1;
  if (isNext && unitsOf(noun).some((name) => SIZED.has(name))) return true;
  return paren >= 0 && isContainer(nounInStep(text, lastWordStart(text, paren)));
}

/** The last word before a parenthesis: '1 tin (400 g)'. */
function lastWordStart(text: string, paren: number): number {
  const before = text.slice(Math.max(0, paren - REACH), paren);
  return paren - before.length + Math.max(0, before.search(/[\p{L}\p{M}]+\s{0,2}$/u));
}

function isContainer(noun: Noun | null): boolean {
  return noun !== null && unitsOf(noun).some((unit) => CONTAINERS.has(unit));
}

function isCount(text: string, { end, more }: Pick<Candidate, 'end' | 'more'>): boolean {
  const noun = nounBehindCount(text, end);
  const nameEnd = more?.end ?? noun?.end ?? end;
  return (
    noun !== null &&
    !AT_A_TIME.test(text.slice(nameEnd, nameEnd + REACH)) &&
    !isTimeOrLength(noun) &&
    isOfFood(text, { ...noun, end: nameEnd }, noun.start - end > 12)
  );
}

function isTimeOrLength(noun: Noun): boolean {
  return unitsOf(noun).every((unit) => unit === 'centimeter' || unit === 'inch' || unit === 'millimeter');
}

const OF = new RegExp(
  String.raw`^\s{1,2}(?:${anyOf(wordsOf('of').filter((word) => word.length > 1))}\s|d['’])`,
  'iu',
);

const NO_FOOD = new RegExp(
  String.raw`^\s{1,2}(?:${anyOf(wordsOf('of'))}\s)?${anyOf(stepAmountWords('noFood'))}(?!\p{L})`,
  'iu',
);

/** '2 tins of tomatoes', never '2 tins' that are for baking, nor 'cut 24 slices'. */
function isOfFood(text: string, noun: Noun, hasSize: boolean): boolean {
  const size = sizeBehind(text, noun.end);
  const end = noun.end + size;
  const behind = text.slice(end, end + REACH);
  if (NO_FOOD.test(behind)) return false;
  const units = unitsOf(noun);
  if (units.includes(null) || OF.test(behind)) return true;
  const isNamed = /^\s\p{L}/u.test(behind) && !isLastOfName(text, end);
  const isGerman = /^\s\p{Lu}\p{Ll}/u.test(behind);
  if (units.some((unit) => SHAPES.has(unit))) return isGerman;
  if (units.some((unit) => CONTAINERS.has(unit))) return isNamed || hasSize || size > 0;
  return true;
}

const SIZE_BEHIND = /^\s{0,2}\([^\d()]{0,12}\d[\d.,/½¼¾]{0,6}(?=[^()]{1,16}\))/u;

/** How many letters the size in parentheses behind a container takes: '(400 g)', never '(20 cm)'. */
function sizeBehind(text: string, end: number): number {
  const number = SIZE_BEHIND.exec(text.slice(end, end + REACH))?.[0];
  if (number === undefined || !isMeasured(unitAt(text, end + number.length, 0))) return 0;
  return text.indexOf(')', end) + 1 - end;
}

const DISTRIBUTIVE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(stepAmountWords('distributive'))}(?=\s{1,2}[\p{L}\d]|[.,;!?]|$)(?!\s{1,2}(?:\d{1,3}\s)?${anyOf(stepAmountWords('notDistributive'))}(?!\p{L}))`,
  'giu',
);
const AMOUNT_BEFORE = /\d\s?\p{L}{0,12}\.?\s{0,2}$/u;

const END_OF_SENTENCE = /[.!?;](?=\s|$)|\n/gu;

/** Whether the sentence around a place says how much each gets, for places from left to right. */
function ofEach(text: string): (position: number) => boolean {
  const ends = [...[...text.matchAll(END_OF_SENTENCE)].map(({ index }) => index), text.length];
  let [at, start] = [0, 0];
  let isEachOf: boolean | undefined;
  return (position) => {
    for (; position > (ends[at] ?? text.length); at += 1) {
      start = (ends[at] ?? 0) + 1;
      isEachOf = undefined;
    }
    isEachOf ??= saysOfEach(text.slice(start, ends[at]));
    return isEachOf;
  };
}

function saysOfEach(sentence: string): boolean {
  // '(je 400 g)' is the size of what stands before.
  const outside = sentence.replace(/\([^()]{0,200}\)/g, (inside) => ' '.repeat(inside.length));
  return [...outside.matchAll(DISTRIBUTIVE)].some(
    ({ index }) => !AMOUNT_BEFORE.test(outside.slice(Math.max(0, index - 16), index)),
  );
}

const ARTICLE = anyOf(wordsOf('articles'));
const HALF = anyOf(wordsOf('halves'));
const KINDS = {
  quarter: anyOf(stepAmountWords('quarters')),
  part: anyOf(partNumbers().map(([word]) => word)),
  half: String.raw`(?:${ARTICLE}\s)?${HALF}`,
  number: numberWordPattern(COUNT_WORDS.map(([word]) => word)),
  one: String.raw`${ARTICLE}(?!\s(?:${ARTICLE}\s)?${HALF}\s)`,
};
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])${namedGroups(KINDS)}(?=\s\p{L}|(?<=['’])\p{L}|[-‐‑–]\p{L}|,\s\p{L})`,
  'giu',
);

/** 'an onion', 'two eggs', 'half a lemon', 'a quarter of a cabbage': numbers that are words, before what is counted. */
function wordAmounts(text: string): Amount[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: written, index, groups = {} }) => {
    const low = {
      start: index,
      end: index + written.length,
      value: valueOfKind(groups, written),
      style: 'word' as const,
    };
    const range = groups['quarter'] ? null : rangeInWords(text, low);
    const { end, value } = range?.[1] ?? low;
    const measured = range
      ? rangeOf(text, ...range)
      : withMore(text, low, unitAt(text, end, value), nounBehindCount);
    if (measured.more || ((groups['number'] || groups['part'] || range) && isMeasured(measured.unit)))
      return isStepAmount(text, { ...measured, paren: -1 }) ? [measured] : [];
    if (groups['part']) return [];
    const unit = groups['one'] && isMeasured(measured.unit) ? measured.unit : null;
    const isAmount = unit
      ? isPlainMeasure(unit.word)
      : isCountedInWords(text, end, { value, article: range ? undefined : groups['one']?.toLowerCase() });
    return value > 0 && isAmount ? [{ ...measured, unit }] : [];
  });
}

function valueOfKind(groups: Readonly<Record<string, string>>, written: string): number {
  if (groups['quarter']) return 1 / 4;
  if (groups['half']) return 1 / 2;
  return groups['one'] ? 1 : valueOfWords(written);
}

const VAGUE_WORDS = new Set(wordsOf('vagueUnits'));

function isPlainMeasure(word: string): boolean {
  return word.length > 2 && !VAGUE_WORDS.has(word);
}

interface CountInWords {
  value: number;
  article: string | undefined;
}

/** 'en' is an article before Swedish 'citron', and not before Dutch 'citroen'. */
function isArticleOf(noun: Noun, article: string): boolean {
  return noun.meanings.some(({ language }) =>
    wordsIn((LANGUAGES[language] as Language).articles).includes(article),
  );
}

function isCountedInWords(text: string, end: number, { value, article }: CountInWords): boolean {
  const noun = nounBehindCount(text, end);
  if (!noun || isTimeOrLength(noun) || unitsOf(noun).some((unit) => VAGUE.has(unit))) return false;
  if (article !== undefined && !isArticleOf(noun, article)) return false;
  if (AT_A_TIME.test(text.slice(noun.end, noun.end + REACH))) return false;
  if (value === 1 && noun.meanings.every(({ form }) => form > 0)) return false;
  return (
    isOfFood(text, noun, noun.start - end > 12) &&
    (unitsOf(noun).some((unit) => unit !== null) || isLastOfName(text, noun.end) || isGermanLast(text, noun))
  );
}

/** German names go on with a capital: 'eine Zitrone schälen' is a lemon and what is done to it. */
function isGermanLast(text: string, { end, written, meanings }: Noun): boolean {
  return (
    /^\p{Lu}/u.test(written) &&
    /^\s\p{Ll}/u.test(text.slice(end, end + 2)) &&
    meanings.every(({ language }) => language === 'de')
  );
}
