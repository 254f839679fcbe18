import type { ImageDto, RecipeCardDto, RecipeDto } from '@larder/shared/recipe/schema';
import type { Difficulty, EnhancedField, RecipeSource } from '@larder/shared/recipe/messages';
import { sql } from 'kysely';
import { imageJson, photosJson } from '../images/image-row.ts';

/** What a card shows of `recipes as r`. For the owner only: it tells favourites and shares. */
export const cardColumns = sql`
  r.id, r.title, r.description, r.source, r.source_url, r.social_media_url, r.tags,
  r.prep_time, r.cook_time, r.servings, r.difficulty, r.created_at,
  ${imageJson(sql.ref('r.image_id'))} as image,
  exists (select from playlist_recipes f where f.recipe_id = r.id and f.playlist_id =
    (select p.id from playlists p where p.user_id = r.user_id and p.is_favorites)) as is_favorite,
  (select h.id from recipe_shares h where h.recipe_id = r.id) is not null as is_shared,
  (select count(*) from photos c where c.recipe_id = r.id and c.purpose = 'photo') as photo_count`;

/** The whole of `recipes as r`, for its owner. */
export const recipeColumns = sql`${cardColumns},
  r.user_id, r.ingredients, r.instructions, r.cooking_notes, r.version, r.updated_at, r.enhanced_fields,
  ${photosJson(sql.ref('r.id'))} as photos`;

export interface CardRow {
  id: string;
  title: string;
  description: string;
  image: ImageDto | null;
  source: string;
  source_url: string | null;
  social_media_url: string | null;
  tags: string[];
  prep_time: number | null;
  cook_time: number | null;
  servings: number | null;
  difficulty: string;
  is_favorite: boolean;
  is_shared: boolean;
  photo_count: number;
  created_at: Date;
}

export interface RecipeRow extends CardRow {
  user_id: string;
  ingredients: string[];
  instructions: string[];
  cooking_notes: string;
  photos: ImageDto[];
  enhanced_fields: string[];
  version: number;
  updated_at: Date;
}

export function toRecipeCardDto(row: CardRow): RecipeCardDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    image: row.image,
    // Held by check constraints of the table.
    source: row.source as RecipeSource,
    sourceUrl: row.source_url,
    socialMediaUrl: row.social_media_url,
    tags: row.tags,
    prepTime: row.prep_time,
    cookTime: row.cook_time,
    servings: row.servings,
    difficulty: row.difficulty as Difficulty,
    isFavorite: row.is_favorite,
    isShared: row.is_shared,
    sharedWith: [],
    photoCount: row.photo_count,
    dateAdded: row.created_at,
  };
}

export function toRecipeDto(row: RecipeRow): RecipeDto {
  return {
    ...toRecipeCardDto(row),
    userId: row.user_id,
    ingredients: row.ingredients,
    instructions: row.instructions,
    cookingNotes: row.cooking_notes,
    photos: row.photos,
    // Only names of such fields are written there.
    enhancedFields: row.enhanced_fields as EnhancedField[],
    version: row.version,
    dateModified: row.updated_at,
  };
}
