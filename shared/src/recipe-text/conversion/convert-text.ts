import { anyOf, unitWords } from '../../language/patterns.ts';
import { nounBehind } from '../count-nouns.ts';
import { findAmounts } from '../amounts.ts';
import { nounAt } from '../nouns.ts';
import { type AmountReader, type Edit, editsOf, partsOf, type ScaledPart } from '../scale.ts';
import { assertFactor } from '../servings.ts';
import { findStepAmounts } from '../step-amounts.ts';
import { nounBehindCount, nounInStep } from '../step-nouns.ts';
import { isLanguageCode, type LanguageCode } from '../unit-names.ts';
import { type Density, densityIn } from './density.ts';
import {
  ALONE_AFTER,
  EQUIVALENT,
  EQUIVALENT_BEHIND_FOOD,
  JOINT,
  REACH,
  VESSEL_AFTER,
} from './measure-patterns.ts';
import { findMeasures, type Measure } from './measures.ts';
import { baseValues, BUTTER, type Converted, converted, type Target } from './targets.ts';
import { type Kitchen, USUAL_CUP } from './unit-values.ts';
import { writtenMeasure } from './written-measure.ts';

export interface Conversion {
  /** Whose measures the text is to be in. */
  to: Target;
  /** The language that it is written in; any that the language room does not have is read as English. */
  language: string;
  kind: 'line' | 'step';
  /** The country of the recipe by its two letters, where it is known: its cups and pints are meant. */
  country?: string | undefined;
  /** What its amounts are multiplied by at once; sizes and temperatures are not. */
  factor?: number;
}

/** A piece of a converted text: the text around, a changed amount, or a measure in other units. */
export interface ConvertedPart extends ScaledPart {
  /** What the author wrote, for a measure in other units. */
  original?: string;
  /** The food whose density was used: the measure is about right ('≈'). */
  density?: Density;
  /** True for a measure in other units that was multiplied, too. */
  isScaled?: boolean;
  /** How many millilitres a cup was taken for, where the author wrote cups. */
  cup?: number;
}

/**
 * An ingredient line or a sentence of the method in metric or American measures, as cooks write them, in pieces. Spoons stay spoons,
 * volumes become weights only by a known density, and numbers that are no measures stay to the letter. Amounts are multiplied by `factor`
 * before they are rounded, also those that stay in their unit (as `scaledParts` does).
 *
 * Always convert the original text. Nothing to convert leaves it byte for byte as it is.
 * @throws RangeError unless the factor is a finite number above 0.
 */
export function convertText(text: string, conversion: Conversion): ConvertedPart[] {
  const { factor = 1, to, kind } = conversion;
  assertFactor(factor);
  const language = isLanguageCode(conversion.language) ? conversion.language : 'en';
  const kitchen: Kitchen = { language, country: conversion.country };
  const reader = READERS[kind];
  const amounts = reader.find(text);
  const measures = findMeasures(text, kitchen);
  const densities = new Map(
    measures.map((measure, index) => [measure, densityFor(text, measures.slice(index), language)]),
  );
  const edits = groupsOf(text, measures, densities).flatMap((group) =>
    shownOf(group, to).flatMap((measure) => {
      const isAmount = amounts.some(({ start }) => start >= measure.start && start < measure.end);
      const density = densities.get(measure) ?? null;
      const isLabel = isOnLabel(text, measure);
      const stated = statedWeight(measure, group, density) ?? measure;
      const shown = converted(stated, { to, factor: isAmount ? factor : 1, density, isLabel });
      const isCup = stated.unit === 'cup';
      return shown
        ? editsFor(text, measure, { shown, density, language, isCup, isScaled: isAmount && factor !== 1 })
        : [];
    }),
  );
  const scaled = factor === 1 ? [] : amounts.flatMap((amount) => editsOf(text, amount, factor, reader));
  const isFree = (edit: Edit) => !edits.some(({ start, end }) => edit.start < end && edit.end > start);
  const all = [...edits, ...scaled.filter(isFree)].sort((one, other) => one.start - other.start);
  return partsOf(text, all);
}

const CONTAINER = new RegExp(String.raw`^[\s.)\]-]{0,3}${anyOf(unitWords('container'))}(?!\p{L})`, 'iu');

/** The size of a can: '400 g tin', 'tin (400 g)'. */
function isOnLabel(text: string, { start, end }: Measure): boolean {
  const isInParens = text[start - 1] === '(' && text[end] === ')';
  return isInParens || CONTAINER.test(text.slice(end, end + REACH));
}

const REST_OF_BRACKET = /^[^()[\]]{0,40}[)\]]/u;

/** The density of what is measured; none for the size of a can, which is what its label says. */
function densityFor(
  text: string,
  [measure, ...behind]: readonly Measure[],
  language: LanguageCode,
): Density | null {
  if (!measure || isOnLabel(text, measure)) return null;
  let { end } = measure;
  for (const next of behind) {
    if (!JOINT.test(text.slice(end, next.start)))
      return densityIn(text, language, { start: end, end: next.start });
    // '1 cup (2 sticks) butter': the food stands behind both.
    end = next.end + (REST_OF_BRACKET.exec(text.slice(next.end))?.[0].length ?? 0);
  }
  return densityIn(text, language, { start: end, end: text.length });
}

const READERS: Readonly<Record<Conversion['kind'], AmountReader>> = {
  line: { find: findAmounts, nounAt, nounOf: nounBehind },
  step: { find: findStepAmounts, nounAt: nounInStep, nounOf: nounBehindCount },
};

type Densities = ReadonlyMap<Measure, Density | null>;

/** Measures beside the same in other words: '1 cup (240 ml)'. */
function groupsOf(text: string, measures: readonly Measure[], densities: Densities): Measure[][] {
  const groups: Measure[][] = [];
  for (const measure of measures) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && areEquivalent(text, [last, measure], densities)) group.push(measure);
    else groups.push([measure]);
  }
  return groups;
}

/** Those of a group that are converted: none where one is of the target's units, else all but what repeats the first. */
function shownOf(group: readonly Measure[], to: Target): readonly Measure[] {
  const [first] = group;
  if (!first || group.length === 1) return group;
  // How much a stick is only American cooks know, also where it is said in spoons.
  const isSaid = group.some((measure) => isOf(measure, to) && !(isStick(first) && measure.system === 'any'));
  if (isSaid) return [];
  return first.dimension === 'temperature' ? group.filter(({ unit }) => unit !== 'gas') : [first];
}

const isStick = ({ unit }: Measure) => unit === 'stick';

/** What the text itself says that the cups of a solid weigh: '1 cup (2 sticks) butter', '1 cup (5 oz) flour'. */
function statedWeight(measure: Measure, group: readonly Measure[], density: Density | null) {
  if (measure.dimension !== 'volume' || !density || density.isLiquid) return undefined;
  const grams = ((baseValues(measure, 1)[0] ?? 0) / USUAL_CUP) * density.gramsInCup;
  return group.find((other) => {
    if (other.dimension !== 'mass' || other.numbers.length !== measure.numbers.length) return false;
    const part = (baseValues(other, 1)[0] ?? 0) / grams;
    // Else it is of something else: '4 cups (1 oz each)'.
    return part > 0.6 && part < 1.6;
  });
}

function isOf({ system, unit }: Measure, to: Target): boolean {
  return system === to || (system === 'any' && unit !== 'gas');
}

function areEquivalent(
  text: string,
  [one, other]: readonly [Measure, Measure],
  densities: Densities,
): boolean {
  const isOneKind = (one.dimension === 'temperature') === (other.dimension === 'temperature');
  const isLength = one.dimension === 'length' || other.dimension === 'length';
  if (!isOneKind || (isLength && one.dimension !== other.dimension)) return false;
  const between = text.slice(one.end, other.start);
  if (between.length > REACH) return false;
  if (EQUIVALENT.test(between) || (one.dimension === 'temperature' && isFanBetween(between))) return true;
  return (
    EQUIVALENT_BEHIND_FOOD.test(between) &&
    /^\s?[)/]/.test(text.slice(other.end, other.end + 2)) &&
    (one.system !== other.system || isOfButter(one, other, densities.get(one)))
  );
}

/** '2 sticks butter (1 cup)' */
function isOfButter(one: Measure, other: Measure, density: Density | null | undefined): boolean {
  return (isStick(one) || isStick(other)) && density?.source === BUTTER;
}

/** '180 °C/160 °C fan/gas 4', '200 °C Ober-/Unterhitze (Umluft 180 °C)' */
function isFanBetween(between: string): boolean {
  return /^\s?[\p{L}\s-]{0,24}[/(,|][\p{L}\s-]{0,16}$/u.test(between);
}

interface Shown {
  shown: Converted;
  isScaled: boolean;
  density: Density | null;
  language: Kitchen['language'];
  isCup: boolean;
}

function editsFor(
  text: string,
  measure: Measure,
  { shown, isScaled, density, language, isCup }: Shown,
): ConvertedEdit[] {
  const after = text.slice(measure.end, measure.end + REACH);
  const isAdjective = measure.dimension === 'length' ? !ALONE_AFTER.test(after) : VESSEL_AFTER.test(after);
  const written = writtenMeasure(text, measure, { shown, isAdjective, language });
  const edit = {
    start: measure.start,
    end: measure.end,
    text: written,
    isChanged: true,
    original: text.slice(measure.start, measure.end),
    ...(shown.isByDensity && density ? { density } : {}),
    ...(isScaled ? { isScaled } : {}),
    ...(isCup ? { cup: measure.size } : {}),
  };
  const article = language === 'en' ? articleEdit(text, measure.start, written) : null;
  return article ? [article, edit] : [edit];
}

type ConvertedEdit = Edit & ConvertedPart;

/** 'an 8-inch pan', 'a 20 cm pan' */
function articleEdit(text: string, position: number, written: string): ConvertedEdit | null {
  const article = /(?<!\p{L})(an?)\s$/iu.exec(text.slice(0, position))?.[1];
  if (article === undefined) return null;
  const letter = article.charAt(0);
  const right = /^(?:8|⅛|1[18](?!\d))/.test(written) ? `${letter}n` : letter;
  if (right === article) return null;
  const start = position - 1 - article.length;
  return { start, end: position - 1, text: right, isChanged: false };
}
