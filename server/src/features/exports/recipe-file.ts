import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { CookedEntry, RecipeImage } from './collected.ts';
import { describeRecipe, FIELDS_BEYOND_SCHEMA_ORG } from '../shares/recipe-json-ld.ts';

/** What schema.org has no word for is kept under names of our own, so that nothing is lost. */
const CONTEXT = ['https://schema.org', { larder: 'urn:larder:' }];

interface PackedPicture {
  /** Beside the file. */
  address: string;
  role: RecipeImage['role'];
}

/** A recipe as schema.org describes one, with everything its owner wrote. */
export function recipeFile(
  recipe: RecipeDto,
  pictures: readonly PackedPicture[],
  cookLog: readonly CookedEntry[],
): Record<string, unknown> {
  const addressesOf = (role: RecipeImage['role']) =>
    pictures.filter((picture) => picture.role === role).map(({ address }) => address);
  const sources = [recipe.sourceUrl, recipe.socialMediaUrl].filter((address) => address !== null);
  return {
    '@context': CONTEXT,
    '@type': 'Recipe',
    ...describeRecipe(recipe),
    image: pictures.length > 0 ? pictures.map(({ address }) => address) : undefined,
    isBasedOn: sources.length > 0 ? sources : undefined,
    dateCreated: recipe.dateAdded.toISOString(),
    dateModified: recipe.dateModified.toISOString(),
    ...Object.fromEntries(FIELDS_BEYOND_SCHEMA_ORG.map((name) => [`larder:${name}`, recipe[name]])),
    'larder:cover': addressesOf('cover')[0] ?? null,
    'larder:gallery': addressesOf('gallery'),
    'larder:isFavorite': recipe.isFavorite,
    'larder:source': recipe.source,
    'larder:cookLog': cookLog.length > 0 ? cookLog : undefined,
  };
}
