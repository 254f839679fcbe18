import { FAVORITES_DESCRIPTION, FAVORITES_NAME } from '@larder/shared/playlist/messages';
import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { Arriving } from './arriving.ts';
import type { MoveLease } from './lease.ts';
import { shownTitle } from './move-items.ts';

type CollectionDeps = Pick<Deps, 'db' | 'now'>;

const MAX_NAME = 200;

/** The ids of collections by their names in lower case; '' is Favorites. */
type Collections = Map<string, string>;

/**
 * The collections that these recipes go into, made where there are none of that name yet, and locked in one order before
 * anything else is written.
 */
export async function lockCollections(
  deps: CollectionDeps,
  lease: MoveLease,
  added: readonly Arriving[],
): Promise<Collections> {
  const wanted = new Map(added.flatMap(({ moved }) => namesOf(moved.collections)));
  const needsFavorites = added.some(({ moved }) => moved.isFavorite);
  if (wanted.size === 0 && !needsFavorites) return new Map();
  const { rows } = await sql<{ id: string; name: string; is_favorites: boolean }>`
    select id, name, is_favorites from playlists
    where user_id = ${lease.userId}
      and ((is_favorites and ${needsFavorites}) or (not is_favorites and lower(name) = any (${[...wanted.keys()]}::text[])))
    order by id for no key update`.execute(deps.db);
  const found: Collections = new Map(
    rows.map((row) => [row.is_favorites ? '' : row.name.toLowerCase(), row.id]),
  );
  if (needsFavorites && !found.has('')) found.set('', await addCollection(deps, lease, FAVORITES_NAME, true));
  for (const [key, name] of wanted) {
    if (!found.has(key)) found.set(key, await addCollection(deps, lease, name, false));
  }
  return found;
}

async function addCollection(
  { db, now }: CollectionDeps,
  { id: moveId, userId }: MoveLease,
  name: string,
  isFavorites: boolean,
): Promise<string> {
  const { id } = await db
    .insertInto('playlists')
    .values({
      ...{ user_id: userId, name, is_favorites: isFavorites, created_at: now(), updated_at: now() },
      description: isFavorites ? FAVORITES_DESCRIPTION : '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isFavorites)
    await db
      .updateTable('moves')
      .set({ collection_ids: sql`collection_ids || ${id}::uuid` })
      .where('id', '=', moveId)
      .where('user_id', '=', userId)
      .execute();
  return id;
}

/** Puts the recipes at the ends of their collections, in the order of the file. */
export async function linkCollections(
  db: Db,
  { userId }: MoveLease,
  { collections, added }: { collections: Collections; added: readonly Arriving[] },
): Promise<void> {
  const links = added.flatMap(({ id, moved }) => {
    const keys = [...new Map(namesOf(moved.collections)).keys(), ...(moved.isFavorite ? [''] : [])];
    return keys.flatMap((key) => collections.get(key) ?? []).map((playlistId) => ({ playlistId, id }));
  });
  if (links.length === 0) return;
  await sql`
    insert into playlist_recipes (playlist_id, recipe_id, user_id, added_by, position)
    select given.playlist_id, given.recipe_id, ${userId}, ${userId},
      coalesce((select max(l.position) from playlist_recipes l where l.playlist_id = given.playlist_id), 0)
        + row_number() over (partition by given.playlist_id order by given.place)
    from unnest(${links.map(({ playlistId }) => playlistId)}::uuid[], ${links.map(({ id }) => id)}::uuid[])
      with ordinality as given (playlist_id, recipe_id, place)`.execute(db);
}

function namesOf(names: readonly string[] | undefined): [key: string, name: string][] {
  return (names ?? [])
    .map((name) => shownTitle(name).slice(0, MAX_NAME).trim())
    .filter((name) => name !== '')
    .map((name) => [name.toLowerCase(), name]);
}
