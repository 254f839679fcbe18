import type { CookedDto, RecipeDto } from '@larder/shared/recipe/schema';
import { MOST_STARS } from '@larder/shared/recipe/messages';
import type { RecipeImage } from './collected.ts';
import { describeRecipe, FIELDS_BEYOND_SCHEMA_ORG } from '../shares/recipe-json-ld.ts';

/** What schema.org has no word for is kept under names of our own, so that nothing is lost. */
const CONTEXT = ['https://schema.org', { larder: 'urn:larder:' }];

interface PackedPicture {
  /** Beside the file. */
  address: string;
  role: RecipeImage['role'];
}

/** An entry of the cook log; its photo likewise. */
export interface PackedEntry extends Pick<CookedDto, 'cookedOn' | 'note'> {
  photo?: string | undefined;
}

/** A recipe as schema.org describes one, with everything its owner wrote. */
export function recipeFile(
  recipe: RecipeDto,
  pictures: readonly PackedPicture[],
  cookLog: readonly PackedEntry[],
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
    // One's own stars: what other programs read is called so, though it is of one person.
    aggregateRating:
      recipe.rating === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: recipe.rating, bestRating: MOST_STARS, ratingCount: 1 },
    'larder:cover': addressesOf('cover')[0] ?? null,
    'larder:gallery': addressesOf('gallery'),
    'larder:isFavorite': recipe.isFavorite,
    'larder:rating': recipe.rating,
    'larder:source': recipe.source,
    'larder:cookLog': cookLog.length > 0 ? cookLog : undefined,
  };
}
