import type { FoodRule } from '../food-rule/schema.ts';
import { fold } from '../language/fold.ts';
import { areSameWords, foodWords } from './food-key.ts';
import { AISLES, type Aisle } from '../shopping/aisles.ts';
import type { LineReading } from './line-reading.ts';
import { once } from './once.ts';

/** What a person has said of foods, for lines of one language. Names are compared as `areSameWords` does. */
export interface FoodRules {
  /** The food that lines of these words (see `lineWords`) are of; undefined where nothing was said of them. */
  foodOfLine: (words: string) => string | undefined;
  /** The one name that a food goes by: itself, unless it was said to be another. */
  nameOf: (food: string) => string;
  /** The food itself and every other name that was said to mean it. */
  namesOf: (food: string) => string[];
  /** The aisle where somebody said it is bought; null for none of them, undefined where nothing was said. */
  aisleOf: (food: string) => Aisle | null | undefined;
  /** Whether it is always there, so that a recipe puts it on no list unasked. */
  isStaple: (food: string) => boolean;
  /** Whether lines of the two count as lines of one food. */
  areSame: (one: string, other: string) => boolean;
}

/** The rules that count for lines of a language; those of other languages are left out. */
export function foodRulesIn(
  language: string,
  rules: readonly Omit<FoodRule, 'id' | 'createdAt'>[],
): FoodRules {
  const ofKind = (kind: FoodRule['kind']) =>
    rules.filter((rule) => rule.kind === kind && rule.language === language);
  const [lines, same, apart] = [ofKind('line'), ofKind('same'), ofKind('apart')];
  const [aisles, staples] = [ofKind('aisle'), ofKind('staple')];
  const foods = new Map(lines.map(({ food, isFood }) => [fold(food), isFood]));
  const wordsOf = once((food) => foodWords(food, language));
  const isOne = (one: string, other: string) => areSameWords(wordsOf(one), wordsOf(other), language);
  const nameOf = once((food) => nameBy(same, food, isOne));
  const areApart = (one: string, other: string) =>
    one.toLowerCase() !== other.toLowerCase() &&
    apart.some(({ food, isFood }) =>
      [
        [one, other],
        [other, one],
      ].some(([a = '', b = '']) => isNamed(a, food) && isNamed(b, isFood)),
    );
  const isNamed = (food: string, name: string) => isOne(food, name) || isOne(nameOf(food), name);
  return {
    foodOfLine: (words) => foods.get(fold(words)),
    nameOf,
    namesOf: once((food) => [
      ...new Set([
        food,
        nameOf(food),
        ...same.map((rule) => rule.food).filter((other) => isOne(nameOf(other), nameOf(food))),
      ]),
    ]),
    aisleOf: once((food) => {
      const said = aisles.find((rule) => isOne(nameOf(food), nameOf(rule.food)));
      return said && (AISLES.find((aisle) => aisle === said.isFood) ?? null);
    }),
    isStaple: once((food) => staples.some((rule) => isOne(nameOf(food), nameOf(rule.food)))),
    areSame: (one, other) => isOne(nameOf(one), nameOf(other)) && !areApart(one, other),
  };
}

/** The name at the end of 'peppers are bell peppers, bell peppers are capsicums'; of a circle always the same one. */
function nameBy(
  same: readonly Pick<FoodRule, 'food' | 'isFood'>[],
  food: string,
  isOne: (one: string, other: string) => boolean,
): string {
  const names: string[] = [];
  for (;;) {
    const last = names.at(-1) ?? food;
    const next = same.find((rule) => isOne(rule.food, last))?.isFood;
    if (next === undefined) return last;
    const before = names.findIndex((name) => isOne(name, next));
    if (before >= 0) return names.slice(before).toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))[0] ?? last;
    names.push(next);
  }
}

/** A line from its first words on, without amounts and units: alike in all lines of one thing, however much of it they say. */
export function lineWords(text: string, { parts }: LineReading): string {
  const isAmount = ({ kind }: LineReading['parts'][number]) => kind === 'amount' || kind === 'unit';
  let position = parts.find((part) => !isAmount(part))?.start ?? 0;
  let words = '';
  for (const { start, end } of parts.filter(isAmount)) {
    words += `${text.slice(position, start)} `;
    position = Math.max(position, end);
  }
  return (words + text.slice(position))
    .replace(/[^\p{L}\p{M}\p{N}%'’-]+/gu, ' ')
    .replace(/(?<!\p{L})['’-]+|['’-]+(?!\p{L})/gu, '')
    .trim();
}

/** The reading of a line as a person has corrected it: what they say it is of, in place of the food and its alternatives. */
export function withFoodRules(text: string, reading: LineReading, rules: FoodRules): LineReading {
  const food = rules.foodOfLine(lineWords(text, reading));
  return food === undefined ? reading : { ...reading, food, alternatives: [] };
}
