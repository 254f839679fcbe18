import { fold } from '../language/fold.ts';
import { addableLine, addedUp, type AddableLine } from '../recipe-text/add-lines.ts';
import { foodWords } from '../recipe-text/food-key.ts';
import { foodRulesIn, withFoodRules, type FoodRules } from '../recipe-text/food-rules.ts';
import type { LineReading, Place } from '../recipe-text/line-reading.ts';
import { formatFraction } from '../recipe-text/number-format.ts';
import { readLine } from '../recipe-text/read-line.ts';
import { scaleLine } from '../recipe-text/scale.ts';
import type { ShoppingEntryInput } from './schema.ts';

/** What a shopping list shows as one row: the entries of one food, added up where that is certain. Computed, never stored. */
export interface ShoppingItem<Entry = ShoppingEntryInput> {
  /** The id of its first entry. */
  id: string;
  /** The food as its first entry names it; the whole text of what names none. */
  name: string;
  /** What is still to be bought, and what was: '750 g', '2 cans'. None where no amount is named. */
  needed: readonly string[];
  bought: readonly string[];
  /** Nothing of it is to be bought any more. */
  isTicked: boolean;
  /** The names of its food, each once. */
  foods: string[];
  entries: Entry[];
}

type Entry = Pick<ShoppingEntryInput, 'id' | 'language' | 'text' | 'isTicked' | 'isRemoved'>;

/** One line as it was read, which does not change as long as its text does not. */
export interface ReadEntry {
  text: string;
  language: string;
  reading: LineReading;
  addable: AddableLine | undefined;
  /** As it is shown where nothing is added to it. */
  alone: { name: string; amounts: readonly string[] };
}

type Line = Omit<ReadEntry, 'alone'>;

/**
 * Reads the line of an entry, as a person has corrected it; the words of its language have to be loaded (`loadWordsOf`). About half a
 * millisecond.
 */
export function readEntry(
  { text, language }: Pick<ShoppingEntryInput, 'text' | 'language'>,
  rules: FoodRules = foodRulesIn(language, []),
): ReadEntry {
  const reading = withFoodRules(text.value, readLine(text.value, language), rules);
  const line = { text: text.value, language, reading, addable: addableLine(text.value, language, reading) };
  const alone = { name: nameOf(line, [line], rules), amounts: amountsOf([line], rules) };
  // The same object: what it was scaled to belongs to it.
  return Object.assign(line, { alone });
}

type ScaledLine = Pick<Line, 'text' | 'reading'>;

/** What lines have been scaled to: reading one takes half a millisecond. */
const scaledLines = new WeakMap<Line, Map<string, ScaledLine>>();

function scaledLine(line: Line, text: string, factor: number): ScaledLine {
  const known = scaledLines.get(line) ?? new Map<string, ScaledLine>();
  scaledLines.set(line, known);
  const key = `${factor} ${text}`;
  const scaled = known.get(key) ?? readScaled(line, scaleLine(text, factor));
  known.set(key, scaled);
  return scaled;
}

function readScaled(line: Line, text: string): ScaledLine {
  return { text, reading: text === line.text ? line.reading : readLine(text, line.language) };
}

/**
 * The items of a list, each where its first entry stands; removed entries are in none. Entries of one food in one language are
 * one item: amounts that add up for certain are one amount, all others stand beside each other.
 *
 * @param rulesOf what a person has said of foods, by the language of lines: what is one, and what is kept apart.
 */
export function itemsOf<E extends Entry>(
  entries: readonly E[],
  read: (entry: E) => ReadEntry = readEntry,
  rulesOf: (language: string) => FoodRules = noRules,
): ShoppingItem<E>[] {
  const groups: Group<E>[] = [];
  const near = new Map<string, Group<E>[]>();
  for (const entry of entries) {
    if (entry.isRemoved.value) continue;
    const line = read(entry);
    const rules = rulesOf(line.language);
    const bucket = bucketOf(line, rules);
    const candidates = near.get(bucket) ?? [];
    near.set(bucket, candidates);
    const group = candidates.find(({ lines }) => lines.every((other) => isSameItem(other, line, rules)));
    if (group) {
      group.entries.push(entry);
      group.lines.push(line);
    } else {
      const made = { entries: [entry], lines: [line] };
      groups.push(made);
      candidates.push(made);
    }
  }
  return groups.map((group) => itemOf(group, rulesOf));
}

function noRules(language: string): FoodRules {
  return foodRulesIn(language, []);
}

interface Group<E> {
  entries: E[];
  lines: ReadEntry[];
}

/** Lines of one food have the same bucket: as many words, which begin alike. */
function bucketOf({ text, language, reading: { food } }: ReadEntry, { nameOf }: FoodRules): string {
  if (food === null) return `${language} ${fold(text)}`;
  const words = foodWords(nameOf(food), language).map((word) => fold(word).slice(0, 2));
  return `${language} ${words.join(' ')}`;
}

function isSameItem(one: ReadEntry, other: ReadEntry, { areSame }: FoodRules): boolean {
  if (one.language !== other.language) return false;
  const [food, otherFood] = [one.reading.food, other.reading.food];
  if (food === null || otherFood === null)
    return food === otherFood && fold(one.text.trim()) === fold(other.text.trim());
  return areSame(food, otherFood);
}

function itemOf<E extends Entry>(
  { entries, lines }: Group<E>,
  rulesOf: (language: string) => FoodRules,
): ShoppingItem<E> {
  const [first] = lines;
  const isTicked = entries.every((entry) => entry.isTicked.value);
  const rules = rulesOf(first?.language ?? '');
  return {
    id: entries[0]?.id ?? '',
    ...(first && lines.length === 1 ? shownAlone(first, isTicked) : shownTogether(entries, lines, rules)),
    isTicked,
    foods: [...new Set(lines.flatMap(({ reading }) => reading.food ?? []))],
    entries,
  };
}

type Shown = Pick<ShoppingItem, 'name' | 'needed' | 'bought'>;

/** Found when the line was read: most items are of one line, and with each tick all of a list is added up again. */
function shownAlone({ alone: { name, amounts } }: ReadEntry, isTicked: boolean): Shown {
  return { name, needed: isTicked ? [] : amounts, bought: isTicked ? amounts : [] };
}

function shownTogether(entries: readonly Entry[], lines: readonly ReadEntry[], rules: FoodRules): Shown {
  const linesWhere = (isTicked: boolean) =>
    lines.filter((_, index) => entries[index]?.isTicked.value === isTicked);
  const [needed, bought] = [linesWhere(false), linesWhere(true)];
  return {
    name: nameOf(lines[0], needed.length === 0 ? lines : needed, rules),
    needed: amountsOf(needed, rules),
    bought: amountsOf(bought, rules),
  };
}

interface Sum {
  sum: AddableLine;
  /** The line in whose words the sum is written. */
  line: Line;
}

function sumsOf(lines: readonly Line[], rules: FoodRules): Sum[] {
  const sums: Sum[] = [];
  for (const line of lines) {
    const { addable, language } = line;
    if (!addable) continue;
    const at = sums.findIndex(({ sum }) => addedUp(sum, addable, language, rules) !== undefined);
    const before = sums[at];
    const sum = before && addedUp(before.sum, addable, language, rules);
    if (!before || !sum) {
      sums.push({ sum: addable, line });
      continue;
    }
    const isItsUnit = before.line.addable?.amount.unit === sum.amount.unit;
    sums[at] = { sum, line: isItsUnit ? before.line : line };
  }
  return sums;
}

/** Sums in the words of the line whose unit they have, then what could not be added up, as it is written. */
function amountsOf(lines: readonly Line[], rules: FoodRules): string[] {
  const sums = sumsOf(lines, rules).map(writtenSum);
  const others = lines.filter(({ addable, reading }) => !addable && reading.amounts.length > 0);
  return [...new Set([...sums.filter((text) => text !== ''), ...others.map(({ text }) => text.trim())])];
}

/** '≈ 370 g' where a volume was added to a weight; '3 large' of '2 large leeks' and '1 large leek': what precedes the food of the line, scaled to the sum. */
function writtenSum({ sum, line }: Sum): string {
  const [low = 1, high] = [sum.amount.quantity].flat();
  const { text, each } = withoutSizeOfEach(line);
  const { text: scaled, reading } = scaledLine(line, text, (high ?? low) / ownQuantity(line));
  const [amount] = reading.amounts;
  if (!amount) return scaled;
  const { start, end } = amount;
  const number =
    high === undefined ? scaled.slice(start, end) : `${formatFraction(low)}–${formatFraction(high)}`;
  const unit = scaled.slice(
    end,
    high === undefined ? (amount.unitPlace?.end ?? end) : unitEndOf(reading, end),
  );
  const size = reading.parts.find(({ kind }) => kind === 'size');
  const said = [number + unit, size ? placeText(scaled, size) : '', each];
  return [...(sum.isAbout ? ['≈'] : []), ...said.filter((part) => part !== '')].join(' ');
}

/** Without the half behind it, which the ends of a range count. */
function unitEndOf({ amounts: [amount], parts }: LineReading, start: number): number {
  const unit = amount?.unitPlace && parts.find(({ kind, end }) => kind === 'unit' && end > start);
  return unit ? unit.end : (amount?.unitPlace?.end ?? start);
}

const ownQuantity = ({ addable }: Line) => [addable?.amount.quantity ?? 1].flat().at(-1) ?? 1;
const placeText = (text: string, { start, end }: Place) => text.slice(start, end);

/** '3 (400 g) cans' is three cans of 400 g: the size between the number and what it counts is said behind both. */
function withoutSizeOfEach({ text, reading }: Line): { text: string; each: string } {
  const [amount] = reading.amounts;
  const between = amount?.unitPlace ? text.slice(amount.end, amount.unitPlace.start) : '';
  const each = between.trim();
  if (!amount || !reading.amounts.some(({ isEach }) => isEach) || !each.startsWith('('))
    return { text, each: '' };
  return { text: `${text.slice(0, amount.end)} ${text.slice(amount.end + between.length)}`, each };
}

/** The food in the number that goes with what is needed: 'leeks' of a leek and two others. */
function nameOf(first: Line | undefined, lines: readonly Line[], rules: FoodRules): string {
  if (!first) return '';
  const [only, ...more] = sumsOf(lines, rules);
  if (!only || more.length > 0) return (lines[0] ?? first).reading.food ?? first.text.trim();
  const quantity = [only.sum.amount.quantity].flat().at(-1) ?? 1;
  const { reading } = scaledLine(only.line, only.line.text, quantity / ownQuantity(only.line));
  return reading.food ?? first.text.trim();
}
