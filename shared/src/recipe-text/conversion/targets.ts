import type { UnitName } from '../../language/measures/measures.ts';
import type { Density } from './density.ts';
import type { Measure } from './measures.ts';
import {
  roundedCelsius,
  roundedCentimetres,
  roundedCups,
  roundedFahrenheit,
  roundedFluidOunces,
  roundedGrams,
  roundedInches,
  roundedKilograms,
  roundedLitres,
  roundedMillilitres,
  roundedOunces,
  roundedPounds,
  roundedSpoons,
} from './rounding.ts';
import { celsiusOf, fahrenheitOf, type Scale } from './temperatures.ts';
import { FLUID_OUNCE, GRAMS_IN_OUNCE, GRAMS_IN_POUND, USUAL_CUP } from './unit-values.ts';

export type Target = 'metric' | 'us';

/** A measure in the units of the other kitchen. */
export interface Converted {
  values: number[];
  unit: UnitName | Scale;
  /** True where the density of the food was needed. */
  isByDensity: boolean;
}

/** Its number in the table of weights: sticks are of butter, or of cinnamon. */
export const BUTTER = '01001';
const TABLESPOON = 15;
const TEASPOON = 5;

interface ConversionOf {
  to: Target;
  factor: number;
  /** What is known of its food, where that is in the table. */
  density: Density | null;
  /** True for what stands on a can: a weight, or fluid ounces. */
  isLabel: boolean;
}

/** The exact values of a measure in grams, millilitres, centimetres or degrees of the target, times `factor`. */
export function baseValues({ numbers, size, more }: Measure, factor: number): number[] {
  return numbers.map(({ value }) => (value * size + more) * factor);
}

/**
 * A measure as it is written in the target's kitchen, rounded as cooks do; null where it stays as it is: spoons, what is of the target
 * already, and gas marks beside another temperature.
 */
export function converted(
  measure: Measure,
  { to, factor, density, isLabel }: ConversionOf,
): Converted | null {
  if (measure.unit === 'gas' || measure.dimension === 'temperature') return temperature(measure, to);
  if (measure.system === 'any' || measure.system === to) return null;
  if (measure.unit === 'stick' && density?.source !== BUTTER) return null;
  const values = baseValues(measure, factor);
  if (measure.dimension === 'length') return inUnit(values, to === 'metric' ? metricLength : usLength);
  const isMass = measure.dimension === 'mass';
  if (to === 'metric') return isMass ? massInMetric(values, density) : volumeInMetric(values, density);
  if (isMass) return massInUs(values, density);
  if (isLabel) return inUnit(values, () => FLUID_OUNCES);
  const isLiquid = density?.isLiquid !== false;
  return volumeInUs(values, isLiquid) ?? inUnit(values, () => EIGHTHS_OF_CUPS);
}

function temperature({ numbers, unit, isRange }: Measure, to: Target): Converted | null {
  const scale = unit as Scale;
  if (scale === (to === 'metric' ? 'celsius' : 'fahrenheit')) return null;
  const values = numbers.map(({ value }) =>
    to === 'metric'
      ? roundedCelsius(celsiusOf(value, scale), isRange)
      : roundedFahrenheit(fahrenheitOf(value, scale), isRange),
  );
  return { values, unit: to === 'metric' ? 'celsius' : 'fahrenheit', isByDensity: false };
}

/** How a value is written: its unit, and how many of the base unit that is. */
interface Writing {
  unit: UnitName;
  size: number;
  round: (value: number) => number | null;
}

const GRAMS: Writing = { unit: 'gram', size: 1, round: roundedGrams };
const KILOGRAMS: Writing = { unit: 'kilogram', size: 1000, round: roundedKilograms };
const MILLILITRES: Writing = { unit: 'milliliter', size: 1, round: roundedMillilitres };
const LITRES: Writing = { unit: 'liter', size: 1000, round: roundedLitres };
const CENTIMETRES: Writing = { unit: 'centimeter', size: 1, round: roundedCentimetres };
const MILLIMETRES: Writing = {
  unit: 'millimeter',
  size: 0.1,
  round: (value) => Math.max(1, Math.round(value)),
};
const INCHES: Writing = { unit: 'inch', size: 2.54, round: roundedInches };
const OUNCES: Writing = { unit: 'ounce', size: GRAMS_IN_OUNCE, round: roundedOunces };
const POUNDS: Writing = { unit: 'pound', size: GRAMS_IN_POUND, round: roundedPounds };
const FLUID_OUNCES: Writing = { unit: 'fluid ounce', size: FLUID_OUNCE, round: roundedFluidOunces };
const CUPS: Writing = { unit: 'cup', size: USUAL_CUP, round: roundedCups };
const EIGHTHS_OF_CUPS: Writing = { ...CUPS, round: (value) => Math.max(1, Math.round(value * 8)) / 8 };
const TABLESPOONS: Writing = { unit: 'tablespoon', size: TABLESPOON, round: roundedSpoons };
const TEASPOONS: Writing = { unit: 'teaspoon', size: TEASPOON, round: roundedSpoons };

function inUnit(
  values: readonly number[],
  writingOf: (largest: number) => Writing,
  isByDensity = false,
): Converted | null {
  const { unit, size, round } = writingOf(Math.max(...values));
  const rounded = values.map((value) => round(value / size));
  return rounded.includes(null) ? null : { values: rounded as number[], unit, isByDensity };
}

const metricLength = (length: number) => (length < 0.95 ? MILLIMETRES : CENTIMETRES);
const usLength = () => INCHES;
const metricMass = (grams: number) => (roundedGrams(grams) >= 1000 ? KILOGRAMS : GRAMS);
const metricVolume = (volume: number) => (roundedMillilitres(volume) >= 1000 ? LITRES : MILLILITRES);
const usMass = (grams: number) => (grams >= 0.98 * GRAMS_IN_POUND ? POUNDS : OUNCES);

function massInMetric(values: readonly number[], density: Density | null): Converted | null {
  // '8 oz milk' are fluid ounces.
  if (density?.isLiquid && Math.max(...values) < GRAMS_IN_POUND)
    return volumeInMetric(
      values.map((grams) => (grams / GRAMS_IN_OUNCE) * FLUID_OUNCE),
      density,
    );
  return inUnit(values, metricMass);
}

function volumeInMetric(values: readonly number[], density: Density | null): Converted | null {
  if (!density || density.isLiquid) return inUnit(values, metricVolume);
  return inUnit(
    values.map((volume) => (volume / USUAL_CUP) * density.gramsInCup),
    metricMass,
    true,
  );
}

function massInUs(values: readonly number[], density: Density | null): Converted | null {
  const isByCup = density !== null && (density.isLiquid || density.isByCup);
  const volumes = density ? values.map((grams) => (grams / density.gramsInCup) * USUAL_CUP) : [];
  const byCup = isByCup ? volumeInUs(volumes, density.isLiquid) : null;
  return byCup ? { ...byCup, isByDensity: true } : inUnit(values, usMass);
}

/** Spoons below a quarter cup, cups where a cook's set has them, else spoons or fluid ounces; null for a solid that none of them fits. */
function volumeInUs(values: readonly number[], isLiquid: boolean): Converted | null {
  const largest = Math.max(...values);
  if (largest < 0.24 * USUAL_CUP) return inUnit(values, () => spoonsFor(largest));
  const cups = inUnit(values, () => CUPS);
  if (cups) return cups;
  const isSpoons = largest < USUAL_CUP / 2 && (!isLiquid || isNearSpoon(largest, 0.01));
  if (isSpoons) return inUnit(values, () => TABLESPOONS);
  return isLiquid ? inUnit(values, () => FLUID_OUNCES) : null;
}

function spoonsFor(volume: number): Writing {
  const isTablespoons = volume >= 1.95 * TABLESPOON || isNearSpoon(volume, 0.05);
  return volume >= 0.95 * TABLESPOON && isTablespoons ? TABLESPOONS : TEASPOONS;
}

function isNearSpoon(volume: number, share: number): boolean {
  const spoons = volume / TABLESPOON;
  return Math.abs(roundedSpoons(spoons) - spoons) <= share * spoons;
}
