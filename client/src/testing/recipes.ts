import { emptyContent } from '@larder/shared/recipe/empty';
import type { RecipeCardDto, RecipeDto, RecipeListDto } from '@larder/shared/recipe/schema';

const SAVED = new Date('2026-01-02T03:04:05Z');

/** A recipe as the server answers it; what a test does not name is empty. */
export function aRecipe(id: string, change: Partial<RecipeDto> = {}): RecipeDto {
  return {
    ...emptyContent(),
    title: `Recipe ${id}`,
    id,
    userId: 'me',
    source: 'manual',
    isFavorite: false,
    rating: null,
    isShared: false,
    sharedWith: [],
    photoCount: 0,
    photos: [],
    gallery: [],
    enhancedFields: [],
    lastCookedOn: null,
    version: 1,
    dateAdded: SAVED,
    dateModified: SAVED,
    ...change,
  };
}

/** One page of the list of recipes. */
export function aPage(cards: RecipeCardDto[], total = cards.length): RecipeListDto {
  return { items: cards, total, nextCursor: null, hasPhotoRecipes: false, showingResultsFor: null };
}
