import type { ChangedSinceInput, ChangesDto, KeptPlaylist } from '@larder/shared/installed-app/changes';
import { pick } from '@larder/shared/pick';
import { sql } from 'kysely';
import { imageJson } from '../images/image-row.ts';
import { changedSince, type ChangesCtx } from '../on-device/changed-since.ts';
import { sharingList } from './playlist-row.ts';

/** Where each comes from in `playlists as l`. */
const COLUMNS = {
  id: sql`l.id`,
  userId: sql`l.user_id`,
  name: sql`l.name`,
  description: sql`l.description`,
  uploadedCover: imageJson(sql.ref('l.cover_image_id')),
  coverRecipeId: sql`l.cover_recipe_id`,
  coverPhotoId: sql`l.cover_image_id`,
  isPublic: sql`l.is_public`,
  isFavorites: sql`l.is_favorites`,
  privacyLevel: sql`l.privacy_level`,
  isForChosen: sql`l.is_for_chosen`,
  sharedWith: sharingList,
  createdAt: sql`l.created_at`,
  updatedAt: sql`l.updated_at`,
  recipes: sql`case when l.is_favorites then '' else (
    select coalesce(string_agg(replace(k.recipe_id::text, '-', ''), '' order by k.position, k.id), '')
    from playlist_recipes k where k.playlist_id = l.id) end`,
} as const satisfies Record<keyof KeptPlaylist, unknown>;
const NAMES = Object.keys(COLUMNS) as (keyof KeptPlaylist)[];
const columns = sql.join(NAMES.map((name) => sql`${COLUMNS[name]} as ${sql.id(name)}`));

/** The viewer's own collections for a copy on a device, with the order of their recipes. */
export async function changedPlaylists(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<KeptPlaylist>> {
  return changedSince(ctx, input, {
    table: 'playlists',
    alias: 'l',
    columns,
    toDto: (row: KeptPlaylist) => pick(row, NAMES),
  });
}
