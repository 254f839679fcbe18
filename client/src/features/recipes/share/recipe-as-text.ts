import * as messages from '#messages/recipe.json';
import { toSections } from '@larder/shared/recipe-text/sections';
import { scaleText } from '../../../components/recipe/amounts/scale-text.ts';
import type { Scale } from '../../../components/recipe/amounts/recipe-amounts.ts';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';

type CopiedRecipe = Pick<ShownRecipe, 'title' | 'servings' | 'ingredients' | 'instructions' | 'sourceUrl'>;

/** A recipe as plain text, to be sent or pasted anywhere. Its lists are as they are shown. */
export function recipeAsText(recipe: CopiedRecipe, scale: Scale): string {
  const { title, servings, ingredients, instructions, sourceUrl } = recipe;
  const parts = [
    [title, scaleText(servings, scale)],
    ...blocksOf(messages.ingredients, ingredients, () => '- '),
    ...blocksOf(messages.instructions, instructions, (number) => `${number}. `),
    [sourceUrl],
  ];
  return parts
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** Each section with its heading; the numbers go on through them. */
function blocksOf(title: string, lines: readonly string[], mark: (number: number) => string): string[][] {
  let number = 0;
  const sections = toSections(lines).map(({ header, items }) => [
    ...(header === null ? [] : [header]),
    ...items.map((item) => mark((number += 1)) + item),
  ]);
  const [first = [], ...others] = sections;
  return lines.length === 0 ? [] : [[title, ...first], ...others];
}
