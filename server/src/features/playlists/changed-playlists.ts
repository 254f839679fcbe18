import type {
  ChangedPlaylist,
  ChangedSinceInput,
  ChangesDto,
  KeptPlaylist,
  PlacedRecipes,
} from '@larder/shared/sync/changes';
import { pick } from '@larder/shared/pick';
import { sql, type RawBuilder } from 'kysely';
import { imageJson } from '../images/image-row.ts';
import { changedSince, type ChangesCtx } from '../../sync/changed-since.ts';
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
} as const satisfies Record<keyof Omit<KeptPlaylist, 'recipes'>, unknown>;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const columns = sql.join(NAMES.map((name) => sql`${COLUMNS[name]} as ${sql.id(name)}`));
const recipes = sql`case when l.is_favorites then '' else (
  select coalesce(string_agg(replace(k.recipe_id::text, '-', ''), '' order by k.position, k.id), '')
  from playlist_recipes k where k.playlist_id = l.id) end as recipes`;

/** The viewer's own collections for a copy on a device, each with the order of all of its recipes: for files before contract 5. */
export async function changedPlaylists(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<KeptPlaylist>> {
  return changedSince(ctx, input, {
    entity: 'playlist',
    table: 'playlists',
    alias: 'l',
    columns: () => sql`${columns}, ${recipes}`,
    bytes: bytesOfAll,
    toDto: (row: KeptPlaylist) => pick(row, [...NAMES, 'recipes']),
  });
}

interface ChangedRow extends Omit<KeptPlaylist, 'recipes'> {
  /** All of them, for a device that has none. */
  recipes?: string;
  /** Each with the one before it, in order. */
  placed: [recipe: string, before: string | null][];
  removed: string;
}

/** The same with those of its recipes alone that were put in, moved or taken out since. */
export async function playlistChanges(
  ctx: ChangesCtx,
  input: ChangedSinceInput,
): Promise<ChangesDto<ChangedPlaylist>> {
  return changedSince(ctx, input, {
    entity: 'playlist',
    table: 'playlists',
    alias: 'l',
    columns: (since) =>
      since === null
        ? sql`${columns}, ${recipes}, '[]'::json as placed, '' as removed`
        : sql`${columns}, ${placedSince(since)} as placed, ${removedSince(since)} as removed`,
    bytes: (since) => (since === null ? bytesOfAll() : bytesSince(since)),
    toDto: (row: ChangedRow) => ({
      ...pick(row, NAMES),
      placed: row.recipes === undefined ? inRuns(row.placed) : [{ after: null, recipes: row.recipes }],
      removed: row.removed,
    }),
  });
}

const bytesOfAll = () => sql<number>`
  l.stored_bytes + 32 * (select count(*) from playlist_recipes k where k.playlist_id = l.id and not l.is_favorites)`;

/** Each at most with a place of its own. */
const bytesSince = (since: string) => sql<number>`
  l.stored_bytes + 100 * (select count(*) from ${changesSince(since)})`;

const placedSince = (since: string) => sql`(
  select coalesce(json_agg(json_build_array(replace(k.recipe_id::text, '-', ''), replace(k.before::text, '-', ''))
    order by k.place), '[]')
  from (
    select k.recipe_id, row_number() over (order by k.position, k.id) as place,
      lag(k.recipe_id) over (order by k.position, k.id) as before
    from playlist_recipes k where k.playlist_id = l.id) k
  where k.recipe_id in (select c.part from ${changesSince(since)}))`;

const removedSince = (since: string) => sql`(
  select coalesce(string_agg(distinct replace(c.part::text, '-', ''), ''), '') from ${changesSince(since)}
  and not exists (select from playlist_recipes k where k.playlist_id = l.id and k.recipe_id = c.part))`;

/** Of the collection. A condition can follow. */
function changesSince(since: string): RawBuilder<unknown> {
  return sql`entity_changes c
    where c.vault_id = l.user_id and c.entity = 'playlist' and c.id = l.id and c.part is not null
      and c.changed_in >= ${since}::text::xid8`;
}

/** Neighbours share one place. */
function inRuns(placed: ChangedRow['placed']): PlacedRecipes[] {
  const runs: PlacedRecipes[] = [];
  let last: string | undefined;
  for (const [recipe, before] of placed) {
    const run = runs.at(-1);
    if (run && before === last) run.recipes += recipe;
    else runs.push({ after: before, recipes: recipe });
    last = recipe;
  }
  return runs;
}
