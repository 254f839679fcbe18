import type { UnitName } from '../../language/measures/measures.ts';
import type { LanguageCode } from '../unit-names.ts';

export type Dimension = 'mass' | 'volume' | 'length';
/** Whose measures a unit belongs to; spoons are everybody's, and a market's pound nobody's. */
export type System = 'metric' | 'us' | 'any' | 'neither';

/** What one of a unit is, in grams, millilitres or centimetres. */
export interface UnitValue {
  dimension: Dimension;
  system: System;
  size: number;
}

/** Exact by the agreement of 1959, as NIST writes them down. */
export const GRAMS_IN_OUNCE = 28.349523125;
export const GRAMS_IN_POUND = 453.59237;
export const CENTIMETRES_IN_INCH = 2.54;
const US_FLUID_OUNCE = 29.5735295625;
const IMPERIAL_FLUID_OUNCE = 28.4130625;

/** Four of them are a pound. */
const STICK_OF_BUTTER = GRAMS_IN_POUND / 4;

/** A cook's cup, where neither country nor language has one of its own. */
export const USUAL_CUP = 240;

const METRIC = { system: 'metric' } as const;
const US = { system: 'us' } as const;
const ANY = { system: 'any', dimension: 'volume' } as const;

const VALUES: Partial<Record<UnitName, UnitValue>> = {
  milligram: { ...METRIC, dimension: 'mass', size: 0.001 },
  gram: { ...METRIC, dimension: 'mass', size: 1 },
  decagram: { ...METRIC, dimension: 'mass', size: 10 },
  hectogram: { ...METRIC, dimension: 'mass', size: 100 },
  kilogram: { ...METRIC, dimension: 'mass', size: 1000 },
  milliliter: { ...METRIC, dimension: 'volume', size: 1 },
  centiliter: { ...METRIC, dimension: 'volume', size: 10 },
  deciliter: { ...METRIC, dimension: 'volume', size: 100 },
  liter: { ...METRIC, dimension: 'volume', size: 1000 },
  millimeter: { ...METRIC, dimension: 'length', size: 0.1 },
  centimeter: { ...METRIC, dimension: 'length', size: 1 },
  ounce: { ...US, dimension: 'mass', size: GRAMS_IN_OUNCE },
  pound: { ...US, dimension: 'mass', size: GRAMS_IN_POUND },
  inch: { ...US, dimension: 'length', size: CENTIMETRES_IN_INCH },
  stick: { ...US, dimension: 'mass', size: STICK_OF_BUTTER },
  // Spoons are what they are in both; how large they are is needed to write small volumes in them.
  tablespoon: { ...ANY, size: 15 },
  dessertspoon: { ...ANY, size: 10 },
  teaspoon: { ...ANY, size: 5 },
  coffeespoon: { ...ANY, size: 5 },
  krm: { ...ANY, size: 1 },
};

/** Pounds of European markets, which are half a kilogram, and the Dutch ounce. */
const MARKET_UNITS: readonly (readonly [word: RegExp, grams: number])[] = [
  [/^(?:pfund|pfd\.?|livres?|pond|pund)$/iu, 500],
  [/^ons$/iu, 100],
];

/** What else an English recipe's country measures with. */
const IMPERIAL: ReadonlySet<string> = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA', 'IN']);
const CUPS: Readonly<Record<string, number>> = {
  AU: 250,
  NZ: 250,
  CA: 250,
  ZA: 250,
  IN: 250,
  GB: 250,
  IE: 250,
  JP: 200,
  KR: 200,
  PL: 250,
};
/** The Polish glass and the Japanese cup are measures by law or custom, wherever the recipe is from. */
const CUPS_OF_LANGUAGES: Partial<Record<LanguageCode, number>> = { pl: 250, ja: 200, ko: 200 };

/** Whose cups and pints a text means. */
export interface Kitchen {
  language: LanguageCode;
  /** The country of the recipe by its two letters ('US', 'GB'), where it is known. */
  country?: string | undefined;
}

/** What a unit is, or null for one that is no measure of weight, volume or length. `written` is the unit as the text has it. */
export function valueOf(name: UnitName, written: string, kitchen: Kitchen): UnitValue | null {
  const volume = usVolume(name, kitchen);
  if (volume !== null) return { ...US, dimension: 'volume', size: volume };
  const market = MARKET_UNITS.find(([word]) => word.test(written));
  if (market) return { system: 'neither', dimension: 'mass', size: market[1] };
  return VALUES[name] ?? null;
}

function usVolume(name: UnitName, { language, country = '' }: Kitchen): number | null {
  const isImperial = IMPERIAL.has(country);
  const ounce = isImperial ? IMPERIAL_FLUID_OUNCE : US_FLUID_OUNCE;
  const pint = ounce * (isImperial ? 20 : 16);
  switch (name) {
    case 'cup':
      return CUPS[country] ?? CUPS_OF_LANGUAGES[language] ?? USUAL_CUP;
    case 'fluid ounce':
      return ounce;
    case 'pint':
      return pint;
    case 'quart':
      return pint * 2;
    case 'gallon':
      return pint * 8;
    default:
      return null;
  }
}

/** The American fluid ounce, in which small volumes are written that no cup holds. */
export const FLUID_OUNCE = US_FLUID_OUNCE;
