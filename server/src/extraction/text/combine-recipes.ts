import { fold } from '@larder/shared/language/fold';
import { cutText } from '@larder/shared/recipe-text/cut-text';
import { headerText, toHeader } from '@larder/shared/recipe-text/sections';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { MAX_TITLE } from './title.ts';

interface RecipeParts {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
}

/**
 * The recipes of one text as one: their ingredients are its sections, their steps follow one another, and what else is known
 * is the text's own.
 */
export function combineRecipes<T extends RecipeParts>(
  whole: T,
  several: readonly { title: string; recipe: RecipeParts }[],
): T {
  const titles = several.map(({ title }) => fold(title));
  const names = several.map(({ title }) => title).join(' & ');
  return {
    ...whole,
    // Where the text has no title of its own, that of its first recipe was found.
    title: titles.includes(fold(whole.title)) && names.length <= MAX_TITLE ? names : whole.title,
    description: whole.description
      .split('\n')
      .filter((line) => !titles.includes(fold(line)))
      .join('\n'),
    ingredients: several
      .flatMap(({ title, recipe }) => sectionOf(title, recipe.ingredients))
      .slice(0, RECIPE_LIMITS.listItems),
    instructions: several.flatMap(({ recipe }) => recipe.instructions).slice(0, RECIPE_LIMITS.listItems),
  };
}

/** The lines under the name of their recipe, which its own sections take before theirs. */
function sectionOf(title: string, lines: readonly string[]): string[] {
  const isHeaded = headerText(lines[0] ?? '') !== null;
  const named = lines.map((line) => {
    const header = headerText(line);
    return header === null ? line : cutText(toHeader(`${title}: ${header}`), RECIPE_LIMITS.listItem);
  });
  return isHeaded ? named : [toHeader(title), ...named];
}
