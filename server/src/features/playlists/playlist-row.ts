import type { PlaylistDto, PrivacyLevel } from '@larder/shared/playlist';
import type { ImageDto } from '@larder/shared/recipe';
import { sql } from 'kysely';
import { imageJson } from '../photos/images.ts';

const coverId = sql<string | null>`coalesce(
  l.cover_image_id,
  (select chosen.image_id from recipes chosen where chosen.id = l.cover_recipe_id),
  (select first.image_id from playlist_recipes k join recipes first on first.id = k.recipe_id
    where k.playlist_id = l.id order by k.position, k.id limit 1))`;

/** What a card shows of `playlists as l`. */
export const playlistColumns = sql`
  l.id, l.user_id, l.name, l.description, ${imageJson(coverId)} as cover_image, l.cover_recipe_id, l.cover_image_id,
  l.is_public, l.is_favorites, l.privacy_level, l.created_at, l.updated_at,
  (select count(*) from playlist_recipes k where k.playlist_id = l.id) as recipe_count`;

export interface PlaylistRow {
  id: string;
  user_id: string;
  name: string;
  description: string;
  cover_image: ImageDto | null;
  cover_recipe_id: string | null;
  cover_image_id: string | null;
  is_public: boolean;
  is_favorites: boolean;
  privacy_level: string;
  recipe_count: number;
  created_at: Date;
  updated_at: Date;
}

export function toPlaylistDto(row: PlaylistRow): PlaylistDto {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    description: row.description,
    coverImage: row.cover_image,
    coverRecipeId: row.cover_recipe_id,
    coverPhotoId: row.cover_image_id,
    isPublic: row.is_public,
    isFavorites: row.is_favorites,
    // Held by a check constraint of the table.
    privacyLevel: row.privacy_level as PrivacyLevel,
    recipeCount: row.recipe_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
