import type { Pieces, RecipeAmounts, RecipeTexts } from './recipe-amounts.ts';

/** The text of all pieces. */
export function textOf(pieces: Pieces): string {
  return pieces.map(({ text }) => text).join('');
}

/** What the screen shows of a recipe, as plain text. */
export function shownTexts({
  recipe,
  line,
  step,
}: RecipeAmounts): Pick<RecipeTexts, 'ingredients' | 'instructions'> {
  return {
    ingredients: recipe.ingredients.map((_, index) => textOf(line(index))),
    instructions: recipe.instructions.map((text) => textOf(step(text))),
  };
}
