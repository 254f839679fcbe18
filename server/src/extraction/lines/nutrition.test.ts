import { sharedMessagesIn } from '@larder/shared/messages/every-language';
import { nutritionText } from '@larder/shared/recipe/nutrition';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyNutrition } from '../../testing/nutrition.ts';
import { readNutrition, readNutritionData } from './nutrition.ts';

it.each<[string, object]>([
  ['250 kcal', { kcal: 250 }],
  ['1046 kJ', { kj: 1046 }],
  ['1046 kJ (250 kcal)', { kcal: 250, kj: 1046 }],
  ['1,046 kJ / 250 kcal', { kcal: 250, kj: 1046 }],
  ['Energie: 1.046 kJ', { kj: 1046 }],
  ['Calories: 391.234 kcal', { kcal: 391.23 }],
  ['Fett: 12,5 g', { fat: 12.5 }],
  ['340 mg sodium', { sodium: 340 }],
  ['Sodium: 0.34 g', { sodium: 340 }],
  ['Salt 0.125g', { salt: 0.125 }],
  ['Salz: 1,250 g', { salt: 1.25 }],
  ['Fat: 9 grams fat', { fat: 9 }],
  ['Calories: 310\nProtein: 12', { kcal: 310, protein: 12 }],
  ['9g fat, 14 g carbs, of which sugars 3 g', { fat: 9, carbohydrate: 14, sugar: 3 }],
  [
    'Davon gesättigte Fettsäuren: 4 g; Ballaststoffe: 6 g; Eiweiß: 8 g',
    { saturated: 4, fibre: 6, protein: 8 },
  ],
  ['per serving (excluding unknown items): 280 Calories; 9g Fat.', { kcal: 280, fat: 9 }],
])('reads %s', (text, stated) => {
  expect(readNutrition(text)).toEqual({ nutrition: { per: 'serving', ...stated }, rest: '' });
});

it.each([
  'Per 100 g\nEnergy: 250 kcal',
  'per 100g: 250 kcal',
  'Pro 100 g: 250 kcal',
  'Energy: 250 kcal\nServing size: 100 g',
])('knows for how much it is stated: %s', (text) => {
  expect(readNutrition(text)).toEqual({ nutrition: { per: '100g', kcal: 250 }, rest: '' });
});

it.each([
  'Sodium: 340',
  'Fat: 10-12 g',
  'Fat: about 9 g',
  'Fat: 9 %',
  'Fat: 9 kcal',
  'Fat: -9 g',
  'Fat: 99999999 g',
  'Fat: 1.2.3 g',
  'A light dish.',
  'per 100 ml: 40 kcal',
  'Serving size: 1 plate',
  '',
])('does not read what is not certain: %s', (text) => {
  expect(readNutrition(text)).toEqual({ nutrition: null, rest: text });
});

it('keeps what it does not understand, what is stated twice, and what is stated for another amount', () => {
  const text =
    'Per serving\nEnergy: 250 kcal\nCholesterol: 3 mg\nFat: 2 g\nFat: 3 g\nPer 100 g\nEnergy: 90 kcal';
  expect(readNutrition(text)).toEqual({
    nutrition: { per: 'serving', kcal: 250, fat: 2 },
    rest: 'Cholesterol: 3 mg\nFat: 3 g\nPer 100 g\nEnergy: 90 kcal',
  });
});

it('reads data as schema.org has them', () => {
  const data: Record<string, string> = {
    calories: '240 calories',
    fatContent: '9 grams fat',
    sodiumContent: '340 mg',
  };
  expect(readNutritionData((name) => data[name])).toEqual({ per: 'serving', kcal: 240, fat: 9, sodium: 340 });
  expect(readNutritionData((name) => ({ ...data, servingSize: '100 g' })[name])).toMatchObject({
    per: '100g',
  });
  expect(readNutritionData(() => undefined)).toBeUndefined();
});

it('reads text of any kind, and soon', () => {
  for (const piece of ['1,', 'Fat ', '(1 kcal) ', 'per 100 g', '9g '])
    expect(readNutrition(piece.repeat(700)).rest.length).toBeGreaterThan(0);
});

it.each(['en', 'de'] as const)('reads what Larder writes, to the last digit: %s', (language) => {
  fc.assert(
    fc.property(anyNutrition, (stated) => {
      const text = nutritionText(stated, sharedMessagesIn(language).nutrition, language);
      expect(readNutrition(text)).toEqual({ nutrition: stated, rest: '' });
    }),
  );
});
