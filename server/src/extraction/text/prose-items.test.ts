import { expect, it } from 'vitest';
import { inlineItems } from './inline-items.ts';
import { saidItems } from './prose-items.ts';

it.each([
  ["so it's 80g of oats, 2 eggs", '80g of oats | 2 eggs'],
  [
    'Du brauchst 400 g Linsen, 1 Zwiebel und einen Becher Sahne',
    '400 g Linsen | 1 Zwiebel | einen Becher Sahne',
  ],
  ['about 2 cups of flour, 1 cup of milk and one onion', 'about 2 cups of flour | 1 cup of milk | one onion'],
])('the items of what is said begin with their amounts: %s', (said, items) => {
  expect(saidItems(inlineItems(said)).join(' | ')).toBe(items);
});

it.each([
  ['rice, a handful / lentils, 200 g / onions, 3', 'rice, a handful | lentils, 200 g | onions, 3'],
  ['2 eggs ✦ 1 cup milk ✦ 50 g butter', '2 eggs | 1 cup milk | 50 g butter'],
  ['parsley, leaves only, 2 eggs', 'parsley, leaves only | 2 eggs'],
])('a list with signs between its items: %s', (line, items) => {
  expect(inlineItems(line).join(' | ')).toBe(items);
});
