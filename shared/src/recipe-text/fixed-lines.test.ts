import { expect, it } from 'vitest';
import { isProposedFixed } from './fixed-lines.ts';

it.each([
  '1 bay leaf',
  '2 Lorbeerblätter',
  '10 g butter for the tin',
  '1 tbsp oil, for greasing',
  'Flour, to dust',
  '1 tsp salt, or to taste',
  '20 g Butter für die Form',
  '1 EL Mehl zum Bestäuben',
  '½ TL Salz, nach Geschmack',
  '20 g de beurre pour le moule',
  '1 feuille de laurier',
  'sale q.b.',
  '1 hoja de laurel',
])('proposes that %j stays', (line) => {
  expect(isProposedFixed(line)).toBe(true);
});

it.each([
  '200 g flour',
  '2 tins tomatoes',
  '[For the tin]',
  '1 form of tofu',
  '2 EL Öl',
  '1 tsp taster mix',
  '300 g dish for two',
])('scales %j', (line) => {
  expect(isProposedFixed(line)).toBe(false);
});
