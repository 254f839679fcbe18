import { COOKBOOK } from './cookbook/cookbook.ts';
import { Draws } from './draws.ts';
import type { LabelledCaption, PageRecipe } from './labels.ts';
import { otherCaption } from './other-caption.ts';
import { recipeCaption } from './recipe-caption.ts';
import type { Writer } from './habits.ts';
import { drawWriter } from './writer.ts';

export type { LabelledCaption, PageRecipe, SpanKind } from './labels.ts';
export { pageRecipes } from './recipes.ts';

const PER_WRITER = 4;
const SHORTEST = 20;
const LONGEST = 3_500;
/** How often a language is written: most read English, a few others much, and each of the rest a little. */
const OFTEN: readonly [string, number][] = [
  ['en', 34],
  ['de', 6],
  ['fr', 5],
  ['es', 6],
  ['it', 5],
  ['nl', 5],
  ['pt', 3],
];
const RARE = 36;
const NO_RECIPE = 0.25;

/** Captions laid out from known page recipes, the same for the same seed. */
export function madeCaptions(
  recipes: readonly PageRecipe[],
  count: number,
  seed: number,
  forms?: Writer['forms'],
): LabelledCaption[] {
  const byLanguage = new Map<string, PageRecipe[]>();
  for (const recipe of [...recipes, ...COOKBOOK])
    byLanguage.set(recipe.language, [...(byLanguage.get(recipe.language) ?? []), recipe]);
  const captions: LabelledCaption[] = [];
  for (let writer = 0; captions.length < count && writer < count * 5; writer++) {
    const draws = new Draws(seed * 1_000_003 + writer);
    captions.push(...captionsOfOne(draws, byLanguage, forms).slice(0, count - captions.length));
  }
  return captions;
}

/** What one writer writes. */
function captionsOfOne(
  draws: Draws,
  byLanguage: Map<string, PageRecipe[]>,
  forms?: Writer['forms'],
): LabelledCaption[] {
  const language = drawLanguage(draws, byLanguage);
  const recipes = byLanguage.get(language) ?? [];
  const drawn = drawWriter(draws, language, recipes);
  const writer = forms ? { ...drawn, forms } : drawn;
  const captions = Array.from({ length: PER_WRITER }, () =>
    draws.chance(NO_RECIPE) ? otherCaption(draws, writer, recipes) : recipeCaption(draws, writer, recipes),
  );
  return captions.filter(({ text }) => text.length >= SHORTEST && text.length <= LONGEST);
}

/** A language with few recipes is drawn less often, or its few would be read over and over. */
function drawLanguage(draws: Draws, byLanguage: Map<string, PageRecipe[]>): string {
  const often = OFTEN.filter(([language]) => byLanguage.has(language));
  const rare = [...byLanguage].filter(([language]) => !often.some(([other]) => other === language));
  const shares = rare.map(([language, { length }]): [string, number] => [language, Math.min(length, 6)]);
  const all = shares.reduce((sum, [, share]) => sum + share, 0);
  return draws.weighed([
    ...often,
    ...shares.map(([language, share]): [string, number] => [language, (RARE * share) / all]),
  ]);
}
