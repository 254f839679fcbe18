import * as messages from '#messages/nutrition.json';
import { LANGUAGE } from '../messages/built-language.ts';

interface NutrientRule {
  /** Its name in the catalogue `nutrition`. */
  label: 'energy' | 'fat' | 'saturated' | 'carbohydrate' | 'sugar' | 'fibre' | 'protein' | 'salt' | 'sodium';
  unit: 'kcal' | 'kJ' | 'g' | 'mg';
  most: number;
  /** So many decimals are kept. */
  decimals: number;
}

const GRAMS = { unit: 'g', most: 10_000, decimals: 3 } as const;

/** What a recipe may say of its nutrition, in the order in which labels on food have it. */
export const NUTRIENTS = {
  kcal: { label: 'energy', unit: 'kcal', most: 20_000, decimals: 2 },
  kj: { label: 'energy', unit: 'kJ', most: 100_000, decimals: 2 },
  fat: { label: 'fat', ...GRAMS },
  saturated: { label: 'saturated', ...GRAMS },
  carbohydrate: { label: 'carbohydrate', ...GRAMS },
  sugar: { label: 'sugar', ...GRAMS },
  fibre: { label: 'fibre', ...GRAMS },
  protein: { label: 'protein', ...GRAMS },
  salt: { label: 'salt', ...GRAMS },
  sodium: { label: 'sodium', unit: 'mg', most: 1_000_000, decimals: 2 },
} as const satisfies Record<string, NutrientRule>;
export type Nutrient = keyof typeof NUTRIENTS;
export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as Nutrient[];

export const NUTRITION_BASES = ['serving', '100g'] as const;
export type NutritionBasis = (typeof NUTRITION_BASES)[number];

/** Nutrition as its source states it: each amount in the unit of `NUTRIENTS`, for one serving or 100 g, whatever the scale. */
export type Nutrition = { per: NutritionBasis } & { [Name in Nutrient]?: number | undefined };

/** The catalogue `nutrition` in some language. */
export type NutritionLabels = Record<NutrientRule['label'] | 'perServing' | 'per100g', string>;

/** '12.5 g', with the decimal sign of the language and no other signs. */
export function nutrientAmount(name: Nutrient, amount: number, language: string = LANGUAGE): string {
  const { unit, decimals } = NUTRIENTS[name];
  const number = amount.toLocaleString(language, { maximumFractionDigits: decimals, useGrouping: false });
  return `${number}\u00a0${unit}`;
}

/** 'Saturated fat' */
export function nutrientLabel(name: Nutrient, labels: NutritionLabels = messages): string {
  return labels[NUTRIENTS[name].label];
}

/** 'Per serving' */
export function basisLabel({ per }: Pick<Nutrition, 'per'>, labels: NutritionLabels = messages): string {
  return per === 'serving' ? labels.perServing : labels.per100g;
}

/** What is stated, in order: 'Fat', '12.5 g'. */
export function nutritionRows(
  nutrition: Nutrition,
  labels: NutritionLabels = messages,
  language: string = LANGUAGE,
): { name: Nutrient; label: string; amount: string }[] {
  return NUTRIENT_NAMES.flatMap((name) => {
    const amount = nutrition[name];
    if (amount === undefined) return [];
    return [{ name, label: nutrientLabel(name, labels), amount: nutrientAmount(name, amount, language) }];
  });
}

/** One line for the basis and one for each nutrient. What reads the nutrition of texts makes the same of it again. */
export function nutritionText(
  nutrition: Nutrition | null | undefined,
  labels: NutritionLabels = messages,
  language: string = LANGUAGE,
): string {
  if (!nutrition) return '';
  const rows = nutritionRows(nutrition, labels, language).map(
    ({ label, amount }) => `${label}: ${amount.replace('\u00a0', ' ')}`,
  );
  return [basisLabel(nutrition, labels), ...rows].join('\n');
}
