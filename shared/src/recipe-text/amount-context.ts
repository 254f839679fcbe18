import type { Candidate } from './amount-candidates.ts';
import {
  AFTER_PUNCTUATION,
  ALTERNATIVE,
  APPROXIMATELY,
  CONNECTED,
  CONTAINER_NAMED,
  DIMENSION_BEFORE,
  DIMENSIONS,
  EACH_AFTER,
  EQUIVALENT,
  HYPHENATED_RANGE,
  JOINED_BEFORE,
  JUICE_OF,
  LATIN,
  LEAST_GRAMS,
  LEAST_GRAMS_EACH,
  MADE_FROM,
  MIXED_WITH,
  NAMED_AFTER,
  NAMED_BEFORE,
  ONLY_QUALIFIERS,
  PASTA_BEFORE,
  PLUS,
  REACH,
  SIZE_BEFORE,
  SIZED_PIECES,
  TOTAL_AFTER,
  WEIGHED,
  WEIGHED_TOGETHER,
  YIELDS,
} from './amount-patterns.ts';
import { isMarkedBySymbol, isMeasured, type Unit, unitAt } from './units.ts';

/** What the walk along the line knows when it comes to the next number. */
export interface Seen {
  previous: Candidate | null;
  /** A size such as '14-oz' stood before: what follows without an amount of its own describes it. */
  hasSize: boolean;
}

export function isHyphenated(text: string, end: number): boolean {
  return /^[-‐‑]\p{L}/u.test(text.slice(end, end + 3));
}

/**
 * True when the nearest surroundings say that a number cannot be an amount, wherever it stands.
 *
 * @param isNamed whether what stands before a number makes it another one: 'step 2'.
 */
export function isNeverAmount(
  text: string,
  { start, end, numbers, unit }: Candidate,
  isNamed = (before: string) => NAMED_BEFORE.test(before),
): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (numbers.some((number) => number.style === 'integer' && isOfName(text, number))) return true;
  if (unit?.kind === 'length' || unit?.kind === 'time' || unit?.kind === 'temperature') return true;
  if (
    isMarkedBySymbol(text, end) ||
    isHyphenated(text, end) ||
    (DIMENSIONS.test(after) && !(isFirstWord(text, start) && SIZED_PIECES.test(after))) ||
    NAMED_AFTER.test(after)
  )
    return true;
  if (JOINED_BEFORE.test(before) && !(isMeasured(unit) && isBehindMeasure(before))) return true;
  if (isOfSeries(before, after, numbers)) return true;
  if (isKindOfFlour(before, numbers, unit) || isSizeOfPieces(text, numbers, unit)) return true;
  if (isNamed(before) && !isMeasured(unit)) return true;
  if (/[.°º]\s?$/.test(before) && PASTA_BEFORE.test(before) && !isMeasured(unit)) return true;
  return isPartOfName(after, unit);
}

const MEASURE_BEFORE = /(?<![\p{L}\d])[\d½⅓⅔¼¾⅛.,/]{1,9}\s?(\p{L}{1,12})\.?\s?[-‐‑–—]$/u;

/** '250g-300g': both ends of a range have their unit. */
function isBehindMeasure(before: string): boolean {
  const [, unit] = MEASURE_BEFORE.exec(before) ?? [];
  return unit !== undefined && isMeasured(unitAt(unit, 0, 0));
}

/** '1-2-3 cake', dates, and the '6' of '6- to 8-oz fillets'. */
function isOfSeries(before: string, after: string, { length }: Candidate['numbers']): boolean {
  if (HYPHENATED_RANGE.test(/^\D{0,12}(?=\d)/.exec(after)?.[0] ?? '')) return true;
  return (length === 2 && /^[-–]\d/.test(after)) || /\d[-–]\d{1,4}[-–]$/.test(before);
}

function isFirstWord(text: string, start: number): boolean {
  return start < REACH && ONLY_QUALIFIERS.test(text.slice(0, start).replace(/^[^\p{L}\p{N}]+/u, ''));
}

/** 'Weizenmehl 405': three digits or more behind a word, and nothing measured, name a kind. */
function isKindOfFlour(before: string, [{ value }]: Candidate['numbers'], unit: Unit | null): boolean {
  return (
    value >= 100 && !unit && /\p{L}\s$/u.test(before) && !/(?:^|\s)(?:about|or|and|plus)\s$/iu.test(before)
  );
}

/** 'type 00' and 'farina 0'; '0-1 chilli' is an amount. */
function isOfName(text: string, { start, end }: Candidate['numbers'][number]): boolean {
  const written = text.slice(start, end);
  return /^0\d/.test(written) || (written === '0' && !/^\s?[-–]/.test(text.slice(end, end + 2)));
}

/** 'gambas 8/12': how many of them weigh a kilogram. A fraction of something is not written like this. */
function isSizeOfPieces(text: string, [number]: Candidate['numbers'], unit: Unit | null): boolean {
  if (unit || number.style !== 'ascii-fraction') return false;
  const [few = 0, many = 0] = text.slice(number.start, number.end).split(/[/⁄]/).map(Number);
  return few >= 4 && few < many && (many % few === 0 || (few % 2 === 0 && many % 2 === 0));
}

/** '7UP' and '3D': letters that are no unit, joined to the number. */
function isPartOfName(after: string, unit: Unit | null): boolean {
  const joined = new RegExp(`^[${LATIN}]{1,20}`, 'u').exec(after)?.[0];
  return (
    joined !== undefined &&
    !unit &&
    !/^x$/i.test(joined) &&
    (joined.length === 1 || joined !== joined.toLowerCase())
  );
}

/** Whether a number that may be an amount is one, given what stands before it in the line. */
export function isAmountHere(text: string, candidate: Candidate, { previous, hasSize }: Seen): boolean {
  const before = text.slice(Math.max(previous?.end ?? 0, candidate.start - REACH), candidate.start);
  if (!previous) return !(hasSize && candidate.paren >= 0) && !DIMENSION_BEFORE.test(before);
  const unitEnd = candidate.unit?.end ?? candidate.end;
  if (EACH_AFTER.test(text.slice(unitEnd, unitEnd + REACH))) return false;
  if (candidate.paren >= previous.end) return isEquivalentInParens(text, candidate, previous);
  if (CONNECTED.test(before) || JUICE_OF.test(before)) return true;
  if (MIXED_WITH.test(before)) return isMeasured(candidate.unit) && previous.unit?.kind !== 'container';
  if (MADE_FROM.test(before)) return isMeasured(previous.unit);
  if (YIELDS.test(before) && isOfCups(candidate.unit)) return true;
  if (saysWeightOfAll(text, candidate, previous)) return true;
  const between = previous.unit ? text.slice(previous.unit.end, candidate.start) : before;
  if (between.length <= 10 && EQUIVALENT.test(between)) return isMeasured(previous.unit);
  if (between.length <= 10 && between.trim() === '')
    return isMeasured(previous.unit) && isMeasured(candidate.unit);
  if (AFTER_PUNCTUATION.test(before)) return true;
  return isMeasured(candidate.unit) && isMeasured(previous.unit) && !SIZE_BEFORE.test(before);
}

/** '2 large carrots, about 300 g' */
function saysWeightOfAll(text: string, candidate: Candidate, previous: Candidate): boolean {
  const [, between, inside] = /^(.{1,40}),(.{0,16})$/su.exec(text.slice(previous.end, candidate.start)) ?? [];
  if (between === undefined || inside === undefined || inside.trim() === '') return false;
  return isTotalOf(previous, candidate, {
    between,
    inside,
    after: text.slice(candidate.unit?.end ?? candidate.end),
  });
}

/** '12 tablespoons (6 ounces)' says one amount twice; '1 can (28 ounces)' and '1 (150 g) banana' give a size. */
function isEquivalentInParens(text: string, candidate: Candidate, previous: Candidate): boolean {
  const { unit, paren, start, end } = candidate;
  const after = text.slice(unit?.end ?? end, (unit?.end ?? end) + REACH);
  const between = text.slice(previous.end, Math.min(paren, previous.end + REACH));
  const inside = text.slice(paren + 1, Math.min(start, paren + REACH));
  if (TOTAL_AFTER.test(after) || PLUS.test(inside)) return true;
  if (isTotalOf(previous, candidate, { between, inside, after })) return true;
  if (!unit && ALTERNATIVE.test(text.slice(paren + 1, Math.min(start, paren + REACH)))) return true;
  if (isMeasured(previous.unit))
    return isMeasured(unit) || ONLY_QUALIFIERS.test(text.slice(paren + 1, Math.min(start, paren + REACH)));
  if (previous.unit?.kind === 'container' || CONTAINER_NAMED.test(between) || CONTAINER_NAMED.test(after))
    return false;
  // Things are not sold by the cup or spoon: '2 lemons (about 1/4 cup juice)'.
  return isOfCups(unit);
}

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  oz: 28,
  ounce: 28,
  ounces: 28,
  lb: 454,
  lbs: 454,
  pound: 454,
  pounds: 454,
};

/** '6 potatoes (about 2 pounds)' weighs all of them, '4 fillets (about 6 oz)' and '(about 6 oz each)' one. */
function isTotalOf(
  previous: Candidate,
  { unit, value }: Candidate,
  { between, inside, after }: { between: string; inside: string; after: string },
): boolean {
  const grams = GRAMS[unit?.word ?? ''];
  if (previous.unit || typeof previous.value !== 'number' || typeof value !== 'number') return false;
  if (previous.value < 2 || grams === undefined || !/\p{L}/u.test(between)) return false;
  if (CONTAINER_NAMED.test(between) || EACH_AFTER.test(after)) return false;
  const isSaid = APPROXIMATELY.test(inside) || (inside.trim() === '' && WEIGHED_TOGETHER.test(between));
  const least = LEAST_GRAMS_EACH.get(WEIGHED.exec(between)?.[0].toLowerCase() ?? '') ?? LEAST_GRAMS;
  return isSaid && value * grams >= previous.value * least;
}

function isOfCups(unit: Unit | null): boolean {
  return unit?.kind === 'spoon' || /^(?:c|cups?)$/.test(unit?.word ?? '');
}
