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
import { type Converted, converted, type Target } from './targets.ts';
import type { Kitchen } from './unit-values.ts';
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
  const said = saidTwice(text, measures, to);
  const edits = measures.flatMap((measure, index) => {
    if (said.has(measure)) return [];
    const isAmount = amounts.some(({ start }) => start >= measure.start && start < measure.end);
    const density = densityFor(text, measures.slice(index), language);
    const isLabel = isOnLabel(text, measure);
    const shown = converted(measure, { to, factor: isAmount ? factor : 1, density, isLabel });
    return shown
      ? editsFor(text, measure, { shown, density, language, isScaled: isAmount && factor !== 1 })
      : [];
  });
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

/** The density of what is measured; none for the size of a can, which is what its label says. */
function densityFor(
  text: string,
  [measure, ...behind]: readonly Measure[],
  language: LanguageCode,
): Density | null {
  if (!measure || isOnLabel(text, measure)) return null;
  const next = behind[0];
  if (next && JOINT.test(text.slice(measure.end, next.start))) return densityFor(text, behind, language);
  return densityIn(text, language, { start: measure.end, end: next?.start ?? text.length });
}

const READERS: Readonly<Record<Conversion['kind'], AmountReader>> = {
  line: { find: findAmounts, nounAt, nounOf: nounBehind },
  step: { find: findStepAmounts, nounAt: nounInStep, nounOf: nounBehindCount },
};

/** Measures that the text says in the target's units, too, and those that only repeat what stands before them. */
function saidTwice(text: string, measures: readonly Measure[], to: Target): ReadonlySet<Measure> {
  const said = new Set<Measure>();
  const groups: Measure[][] = [];
  for (const measure of measures) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && areEquivalent(text, last, measure)) group.push(measure);
    else groups.push([measure]);
  }
  for (const group of groups.filter(({ length }) => length > 1)) {
    const isTemperature = group[0]?.dimension === 'temperature';
    const isSaid = group.some((measure) => isOf(measure, to));
    const repeated = group.filter(({ unit }, index) => (isTemperature ? unit === 'gas' : index > 0));
    for (const measure of isSaid ? group : repeated) said.add(measure);
  }
  return said;
}

function isOf({ system, unit }: Measure, to: Target): boolean {
  return system === to || (system === 'any' && unit !== 'gas');
}

function areEquivalent(text: string, one: Measure, other: Measure): boolean {
  const isOneKind = (one.dimension === 'temperature') === (other.dimension === 'temperature');
  const isLength = one.dimension === 'length' || other.dimension === 'length';
  if (!isOneKind || (isLength && one.dimension !== other.dimension)) return false;
  const between = text.slice(one.end, other.start);
  if (between.length > REACH) return false;
  if (EQUIVALENT.test(between) || (one.dimension === 'temperature' && isFanBetween(between))) return true;
  return (
    EQUIVALENT_BEHIND_FOOD.test(between) &&
    /^\s?[)/]/.test(text.slice(other.end, other.end + 2)) &&
    one.system !== other.system
  );
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
}

function editsFor(
  text: string,
  measure: Measure,
  { shown, isScaled, density, language }: Shown,
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
    ...(measure.unit === 'cup' ? { cup: measure.size } : {}),
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
