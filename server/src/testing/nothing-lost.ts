import { foldKey } from '@larder/shared/language/fold';
import { stripListMarkers } from '@larder/shared/recipe-text/list-text';
import { expect } from 'vitest';
import { cleanCaption } from '../extraction/text/clean.ts';
import { wordsOf } from '../extraction/language/lexicon.ts';
import { linesLeftOut } from '../extraction/text/left-out.ts';
import { readCaption, type CaptionRecipe } from '../extraction/text/read-text.ts';

const AND = wordsOf('and');
const wordsIn = (text: string) => text.match(/\p{N}+|\p{L}[\p{L}\p{M}]*/gu)?.map(foldKey) ?? [];

const NO_FACTS = { servings: null, prepTime: null, cookTime: null, difficulty: 'hard' } as const;

/** The words that are neither in the lines of the recipe nor left out; a number alone may be the mark of a step. */
function lost(caption: string, recipe: CaptionRecipe): string[] {
  const text = cleanCaption(caption);
  const { title, description, ingredients, instructions } = recipe;
  const leftOut = linesLeftOut(text, { ...recipe, ...NO_FACTS });
  const there = new Set([title, description, ...ingredients, ...instructions, ...leftOut].flatMap(wordsIn));
  return text
    .split('\n')
    .map((line) => stripListMarkers(line))
    .flatMap(wordsIn)
    .filter((word) => !there.has(word) && !AND.has(word) && !/^\d+$/.test(word));
}

/** True where each line left out stands in the text behind the one before it. */
function isInOrder(caption: string, { leftOut }: CaptionRecipe): boolean {
  const text = foldKey(cleanCaption(caption));
  let at = 0;
  return leftOut.every((line) => {
    const found = text.indexOf(foldKey(line), at);
    at = found + foldKey(line).length;
    return found >= 0;
  });
}

/** That every line of a text is in its recipe or left out, in order. @returns the recipe */
export function expectNothingLost(caption: string, read = readCaption): CaptionRecipe | null {
  const { recipe } = read(caption);
  if (!recipe) return null;
  expect(lost(caption, recipe)).toEqual([]);
  expect(isInOrder(caption, recipe)).toBe(true);
  const blank = cleanCaption(caption)
    .split('\n')
    .filter((line) => line.trim() !== '' && foldKey(line) === '');
  for (const line of blank) expect(recipe.leftOut).toContain(line.trim());
  return recipe;
}

/** How many of the expected lines a reader left out. */
export function shareLeftOut(
  read: readonly { expected: readonly string[]; recipe: CaptionRecipe | null }[],
): number {
  const lines = read.flatMap(({ expected, recipe }) => {
    const leftOut = new Set(recipe?.leftOut.map(foldKey));
    return recipe ? expected.map((line) => leftOut.has(foldKey(line))) : [];
  });
  return lines.filter(Boolean).length / lines.length;
}
