import { sql, type SqlBool } from 'kysely';
import { ownedBy, personalTo, playlistVisibleTo, profileVisibleTo, recipeVisibleTo } from '../../access.ts';
import type { Deps, Viewer } from '../../ctx.ts';

export interface ImageRequest {
  photoId: string;
  viewer: Viewer | null;
  /** From the share link through which the image was requested. */
  shareId: string | null;
}

export interface VisibleImage {
  storageKey: string;
  widths: number[];
  isOwner: boolean;
  /** also has a file in its original size */
  isPhoto: boolean;
  /** its files will not change: a photo that no recipe holds yet may still be rotated */
  isFinal: boolean;
}

/**
 * The image, if the viewer may see it now; undefined both when they may not and when there is none. A share link shows the
 * recipe's current main image, its gallery and its photos. Of another person's recipe that is visible the main image and the
 * gallery are visible, of a visible collection or profile its image. The photo of a plate is its person's alone, until it is one of those.
 */
export async function findVisibleImage(
  { db }: Pick<Deps, 'db'>,
  { photoId, viewer, shareId }: ImageRequest,
): Promise<VisibleImage | undefined> {
  const isOwner = sql<SqlBool>`(${ownedBy(viewer, 'photos')} and not exists (
    select from cook_log k where k.photo_id = photos.id and not ${personalTo(viewer, 'k')}))`;
  const isShared = sql<SqlBool>`exists (
    select from recipe_shares join recipes on recipes.id = recipe_shares.recipe_id
    where recipe_shares.share_id = ${shareId}::uuid
      and (recipes.image_id = photos.id or (photos.recipe_id = recipes.id and photos.purpose in ('photo', 'gallery'))))`;
  const isOfVisibleRecipe = sql<SqlBool>`exists (
    select from recipes
    where (recipes.image_id = photos.id or (photos.recipe_id = recipes.id and photos.purpose = 'gallery'))
      and ${recipeVisibleTo(viewer)})`;
  const isOfVisiblePlaylist = sql<SqlBool>`exists (
    select from playlists where playlists.cover_image_id = photos.id and ${playlistVisibleTo(viewer)})`;
  const isOfVisibleProfile = sql<SqlBool>`exists (
    select from profiles where profiles.user_id = photos.user_id and profiles.profile_image_id = photos.id
      and ${profileVisibleTo(viewer)})`;
  const row = await db
    .selectFrom('photos')
    .select(['storage_key', 'widths', 'purpose', 'recipe_id', isOwner.as('is_owner')])
    .where('id', '=', photoId)
    .where((eb) => eb.or([isOwner, isShared, isOfVisibleRecipe, isOfVisiblePlaylist, isOfVisibleProfile]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { storage_key: storageKey, widths, purpose, is_owner } = row;
  const isPhoto = purpose === 'photo';
  const isFinal = !isPhoto || row.recipe_id !== null;
  return { storageKey, widths, isOwner: is_owner === true, isPhoto, isFinal };
}
