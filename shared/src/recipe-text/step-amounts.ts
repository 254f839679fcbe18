import type { UnitName } from '../language/measures/measures.ts';
import { anyOf, numberWords, wordsOf } from '../language/patterns.ts';
import { stepAmountWords } from '../language/step-amount-words.ts';
import { type Amount, type Candidate, candidates, isMeasured } from './amount-candidates.ts';
import { isNeverAmount } from './amount-context.ts';
import { EACH_AFTER, NAMED_BEFORE, REACH, STEP_SIZE_BEFORE } from './amount-patterns.ts';
import { isLastOfName, nounBehindCount, unitsOf } from './step-nouns.ts';
import type { Noun } from './nouns.ts';
import { isHeader } from './sections.ts';
import { unitAt } from './units.ts';

/**
 * The amounts of ingredients in a sentence of the method: what is measured ('200 ml of milk'), what is counted and known
 * ('3 eggs', 'a clove of garlic', '1 (400 g) tin of beans'), and parts of it ('half an onion'). Left alone are times, temperatures,
 * sizes ('100 g balls'), and sentences that speak of one piece or person ('2 tbsp on each wrap').
 */
export function findStepAmounts(text: string): Amount[] {
  if (isHeader(text)) return [];
  const written = candidates(text).filter((candidate) => isStepAmount(text, candidate));
  const found = [...written, ...wordAmounts(text)].sort((one, other) => one.start - other.start);
  return found
    .filter(({ start }, index) => start >= (found[index - 1]?.end ?? 0))
    .filter(({ start }) => !isOfEach(text, start))
    .map(({ start, end, value, numbers, unit }) => ({ start, end, value, numbers, unit }));
}

function isStepAmount(text: string, candidate: Candidate): boolean {
  if (isLengthOfFood(text, candidate)) return true;
  if (isNeverAmount(text, candidate, isNamed)) return false;
  const { start, end, unit } = candidate;
  const unitEnd = unit?.end ?? end;
  const before = text.slice(Math.max(0, start - REACH), start);
  if (EACH_AFTER.test(text.slice(unitEnd, unitEnd + REACH)) || STEP_SIZE_BEFORE.test(before)) return false;
  return isMeasured(unit) ? !isSizeOf(text, candidate) : isCount(text, candidate);
}

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
  if (length < 0 || /(?:\d|[x×]|into|in)\s?$/iu.test(text.slice(0, start))) return false;
  return LENGTH_OF_FOOD.test(text.slice(length, length + REACH));
}

/** Units that are made of food and have a size of their own: '100 g balls', '400 g tins'. */
const SIZED: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'ball',
    'serving',
    'piece',
    'chunk',
    'disc',
    'strip',
    'slice',
    'wedge',
    'cube',
    'square',
    'loaf',
  ] as const),
  ...(['can', 'jar', 'package', 'bag', 'tub', 'carton', 'bottle', 'block', 'box'] as const),
]);

function isSizeOf(text: string, { unit, end, paren }: Candidate): boolean {
  const unitEnd = unit?.end ?? end;
  const closing = /^\s?[)\]]?\s?/u.exec(text.slice(unitEnd, unitEnd + 3))?.[0].length ?? 0;
  const noun = nounBehindCount(text, unitEnd + Math.max(0, closing - 1));
  const isNext = noun !== null && noun.start - unitEnd <= closing + 1;
  if (isNext && unitsOf(noun).some((name) => SIZED.has(name))) return true;
  // '1 tin (400 g)'
  return paren >= 0 && BOXED.test(text.slice(Math.max(0, paren - REACH), paren));
}

const BOXED = new RegExp(
  String.raw`(?:^|[^\p{L}\d])\d[^.,;()]{0,30}(?<!\p{L})${anyOf(wordsOf('containers'))}\s{0,2}$`,
  'iu',
);

/** Pieces into which food is cut are amounts only where it is said of what. */
const SHAPES: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'ball',
    'serving',
    'piece',
    'chunk',
    'disc',
    'strip',
    'slice',
    'wedge',
    'cube',
    'square',
    'ring',
    'sheet',
  ] as const),
]);
const CONTAINERS: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'can',
    'jar',
    'package',
    'bag',
    'tub',
    'carton',
    'bottle',
    'block',
    'box',
    'bar',
    'loaf',
    'glass',
    'tube',
    'container',
  ] as const),
]);
/** Amounts that are the same for two and for six. */
const VAGUE: ReadonlySet<UnitName | null> = new Set<UnitName>([
  ...([
    'pinch',
    'dash',
    'drizzle',
    'glug',
    'drop',
    'dollop',
    'sprinkling',
    'squeeze',
    'handful',
    'knob',
    'batch',
  ] as const),
]);

function isCount(text: string, { end }: Pick<Candidate, 'end'>): boolean {
  const noun = nounBehindCount(text, end);
  return noun !== null && !isTimeOrLength(noun) && isOfFood(text, noun, noun.start - end > 12);
}

function isTimeOrLength(noun: Noun): boolean {
  return unitsOf(noun).every((unit) => unit === 'centimeter' || unit === 'inch' || unit === 'millimeter');
}

const OF = new RegExp(
  String.raw`^\s{1,2}(?:${anyOf(wordsOf('of').filter((word) => word.length > 1))}\s|d['’])`,
  'iu',
);

/** '2 tins of tomatoes', never '2 tins' that are for baking, nor 'cut 24 slices'. */
function isOfFood(text: string, noun: Noun, hasSize: boolean): boolean {
  const units = unitsOf(noun);
  if (units.includes(null)) return true;
  const behind = text.slice(noun.end, noun.end + REACH);
  if (OF.test(behind)) return true;
  const isNamed = /^\s\p{L}/u.test(behind) && !isLastOfName(text, noun.end);
  const isGerman = /^\s\p{Lu}\p{Ll}/u.test(behind);
  if (units.some((unit) => SHAPES.has(unit))) return isGerman;
  if (units.some((unit) => CONTAINERS.has(unit))) return isNamed || hasSize;
  return true;
}

const DISTRIBUTIVE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(stepAmountWords('distributive'))}(?=\s{1,2}[\p{L}\d]|[.,;!?]|$)(?!\s{1,2}(?:\d{1,3}\s)?${anyOf(stepAmountWords('notDistributive'))}(?!\p{L}))`,
  'giu',
);
const AMOUNT_BEFORE = /\d\s?\p{L}{0,12}\.?\s{0,2}$/u;

/** Whether the sentence around a place says how much each gets. */
function isOfEach(text: string, position: number): boolean {
  const before = text.slice(0, position);
  const start = Math.max(...['. ', '! ', '? ', '; ', '\n'].map((end) => before.lastIndexOf(end)), -1) + 1;
  const length = text.slice(position).search(/[.!?;](?:\s|$)|\n/u);
  const sentence = text.slice(start, length < 0 ? text.length : position + length);
  // '(je 400 g)' is the size of what stands before.
  const outside = sentence.replace(/\([^()]*\)/g, (inside) => ' '.repeat(inside.length));
  return [...outside.matchAll(DISTRIBUTIVE)].some(
    ({ index }) => !AMOUNT_BEFORE.test(outside.slice(Math.max(0, index - 16), index)),
  );
}

const ARTICLE = anyOf(wordsOf('articles'));
const HALF = anyOf(wordsOf('halves'));
const VALUES = new Map(numberWords('numbers'));
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:(?<quarter>${anyOf(stepAmountWords('quarters'))})|(?<half>(?:${ARTICLE}\s)?${HALF})|(?<one>${ARTICLE})|(?<number>${anyOf([...VALUES.keys()])}))(?=\s\p{L})`,
  'giu',
);

/** 'an onion', 'two eggs', 'half a lemon', 'a quarter of a cabbage': numbers that are words, before what is counted. */
function wordAmounts(text: string): Amount[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: written, index, groups }) => {
    const end = index + written.length;
    const value = groups?.['quarter']
      ? 1 / 4
      : groups?.['half']
        ? 1 / 2
        : groups?.['one']
          ? 1
          : (VALUES.get(written.toLowerCase()) ?? 0);
    const unit = groups?.['one'] ? unitAt(text, end, 1) : null;
    const isAmount = isMeasured(unit) ? isPlainMeasure(unit?.word ?? '') : isCountedInWords(text, end, value);
    if (value <= 0 || !isAmount) return [];
    return [
      {
        start: index,
        end,
        value,
        numbers: [{ start: index, end, value, style: 'word' as const }] as Amount['numbers'],
        unit: isMeasured(unit) ? unit : null,
      },
    ];
  });
}

const VAGUE_WORDS = new Set(wordsOf('vagueUnits'));

function isPlainMeasure(word: string): boolean {
  return word.length > 2 && !VAGUE_WORDS.has(word);
}

function isCountedInWords(text: string, end: number, value: number): boolean {
  const noun = nounBehindCount(text, end);
  if (!noun || isTimeOrLength(noun) || unitsOf(noun).some((unit) => VAGUE.has(unit))) return false;
  if (value === 1 && noun.meanings.every(({ form }) => form > 0)) return false;
  return (
    isOfFood(text, noun, noun.start - end > 12) &&
    (unitsOf(noun).some((unit) => unit !== null) || isLastOfName(text, noun.end))
  );
}
