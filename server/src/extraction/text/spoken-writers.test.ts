import { expect, it } from 'vitest';
import { SPOKEN_EXAMPLES, type SpokenExample } from './fixtures/spoken.ts';
import type { CaptionExample } from './fixtures/example.ts';
import { TALK_CAPTIONS } from './fixtures/talk.ts';
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

type Said = Pick<SpokenExample, 'titles' | 'ingredients' | 'said'> & { method?: readonly string[] };

/** The title is right, and nine tenths of the list and of the method. */
function isUsable({ titles, ingredients, said, method }: Said): boolean {
  const { recipe } = readCaption(said.replace(/\{\{|\}\}/g, ''));
  if (!recipe) return false;
  const read = recipe.ingredients.map(letters);
  const expected = ingredients.split(' | ').map((item) => {
    const [first = '', ...others] = item.split(' / ').map(letters);
    return [first, ...others].find((right) => read.includes(right)) ?? first;
  });
  const steps = method?.join(' ') ?? said.replace(/\{\{[^]*?\}\}/g, ' ');
  return (
    titles.split(' | ').map(letters).includes(letters(recipe.title)) &&
    likeness(read, expected) >= 0.9 &&
    likeness(wordsOf(recipe.instructions.join(' ')), wordsOf(steps)) >= 0.9
  );
}

it.each([
  ['spoken', [...SPOKEN_EXAMPLES, ...LATER_EXAMPLES]],
  ['the captions', TALK_CAPTIONS.map(asSaid)],
])('of the recipes in talk of %s half are usable as read', (_, all) => {
  expect(all.filter(isUsable).length / all.length).toBeGreaterThanOrEqual(0.5);
});

function asSaid({ titles, ingredients, caption, instructions }: CaptionExample): Said {
  return {
    titles: titles.join(' | '),
    ingredients: ingredients.join(' | '),
    said: caption,
    method: instructions,
  };
}

it.each(LATER_EXAMPLES.filter(({ servings }) => servings !== undefined))(
  'for how many a recipe is is read in words: $about',
  ({ servings, said }) => {
    expect(readCaption(said.replace(/\{\{|\}\}/g, '')).recipe?.servings).toBe(servings);
  },
);
