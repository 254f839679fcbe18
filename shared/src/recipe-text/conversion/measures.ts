import { anyOf, namedGroups, wordsOf } from '../../language/patterns.ts';
import { stepAmountWords } from '../../language/step-amount-words.ts';
import { candidates, withNumberBehind } from '../amount-candidates.ts';
import { BETWEEN_AND, BETWEEN_BEFORE, HYPHENATED_RANGE } from '../amount-patterns.ts';
import { moreAt } from '../more-behind.ts';
import { ANY_NUMBER_WORD, rangeInWords, valueOfWords } from '../number-words.ts';
import type { WrittenNumber } from '../numbers.ts';
import type { MoreBehind } from '../part-behind.ts';
import { isHeader } from '../sections.ts';
import { isMeasured, unitAt } from '../units.ts';
import { unitNameAt } from '../unit-names.ts';
import {
  COMPOUND,
  INCH_AFTER,
  NUTRIENT_AFTER,
  POUND_CAKE,
  REACH,
  SCREEN_AFTER,
  SIDE,
  SIZED_VESSEL_AFTER,
  VESSEL_AFTER,
  YIELD_BEFORE,
} from './measure-patterns.ts';
import { gasMarkBefore, isNextTemperature, type Scale, temperatureUnitAt } from './temperatures.ts';
import { type Dimension, type Kitchen, type System, valueOf } from './unit-values.ts';
import type { UnitName } from '../../language/measures/measures.ts';

/** Numbers of a text with their unit: an amount, a size, or a temperature. Places are UTF-16 units of the text. */
export interface Measure {
  start: number;
  end: number;
  /** One, the two ends of a range, or the sides of a tin. */
  numbers: readonly WrittenNumber[];
  dimension: Dimension | 'temperature';
  system: System;
  /** The unit's name, or the scale of a temperature. */
  unit: UnitName | Scale;
  /** One of the unit in grams, millilitres or centimetres; 1 for temperatures. */
  size: number;
  /** What a second unit adds: the 2 oz of '1 lb 2 oz', in the base unit. */
  more: number;
  isRange: boolean;
  /** Between the ends of a range whose upper one stands behind the unit: 'a cup or two'. */
  joint?: string;
}

interface Found {
  numbers: readonly WrittenNumber[];
  isRange: boolean;
  /** What stands behind its unit, where the numbers count it. */
  more?: MoreBehind;
}

/** Every measure of a text that may be converted, from left to right. Numbers that only look like one are left out. */
export function findMeasures(text: string, kitchen: Kitchen): Measure[] {
  if (isHeader(text)) return [];
  const measures: Measure[] = [];
  const found = [...numbersOf(text), ...numberWordsOf(text)].sort(
    (one, other) => startOf(one) - startOf(other),
  );
  for (const [index, numbers] of found.entries()) {
    if (startOf(numbers) < (measures.at(-1)?.end ?? 0)) continue;
    const last = measures.at(-1);
    const measure =
      measureAt(text, withFormer(text, found, index), kitchen) ?? nextTemperature(text, numbers, last);
    if (!measure) continue;
    if (last && measure.start < last.end) continue;
    if (last && isMoreOf(text, last, measure)) measures[measures.length - 1] = joinedOf(last, measure);
    else measures.push(measure);
  }
  return measures;
}

const startOf = ({ numbers }: Found) => numbers[0]?.start ?? 0;
const endOf = ({ numbers }: Found) => numbers.at(-1)?.end ?? 0;

function numbersOf(text: string): Found[] {
  return candidates(text)
    .filter(
      ({ start, numbers }) =>
        !isOfWord(text.slice(Math.max(0, start - REACH), start)) && numbers[0].style !== 'word',
    )
    .map(({ numbers, more }) => ({ numbers, isRange: numbers.length > 1, ...(more && { more }) }));
}

/** 'V8' and '#2'; the second side of '9x13' is a number of its own. */
function isOfWord(before: string): boolean {
  return /[\p{L}_#$€£№]$/u.test(before) && !/[\d\s"″”'-][x×]$/iu.test(before);
}

const ARTICLE = anyOf(wordsOf('articles'));
const OF = String.raw`(?:\sof\san?)?`;
const KINDS = {
  threequarters: String.raw`3[\s-]quarters?${OF}`,
  quarter: `${anyOf(stepAmountWords('quarters'))}|quarter`,
  half: String.raw`(?:${ARTICLE}\s)?${anyOf(wordsOf('halves'))}${OF}`,
  word: ANY_NUMBER_WORD,
  one: ARTICLE,
};
const NUMBER_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])${namedGroups(KINDS)}(?=(?:[-\s‐‑–]|,\s)\p{L}|(?<=['’])\p{L})`,
  'giu',
);

/** 'a cup', 'half a pound', 'two inches': words before a unit. */
function numberWordsOf(text: string): Found[] {
  return [...text.matchAll(NUMBER_WORD)].map(({ 0: written, index, groups = {} }) => {
    const value = groups['threequarters']
      ? 3 / 4
      : groups['quarter']
        ? 1 / 4
        : groups['half']
          ? 1 / 2
          : groups['word']
            ? valueOfWords(written)
            : 1;
    const number = { start: index, end: index + written.length, value, style: 'word' as const };
    const range = rangeInWords(text, number);
    return { numbers: range ?? [number], isRange: range !== null };
  });
}

/** With the numbers before it that share its unit: '30 x 20 cm', 'between 170 and 180 °C'. */
function withFormer(text: string, found: readonly Found[], index: number): Found {
  const last = found[index] ?? { numbers: [], isRange: false };
  let all = last;
  for (let before = index - 1; before >= 0; before -= 1) {
    const former = found[before];
    if (!former || former.numbers[0]?.style === 'word') break;
    const joint = text.slice(endOf(former), startOf(all));
    const isBetween =
      HYPHENATED_RANGE.test(joint) ||
      (BETWEEN_AND.test(joint) &&
        BETWEEN_BEFORE.test(text.slice(Math.max(0, startOf(former) - REACH), startOf(former))));
    if (!isBetween && !SIDE.test(joint)) break;
    all = { ...all, numbers: [...former.numbers, ...all.numbers], isRange: isBetween || last.isRange };
  }
  return all;
}

function measureAt(text: string, found: Found, kitchen: Kitchen): Measure | null {
  const { language } = kitchen;
  const first = found.numbers[0];
  const last = found.numbers.at(-1);
  if (!first || !last) return null;
  const own = { ...found, numbers: [last], start: last.start };
  const temperature = last.style === 'word' ? null : temperatureAt(text, found, language === 'en');
  if (temperature) return temperature;
  const unit = unitBehind(text, last.end, kitchen);
  if (!unit || isNoMeasure(text, last, unit)) return null;
  const isSize = unit.dimension === 'length';
  const more = found.more ?? (found.isRange ? null : moreAt(text, unit.end, last.value, 'measure'));
  const isOfSides = found.numbers.length > 1 && !found.isRange && !isSize;
  // '2 x 400 g' counts, and so does '2 x 5 cm pieces' at the start of a line.
  const isCounted =
    isOfSides ||
    (found.numbers.length === 2 &&
      !found.isRange &&
      isSize &&
      /^\s*$/.test(text.slice(0, first.start)) &&
      PIECES.test(text.slice(unit.end)));
  const { numbers } = isCounted ? own : more && !found.more ? withMore(found, more) : found;
  return {
    ...unit,
    end: more?.end ?? unit.end,
    start: numbers[0]?.start ?? last.start,
    numbers,
    isRange: found.isRange || more?.joint !== undefined,
    more: 0,
    ...(more?.joint !== undefined && { joint: more.joint }),
  };
}

/** 'A cup and a half' and '2 inches or two': what digits of an amount count (`candidates`), others do not. */
function withMore(found: Found, more: MoreBehind): Found {
  const numbers = found.numbers.flatMap((number, index) =>
    index === found.numbers.length - 1 ? withNumberBehind(number, more) : [number],
  );
  return { ...found, numbers };
}

const PIECES = new RegExp(String.raw`^\s?-?\s?${anyOf(wordsOf('pieces'))}`, 'iu');

function temperatureAt(text: string, found: Found, isEnglish: boolean): Measure | null {
  const last = found.numbers.at(-1);
  const first = found.numbers[0];
  if (!first || !last) return null;
  const shared = { dimension: 'temperature', size: 1, more: 0, isRange: found.isRange } as const;
  const gas = gasMarkBefore(text, first.start, last.value);
  if (gas !== null)
    return { ...shared, start: gas, end: last.end, numbers: found.numbers, system: 'any', unit: 'gas' };
  const unit = temperatureUnitAt(text, last.end, { value: last.value, isEnglish });
  if (!unit) return null;
  const isNegative = found.numbers.length === 1 && /(?:^|[\s(])[-−–]$/.test(text.slice(0, first.start));
  const numbers = isNegative ? [{ ...first, start: first.start - 1, value: -first.value }] : found.numbers;
  return {
    ...shared,
    start: numbers[0]?.start ?? first.start,
    end: unit.end,
    numbers,
    system: unit.scale === 'celsius' ? 'metric' : 'us',
    unit: unit.scale,
  };
}

/** A number alone that goes on with the temperature before it. */
function nextTemperature(text: string, { numbers }: Found, last: Measure | undefined): Measure | null {
  const [number, ...more] = numbers;
  if (!number || more.length > 0 || number.style === 'word' || last?.dimension !== 'temperature') return null;
  if (!isNextTemperature(text, number, last.unit as Scale)) return null;
  return { ...last, start: number.start, end: number.end, numbers, isRange: false };
}

type UnitBehind = Pick<Measure, 'dimension' | 'system' | 'size' | 'end'> & { unit: UnitName };

const QUALITIES = new RegExp(String.raw`(?:${anyOf(wordsOf('unitQualities'))}\.?\s{1,2}){1,2}`, 'iuy');
const INCH_MARK = /\s?(?:["″”](?!\w)|''|in\.?(?!\p{L}))/iuy;

function unitBehind(text: string, position: number, kitchen: Kitchen): UnitBehind | null {
  const gap = /^\s{0,2}[-‐‑]?\s{0,2}/u.exec(text.slice(position, position + 5))?.[0].length ?? 0;
  const start = position + gap;
  QUALITIES.lastIndex = start;
  const behindQuality = QUALITIES.test(text) ? QUALITIES.lastIndex : start;
  for (const place of new Set([start, behindQuality])) {
    const named = unitNameAt(text, place, kitchen.language);
    if (!named || isOtherWord(text, named, kitchen)) continue;
    const value = valueOf(named.name, text.slice(named.start, named.end), kitchen);
    if (value) return { ...value, unit: named.name, end: endOfUnit(text, named.end) };
  }
  INCH_MARK.lastIndex = position;
  const mark = INCH_MARK.exec(text);
  if (!mark || (/in/i.test(mark[0]) && !INCH_AFTER.test(text.slice(INCH_MARK.lastIndex)))) return null;
  if (/["″”]$/.test(mark[0]) && /["“″]\s?[\d./]*$/.test(text.slice(0, position))) return null;
  const inch = valueOf('inch', 'inch', kitchen);
  return inch && { ...inch, unit: 'inch', end: endOfUnit(text, INCH_MARK.lastIndex) };
}

/** The period of a sentence is no part of its last unit. */
function endOfUnit(text: string, end: number): number {
  return text[end - 1] === '.' && /^\s*(?:$|\p{Lu})/u.test(text.slice(end)) ? end - 1 : end;
}

/** 'in' and, outside English, 'c' are other words. */
function isOtherWord(
  text: string,
  { start, end }: { start: number; end: number },
  { language }: Kitchen,
): boolean {
  const word = text.slice(start, end);
  if (/^in\.?$/i.test(word)) return true;
  return /^c\.?$/i.test(word) && language !== 'en';
}

/** '250g-300g' */
function isBeforeMeasure(after: string): boolean {
  const [written = ''] = /^[-–]\d[\d.,/]{0,7}(?=\s?\p{L})/u.exec(after) ?? [];
  return written !== '' && isMeasured(unitAt(after, written.length, 0));
}

function isNoMeasure(
  text: string,
  { start, end: numberEnd, style }: WrittenNumber,
  { unit, end }: UnitBehind,
): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const isVolume = unit === 'cup' || unit === 'pint' || unit === 'quart';
  if (/\d[.,/⁄:]?$/u.test(before) || (/^[-–]?\d/.test(after) && !isBeforeMeasure(after))) return true;
  if (YIELD_BEFORE.test(before) || SCREEN_AFTER.test(after) || NUTRIENT_AFTER.test(after)) return true;
  if (unit === 'pound' && POUND_CAKE.test(after)) return true;
  if (style === 'word' && isVolume && /^[-\s](?:jar|glass|measure)/i.test(after)) return true;
  const vessel = /[-‐]/.test(text.charAt(numberEnd)) ? SIZED_VESSEL_AFTER : VESSEL_AFTER;
  return unit === 'cup' && vessel.test(after);
}

const LARGER: Partial<Record<UnitName | Scale, UnitName>> = {
  pound: 'ounce',
  kilogram: 'gram',
  liter: 'milliliter',
  gallon: 'quart',
  quart: 'pint',
};

function isMoreOf(text: string, one: Measure, other: Measure): boolean {
  return (
    LARGER[one.unit] === other.unit &&
    one.numbers.length === 1 &&
    other.numbers.length === 1 &&
    other.numbers[0]?.style !== 'word' &&
    COMPOUND.test(text.slice(one.end, other.start))
  );
}

function joinedOf(one: Measure, other: Measure): Measure {
  return { ...one, end: other.end, more: one.more + (other.numbers[0]?.value ?? 0) * other.size };
}
