import { expect, it } from 'vitest';
import { unclearFraction, withFraction } from './fraction.ts';

const half = { text: '1/2', hasWhole: false, isSure: true };

it.each([
  ['% tsp salt', { from: 0, to: 1 }],
  ['1/ tbsp fat', { from: 0, to: 2 }],
  ['21/% lb tomatoes', { from: 0, to: 4 }],
  ['3%4 lb sultanas', { from: 0, to: 3 }],
  ['1%dl milk', { from: 0, to: 2 }],
  ['Juice of % lemon', { from: 9, to: 10 }],
])('sees where a fraction of %j may stand', (text, place) => {
  expect(unclearFraction(text)).toEqual(place);
});

it.each([
  '1/2 tsp salt',
  '2 1/4 cups flour',
  '100 g chocolate (70%)',
  '250 g flour',
  'salt',
  '2% milk',
  '70 % Schokolade',
])('sees none in %j', (text) => {
  expect(unclearFraction(text)).toBeUndefined();
});

it.each([
  ['% tsp salt', half, '1/2 tsp salt'],
  ['3%4 lb sultanas', { ...half, text: '3/4' }, '3/4 lb sultanas'],
  ['1% tsp soda', { ...half, hasWhole: true }, '1 1/2 tsp soda'],
  ['21/% lb tomatoes', { ...half, hasWhole: true }, '2 1/2 lb tomatoes'],
  ['Juice of % lemon', half, 'Juice of 1/2 lemon'],
])('puts the fraction in its place: %j', (text, fraction, whole) => {
  expect(withFraction(text, fraction)).toEqual({ text: whole, isDoubtful: false });
});

it('leaves a person to look at a fraction that no look made sure, or whose whole number is missing', () => {
  expect(withFraction('% tsp salt', { ...half, isSure: false })?.isDoubtful).toBe(true);
  expect(withFraction('% tsp salt', { ...half, hasWhole: true })?.isDoubtful).toBe(true);
  expect(withFraction('5% minced beef', { ...half, hasWhole: true })?.isDoubtful).toBe(true);
});
