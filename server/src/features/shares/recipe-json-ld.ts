import { headerText, isHeader, toSections } from '@larder/shared/recipe-text/sections';
import type { SharedRecipeDto } from '@larder/shared/share/schema';

/** What schema.org and a recipe have in common. */
type RecipeText = Pick<
  SharedRecipeDto,
  'title' | 'description' | 'prepTime' | 'cookTime' | 'servings' | 'tags' | 'ingredients' | 'instructions'
>;

/** A shared recipe as schema.org describes one. Not escaped. */
export function recipeJsonLd(
  recipe: SharedRecipeDto,
  { url, image }: { url: string; image: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...describeRecipe(recipe),
    image: [image],
    url,
    author: { '@type': 'Person', name: recipe.creatorName },
    datePublished: recipe.shareCreatedAt.toISOString().slice(0, 10),
  };
}

/** The fields of a schema.org Recipe that say how to cook it. */
export function describeRecipe(recipe: RecipeText): Record<string, unknown> {
  const { prepTime, cookTime, servings } = recipe;
  return {
    name: recipe.title,
    description: recipe.description || undefined,
    prepTime: durationOf(prepTime),
    cookTime: durationOf(cookTime),
    totalTime: prepTime === null || cookTime === null ? undefined : durationOf(prepTime + cookTime),
    recipeYield: servings === null ? undefined : String(servings),
    keywords: recipe.tags.length > 0 ? recipe.tags.join(', ') : undefined,
    recipeIngredient: recipe.ingredients.filter((line) => !isHeader(line)),
    recipeInstructions: instructionsOf(recipe.instructions),
  };
}

function durationOf(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}

function instructionsOf(lines: readonly string[]): unknown[] {
  const stepOf = (text: string) => ({ '@type': 'HowToStep', text });
  if (lines.every((line) => headerText(line) === null)) return lines.map(stepOf);
  return toSections(lines).flatMap(({ header, items }): unknown[] =>
    header === null
      ? items.map(stepOf)
      : [{ '@type': 'HowToSection', name: header, itemListElement: items.map(stepOf) }],
  );
}
