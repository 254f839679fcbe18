import type {
  ListedPlaylistDto,
  PlaylistDto,
  SeenPlaylistDto,
  SharedPlaylistDto,
} from '@larder/shared/playlist/schema';
import { COVER_PICTURES } from '@larder/shared/playlist/messages';
import type { PrivacyLevel } from '@larder/shared/playlist/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { sql, type RawBuilder } from 'kysely';
import { ownedBy } from '../../access.ts';
import type { Viewer } from '../../ctx.ts';
import { imageJson, imageObject } from '../images/image-row.ts';
import type { VaultId } from '@larder/shared/ids';

const coverId = sql<string | null>`coalesce(
  l.cover_image_id,
  (select chosen.image_id from recipes chosen where chosen.id = l.cover_recipe_id),
  (select first.image_id from collection_links k join recipes first on first.id = k.recipe_id
    where k.playlist_id = l.id order by k.position, k.id limit 1))`;

/** How many of a collection's first recipes are looked through for pictures. */
const LOOKED_THROUGH = 24;

/** Four pictures of its first recipes, where nobody chose a cover. */
const firstImages = sql`case when l.cover_image_id is null and l.cover_recipe_id is null then (
  select coalesce(json_agg(shown.image order by shown.place), '[]') from (
    select ${imageObject} as image, first.place
    from (select k.recipe_id, row_number() over (order by k.position, k.id) as place
      from collection_links k where k.playlist_id = l.id order by k.position, k.id limit ${sql.lit(LOOKED_THROUGH)}) first
    join recipes r on r.id = first.recipe_id
    join photos image on image.id = r.image_id
    order by first.place limit ${sql.lit(COVER_PICTURES)}) shown)
  else '[]' end`;

export const sharingList = sql`array(
  select s.follower_id from playlist_shared_with s where s.playlist_id = l.id order by s.chosen_at, s.follower_id)`;

/** What a card shows of `playlists as l`; the sharing list is read for its owner alone. */
export function playlistColumns(viewer: Viewer): RawBuilder<unknown> {
  return sql`
    l.id, l.user_id, l.name, l.description, ${imageJson(coverId)} as cover_image,
    ${firstImages} as first_images, l.cover_recipe_id, l.cover_image_id,
    l.is_public, l.is_favorites, l.privacy_level, l.created_at, l.updated_at, l.is_for_chosen,
    (select count(*) from collection_links k where k.playlist_id = l.id) as recipe_count,
    (select owner.display_name from profiles owner where owner.user_id = l.user_id) as owner_name,
    case when ${ownedBy(viewer, 'l')} then ${sharingList} end as shared_with`;
}

export interface PlaylistRow {
  id: string;
  user_id: VaultId;
  name: string;
  description: string;
  cover_image: ImageDto | null;
  first_images: ImageDto[];
  cover_recipe_id: string | null;
  cover_image_id: string | null;
  is_public: boolean;
  is_favorites: boolean;
  privacy_level: string;
  recipe_count: number;
  owner_name: string;
  is_for_chosen: boolean;
  /** Null unless the viewer is the owner. */
  shared_with: string[] | null;
  created_at: Date;
  updated_at: Date;
}

/** As others see it. */
export function toSeenPlaylistDto(row: PlaylistRow): SeenPlaylistDto {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    description: row.description,
    coverImage: row.cover_image,
    firstImages: row.first_images,
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

/** One of the viewer's own. */
export function toPlaylistDto(row: PlaylistRow): PlaylistDto {
  return { ...toSeenPlaylistDto(row), sharedWith: row.shared_with ?? [], isForChosen: row.is_for_chosen };
}

/** A playlist of any owner; the viewer's own with all fields. */
export function toListedPlaylistDto(row: PlaylistRow): ListedPlaylistDto {
  return row.shared_with ? toPlaylistDto(row) : toSeenPlaylistDto(row);
}

export function toSharedPlaylistDto(row: PlaylistRow): SharedPlaylistDto {
  return { ...toSeenPlaylistDto(row), ownerName: row.owner_name };
}
