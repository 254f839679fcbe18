import { expect, it } from 'vitest';
import { withPlainNumbers } from './plain-numbers.ts';

it.each([
  ['500.0 g flour', '500 g flour'],
  ['2,0 EL Zucker', '2 EL Zucker'],
  ['1.00 onion', '1 onion'],
  ['0.333333 cup milk', '⅓ cup milk'],
  ['0.33333334326744 cup milk', '⅓ cup milk'],
  ['1.6666667 cups of water', '1⅔ cups of water'],
  ['0.125 tsp salt', '⅛ tsp salt'],
  ['2.9999999 eggs', '3 eggs'],
  ['0.4583 cup oats', '0.46 cup oats'],
  ['133.33333 ml cream', '133 ml cream'],
  ['0,3333333 l Milch', '0,33 l Milch'],
  ['0.500000 kg beef, 2.0 cm thick', '0.5 kg beef, 2 cm thick'],
])('writes %j as %j', (line, plain) => {
  expect(withPlainNumbers(line)).toBe(plain);
});

it.each([
  '1.5 cups',
  '0,25 l',
  '1.250 g',
  '1,000 g',
  '½ cup',
  '1/3 cup',
  '2.5.2026',
  'type 00',
  '[1.0 dough]',
])('leaves %j as it is written', (line) => {
  expect(withPlainNumbers(line)).toBe(line);
});
