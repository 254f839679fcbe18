import { expect, it } from 'vitest';
import { SPOKEN_EXAMPLES, type SpokenExample } from './fixtures/spoken.ts';
import { LATER_EXAMPLES } from './fixtures/spoken-later.ts';
import { readCaption } from './read-text.ts';

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}½¼¾⅓⅔/]/gu, '');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The harmonic mean of how much of one is in the other. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const both = one.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * both.length) / Math.max(1, one.length + other.length);
}

/** The title is right, and nine tenths of the list and of the method. */
function isUsable({ titles, ingredients, said }: SpokenExample): boolean {
  const { recipe } = readCaption(said.replace(/\{\{|\}\}/g, ''));
  if (!recipe) return false;
  const read = recipe.ingredients.map(letters);
  const expected = ingredients.split(' | ').map((item) => {
    const [first = '', ...others] = item.split(' / ').map(letters);
    return [first, ...others].find((right) => read.includes(right)) ?? first;
  });
  const method = said.replace(/\{\{[^]*?\}\}/g, ' ');
  return (
    titles.split(' | ').map(letters).includes(letters(recipe.title)) &&
    likeness(read, expected) >= 0.9 &&
    likeness(wordsOf(recipe.instructions.join(' ')), wordsOf(method)) >= 0.9
  );
}

it.each([
  ['known', 0.75],
  ['unseen', 0.5],
  ['later', 0.75],
] as const)('of what %s writers say, most recipes are usable as read', (part, least) => {
  const all = [...SPOKEN_EXAMPLES, ...LATER_EXAMPLES].filter((example) => example.part === part);
  expect(all.filter(isUsable).length / all.length).toBeGreaterThanOrEqual(least);
});

it.each(LATER_EXAMPLES.filter(({ servings }) => servings !== undefined))(
  'for how many a recipe is is read in words: $about',
  ({ servings, said }) => {
    expect(readCaption(said.replace(/\{\{|\}\}/g, '')).recipe?.servings).toBe(servings);
  },
);
