import { CONTENT_FIELDS, type ContentField, type FieldThat } from '@larder/shared/recipe/fields';
import { NUTRIENTS, type Nutrient, type Nutrition } from '@larder/shared/recipe/nutrition';
import type { RecipeContent } from '@larder/shared/recipe/schema';
import { headerText, isHeader, toSections } from '@larder/shared/recipe-text/sections';
import type { SharedRecipeDto } from '@larder/shared/share/schema';

type DescribedRecipe = Pick<RecipeContent, FieldThat<'isShared'>>;

interface Wording {
  says?: (recipe: DescribedRecipe) => Record<string, unknown>;
  /** schema.org has a word for all of it: an export needs none of our own. */
  isWhole: boolean;
}

/** How schema.org says each field of a recipe. */
const WORDINGS = {
  title: { says: ({ title }) => ({ name: title }), isWhole: true },
  description: { says: ({ description }) => ({ description: description || undefined }), isWhole: true },
  // Its address depends on where the description stands.
  image: { isWhole: true },
  prepTime: { says: ({ prepTime }) => ({ prepTime: durationOf(prepTime) }), isWhole: true },
  cookTime: {
    says: ({ prepTime, cookTime }) => ({
      cookTime: durationOf(cookTime),
      totalTime: prepTime === null || cookTime === null ? undefined : durationOf(prepTime + cookTime),
    }),
    isWhole: true,
  },
  servings: {
    says: ({ servings }) => ({ recipeYield: servings === null ? undefined : String(servings) }),
    isWhole: true,
  },
  difficulty: { isWhole: false },
  difficultyStated: { isWhole: false },
  cuisine: {
    says: ({ cuisine }) => ({ recipeCuisine: cuisine.length > 0 ? cuisine : undefined }),
    isWhole: true,
  },
  tags: { says: ({ tags }) => ({ keywords: tags.length > 0 ? tags.join(', ') : undefined }), isWhole: false },
  ingredients: {
    says: ({ ingredients }) => ({ recipeIngredient: ingredients.filter((line) => !isHeader(line)) }),
    isWhole: false,
  },
  instructions: {
    says: ({ instructions }) => ({ recipeInstructions: instructionsOf(instructions) }),
    isWhole: false,
  },
  // It has no word for salt, and one for energy.
  nutrition: {
    says: ({ nutrition }) => ({ nutrition: nutrition ? nutritionOf(nutrition) : undefined }),
    isWhole: false,
  },
  cookingNotes: { isWhole: false },
  sourceUrl: { isWhole: false },
  socialMediaUrl: { isWhole: false },
} as const satisfies Record<ContentField, Wording>;

/** The fields that schema.org has no word for, or of which it keeps only a part. */
export const FIELDS_BEYOND_SCHEMA_ORG = CONTENT_FIELDS.filter((name) => !WORDINGS[name].isWhole);

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
    isBasedOn: recipe.originalUrl ?? undefined,
    author: { '@type': 'Person', name: recipe.creatorName },
    datePublished: recipe.shareCreatedAt.toISOString().slice(0, 10),
  };
}

/** The fields of a schema.org Recipe that say how to cook it. */
export function describeRecipe(recipe: DescribedRecipe): Record<string, unknown> {
  const wordings: Wording[] = CONTENT_FIELDS.map((name) => WORDINGS[name]);
  return Object.assign({}, ...wordings.map(({ says }) => says?.(recipe))) as Record<string, unknown>;
}

function durationOf(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}

function nutritionOf(nutrition: Nutrition): Record<string, unknown> {
  const { kcal, kj } = nutrition;
  const said = (name: Nutrient) => {
    const amount = nutrition[name];
    return amount === undefined ? undefined : `${amount} ${NUTRIENTS[name].unit}`;
  };
  return {
    '@type': 'NutritionInformation',
    servingSize: nutrition.per === '100g' ? '100 g' : '1 serving',
    calories: kcal === undefined && kj !== undefined ? said('kj') : said('kcal'),
    fatContent: said('fat'),
    saturatedFatContent: said('saturated'),
    carbohydrateContent: said('carbohydrate'),
    sugarContent: said('sugar'),
    fiberContent: said('fibre'),
    proteinContent: said('protein'),
    sodiumContent: said('sodium'),
  };
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
