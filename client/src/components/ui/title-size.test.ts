import { expect, test } from 'vitest';
import { titleSize } from './title-size.ts';

test.each([
  ['Dal', 'lg:text-5xl'],
  ['🥧'.repeat(36), 'lg:text-5xl'],
  ['Roast chicken with forty cloves of garlic and lemon thyme', 'lg:text-4xl'],
  ['a '.repeat(66), 'lg:text-3xl'],
])('the title %j has the size %s', (title, size) => {
  expect(titleSize(title)).toContain(size);
});

test('a collection and a profile step down like a recipe', () => {
  const long = 'Everything my grandmother used to bake between Advent and Epiphany';
  expect([titleSize('Sweet', 'page'), titleSize(long, 'page')]).toEqual([
    'text-2xl sm:text-4xl',
    'text-xl sm:text-3xl',
  ]);
  expect(titleSize(long, 'profile')).toBe('text-2xl sm:text-3xl');
});
