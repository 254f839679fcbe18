import {
  NUTRIENT_NAMES,
  NUTRIENTS,
  NUTRITION_BASES,
  type Nutrient,
  type Nutrition,
} from '@larder/shared/recipe/nutrition';
import fc from 'fast-check';

const amountOf = (name: Nutrient) => {
  const { most, decimals } = NUTRIENTS[name];
  return fc.integer({ min: 0, max: most * 10 ** decimals }).map((whole) => Number(`${whole}e-${decimals}`));
};

/** Any nutrition that a recipe may state. */
export const anyNutrition: fc.Arbitrary<Nutrition> = fc
  .tuple(
    fc.constantFrom(...NUTRITION_BASES),
    fc.record(Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, amountOf(name)])), { requiredKeys: [] }),
  )
  .filter(([, stated]) => Object.keys(stated).length > 0)
  .map(([per, stated]) => ({ per, ...stated }));
