import type { UnitName } from '../language/measures/measures.ts';
import { densityOfFood } from './conversion/density.ts';
import { foodRulesIn, withFoodRules, type FoodRules } from './food-rules.ts';
import { endOf, linePatterns } from './line-patterns.ts';
import type { LineReading, ReadAmount } from './line-reading.ts';
import { readLine } from './read-line.ts';
import { isCounted, isLanguageCode, isWeightOrVolume } from './unit-names.ts';

/** What two lines of a shopping list come to. */
export type LineSum =
  | { result: 'separate' }
  | { result: 'sum' | 'sum≈'; quantity: number | [number, number]; unit: UnitName | null };

/**
 * Adds up two ingredient lines of one language: a sum only of the same food in units of one dimension, in the larger of the two; what is
 * counted only with its own kind, of the same size. A volume and a weight add up where it is known what the food weighs by the cup, to what
 * is about right ('sum≈', a weight); without its densities (`loadDensitiesOf`) they stay separate. Wherever that is not certain they stay separate: two lines cost a glance, a wrong sum
 * another trip to the shop. Ranges are added end by end.
 *
 * @param rules what the person of the list has said of foods.
 */
export function addLines(
  a: string,
  b: string,
  language: string,
  rules: FoodRules = foodRulesIn(language, []),
): LineSum {
  const [one, other] = [a, b].map((text) =>
    addableLine(text, language, withFoodRules(text, readLine(text, language), rules)),
  );
  const sum = one && other && addedUp(one, other, language, rules);
  if (!sum) return { result: 'separate' };
  const { quantity, unit } = sum.amount;
  return { result: sum.isAbout ? 'sum≈' : 'sum', quantity, unit };
}

/** A line that is one amount of one thing. */
export interface AddableLine {
  food: string;
  amount: { quantity: number | [number, number]; unit: UnitName | null };
  size: string;
  /** What makes it another thing to buy: cooked, or said to be of some kind. */
  state: string;
  /** The size of each, '400 gram' of '2 x 400 g'. */
  each: string;
  /** A volume in it was taken for what its food weighs by the cup. */
  isAbout?: boolean;
}

/** Two such lines as one, by the rules of `addLines`; undefined where they stay separate. */
export function addedUp(
  one: AddableLine,
  other: AddableLine,
  language: string,
  { areSame }: FoodRules = foodRulesIn(language, []),
): AddableLine | undefined {
  if (!areSame(one.food, other.food) || one.state !== other.state) return undefined;
  if (one.each !== other.each) return undefined;
  const unit = commonUnit(one.amount.unit, other.amount.unit, language);
  if (unit === undefined) return addedByWeight(one, other, language);
  const isMeasured = unit !== null && !isCounted(unit);
  if (one.size !== other.size && !(isMeasured && isWeightOrVolume(unit))) return undefined;
  const [first, second] = [inUnit(one.amount, unit), inUnit(other.amount, unit)];
  return { ...one, amount: { quantity: sumOf(first, second), unit }, ...aboutOf(one, other) };
}

/** A weight and a volume of one food, as a weight. */
function addedByWeight(one: AddableLine, other: AddableLine, language: string): AddableLine | undefined {
  const density = densityOfFood(one.food, language);
  const [weight, volume] = isIn(WEIGHTS, one) ? [one, other] : [other, one];
  // A Tasse or szklanka holds what the writer's cup holds.
  const isForeignCup = language !== 'en' && volume.amount.unit === 'cup';
  if (!density || !isIn(WEIGHTS, weight) || !isIn(VOLUMES, volume) || isForeignCup) return undefined;
  const { unit } = weight.amount;
  const cups = inUnit(volume.amount, 'cup');
  const inGrams = (count: number) => (count * density.gramsInCup) / ((unit && WEIGHTS.get(unit)) ?? 1);
  const quantity = sumOf(inUnit(weight.amount, unit), [inGrams(cups[0]), inGrams(cups[1])]);
  return { ...weight, amount: { quantity, unit }, isAbout: true };
}

const isIn = (units: ReadonlyMap<UnitName, number>, { amount }: AddableLine) =>
  amount.unit !== null && units.has(amount.unit);

const aboutOf = (one: AddableLine, other: AddableLine) => (one.isAbout || other.isAbout) && { isAbout: true };

function sumOf(one: [number, number], other: [number, number]): number | [number, number] {
  const [low, high] = [round(one[0] + other[0]), round(one[1] + other[1])];
  return low === high ? low : [low, high];
}

/** What a line adds; undefined where that is not one amount of one thing. `reading`: of that text in that language. */
export function addableLine(
  text: string,
  language: string,
  reading = readLine(text, language),
): AddableLine | undefined {
  const { food, amounts, alternatives, isOptional, isToTaste, size } = reading;
  const whole = amounts.filter(({ isEach }) => !isEach);
  const [amount, ...more] = whole;
  if (food === null || !amount || alternatives.length > 0 || isOptional || isToTaste) return undefined;
  const { quantity } = amount;
  // None of something can be multiplied to nothing.
  if (quantity === null || quantity === 0 || more.some((next) => !isSameAmount(text, next))) return undefined;
  const each = amounts.filter(({ isEach }) => isEach).map((one) => `${String(one.quantity)} ${one.unit}`);
  return {
    food,
    amount: { quantity, unit: amount.unit },
    size: size.toLowerCase(),
    state: stateOf(text, reading, language),
    each: each[0] ?? '',
  };
}

/** '200 g/7 oz' and '1 cup (240 ml)' say one amount twice; '1 lb 2 oz' and '1 cup plus 2 tbsp' are two. */
function isSameAmount(text: string, { start }: ReadAmount): boolean {
  return /[/(=≈|]\s*[^\d\s]{0,8}\s*$/u.test(text.slice(0, start));
}

function stateOf(text: string, { parts }: LineReading, language: string): string {
  const patterns = linePatterns(isLanguageCode(language) ? language : 'en');
  const lower = text.toLowerCase();
  const starts = (kind: keyof typeof patterns, { start, end }: { start: number; end: number }) =>
    [...lower.slice(start, end).matchAll(/[\p{L}\p{M}'’-]+/gu)].map(({ 0: word, index }) =>
      endOf(patterns[kind], lower, start + index) > 0 ? word : '',
    );
  const said = parts.flatMap((part) => {
    const written = lower.slice(part.start, part.end);
    const isAside =
      endOf(patterns.asides, lower, part.start) > 0 || endOf(patterns.few, lower, part.start) > 0;
    if (part.kind === 'note') return isAside || endOf(patterns.about, lower, part.start) > 0 ? [] : [written];
    if (part.kind !== 'preparation') return [];
    const isKnown = [
      ...starts('prepared', part),
      ...starts('how', part),
      ...starts('preparedStart', part),
    ].some((word) => word !== '');
    return isKnown ? starts('changed', part).filter((word) => word !== '') : [written];
  });
  return said.join(' ');
}

/** In grams. */
const WEIGHTS: ReadonlyMap<UnitName, number> = new Map([
  ['milligram', 0.001],
  ['gram', 1],
  ['decagram', 10],
  ['hectogram', 100],
  ['ounce', 28.349523125],
  ['pound', 453.59237],
  ['kilogram', 1000],
]);
/** In millilitres. Pints and gallons differ between countries, and only go with their own. */
const VOLUMES: ReadonlyMap<UnitName, number> = new Map([
  ['krm', 1],
  ['milliliter', 1],
  ['teaspoon', 4.92892159375],
  ['centiliter', 10],
  ['dessertspoon', 9.8578431875],
  ['tablespoon', 14.78676478125],
  ['fluid ounce', 29.5735295625],
  ['deciliter', 100],
  ['cup', 236.5882365],
  ['quart', 946.352946],
  ['liter', 1000],
]);
const BASES = [WEIGHTS, VOLUMES];

/** The unit that a sum is written in, or undefined where there is none. */
function commonUnit(
  one: UnitName | null,
  other: UnitName | null,
  language: string,
): UnitName | null | undefined {
  const [first, second] = [one === 'piece' ? null : one, other === 'piece' ? null : other];
  if (first === second) return first;
  if (first === null || second === null) return undefined;
  // A Tasse or szklanka holds what the writer's cup holds.
  if (language !== 'en' && (first === 'cup' || second === 'cup')) return undefined;
  const base = BASES.find((units) => units.has(first) && units.has(second));
  return base && ((base.get(first) ?? 0) > (base.get(second) ?? 0) ? first : second);
}

function inUnit({ quantity, unit }: AddableLine['amount'], wanted: UnitName | null): [number, number] {
  const base = unit !== wanted && unit !== null ? BASES.find((units) => units.has(unit)) : undefined;
  const factor = base && unit && wanted ? (base.get(unit) ?? 1) / (base.get(wanted) ?? 1) : 1;
  const [low, high] = Array.isArray(quantity) ? quantity : [quantity, quantity];
  return [low * factor, high * factor];
}

/** Three teaspoons are one tablespoon, not 0.9999. */
function round(value: number): number {
  return Number(value.toPrecision(9));
}
