import { fold } from '@larder/shared/language/fold';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import { nutritionText, type Nutrient } from '@larder/shared/recipe/nutrition';
import { toSections } from '@larder/shared/recipe-text/sections';
import { NUTRITION, PICTURE_ROLE, POST } from '../../moves/formats/mealie-recipe.ts';
import { asMarkdown } from '../../moves/formats/reading/lines.ts';
import { cutToBytes } from '../file-names.ts';
import { minutes, total, type PackedPicture, type ProgramFormat } from './program.ts';

/** With the id behind it and its ending, a folder and a file that also encrypted home folders can have. */
const MAX_SLUG_BYTES = 100;

/**
 * What Mealie moves in under 'Mealie' (mealie-recipes/mealie, services/migrations/mealie_alpha.py): a folder a recipe with its own
 * JSON (schema/recipe/recipe.py) and its picture. `features/moves/formats/mealie-recipe.ts` reads it back.
 */
export const mealie: ProgramFormat = {
  ending: 'zip',
  pictures: 'webp',
  async *files({ recipe, pictures: [picture], name }) {
    const slug = `${plain(name) || 'recipe'}-${recipe.id.slice(0, 8)}`;
    const json = {
      id: recipe.id,
      slug,
      name: recipe.title,
      description: recipe.description,
      image: picture ? 'original' : null,
      recipeIngredient: withTitles(recipe.ingredients, (title, note) => ({
        title,
        note,
        disableAmount: true,
      })),
      recipeInstructions: withTitles(recipe.instructions, (title, text) => ({
        title: title ?? '',
        text: asMarkdown(text),
      })),
      recipeServings: recipe.servings ?? 0,
      recipeYield: recipe.servings === null ? '' : `${recipe.servings} servings`,
      prepTime: minutes(recipe.prepTime) || null,
      performTime: minutes(recipe.cookTime) || null,
      totalTime: minutes(total(recipe.prepTime, recipe.cookTime)) || null,
      recipeCategory: recipe.cuisine.map(named),
      tags: recipe.tags.map(named),
      tools: [],
      notes: recipe.cookingNotes === '' ? [] : [{ title: '', text: recipe.cookingNotes }],
      orgURL: recipe.sourceUrl ?? recipe.socialMediaUrl,
      dateAdded: recipe.dateAdded.toISOString().slice(0, 10),
      createdAt: recipe.dateAdded.toISOString(),
      rating: recipe.rating,
      nutrition: nutritionOf(recipe),
      assets: [],
      comments: [],
      extras: extrasOf(recipe, picture),
      settings: {
        public: false,
        showNutrition: recipe.nutrition !== null,
        showAssets: false,
        disableAmount: true,
      },
    };
    const folder = `recipes/${slug}`;
    const date = recipe.dateModified;
    yield { name: `${folder}/${slug}.json`, date, body: JSON.stringify(json, null, 2) };
    if (picture) yield { name: `${folder}/images/original.webp`, date, body: picture.bytes, isPacked: true };
  },
};

/** As Mealie has it: for a serving, in kcal, g, and mg of sodium, as texts. */
function nutritionOf({ nutrition }: RecipeDto): Record<string, string | undefined> {
  if (nutrition?.per !== 'serving') return {};
  const said = (name: Nutrient) => nutrition[name]?.toString();
  return {
    calories: said('kcal'),
    fatContent: said('fat'),
    saturatedFatContent: said('saturated'),
    carbohydrateContent: said('carbohydrate'),
    sugarContent: said('sugar'),
    fiberContent: said('fibre'),
    proteinContent: said('protein'),
    sodiumContent: said('sodium'),
  };
}

/** What only Larder reads back. */
function extrasOf({ sourceUrl, socialMediaUrl, nutrition }: RecipeDto, picture: PackedPicture | undefined) {
  return {
    // Whoever sees the recipe sees its picture; a page that it was read from is its owner's alone.
    ...(picture && picture.role !== 'cover' && { [PICTURE_ROLE]: picture.role }),
    ...(sourceUrl !== null && socialMediaUrl !== null && { [POST]: socialMediaUrl }),
    ...(nutrition && { [NUTRITION]: nutritionText(nutrition) }),
  };
}

/** The heading of a section is the title of its first line there. */
function withTitles<T>(lines: readonly string[], made: (title: string | null, line: string) => T): T[] {
  return toSections(lines).flatMap(({ header, items: [first = '', ...others] }) => [
    made(header, first),
    ...others.map((line) => made(null, line)),
  ]);
}

function named(name: string) {
  return { name, slug: plain(name) || 'tag' };
}

function plain(text: string): string {
  const words = fold(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return cutToBytes(words, MAX_SLUG_BYTES).replace(/-$/, '');
}
