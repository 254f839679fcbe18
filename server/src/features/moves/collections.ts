import { FAVORITES_DESCRIPTION, FAVORITES_NAME, type PrivacyLevel } from '@larder/shared/playlist/messages';
import { personOf, type UserId } from '@larder/shared/ids';
import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import type { Arriving } from './arriving.ts';
import { noteCollection } from './brought.ts';
import type { MoveLease } from './lease.ts';
import { isWithin } from './reader/describe-collections.ts';
import type { Described, LibraryCollection } from './reader/library.ts';

type CollectionDeps = Pick<Deps, 'db' | 'now'>;

/** The ids of collections, or their names, by their names in lower case; '' is Favorites. */
type Collections = Map<string, string>;
/**
 * The collections that these recipes go into, made where there are none of that name yet, and locked in one order before
 * anything else is written.
 */
export async function lockCollections(
  deps: CollectionDeps,
  lease: MoveLease,
  { added, described }: { added: readonly Arriving[]; described: Described },
): Promise<Collections> {
  const wanted = new Map(added.flatMap(({ moved }) => moved.collections));
  const needsFavorites = added.some(({ moved }) => moved.isFavorite);
  const found = await lockByName(deps, lease, { wanted, needsFavorites, described });
  if (needsFavorites && !found.has('')) found.set('', await addFavoritesCollection(deps, lease));
  for (const [key, name] of wanted) {
    if (!found.has(key)) found.set(key, await addCollection(deps, lease, described.get(key) ?? { name }));
  }
  return found;
}

/**
 * Those that are there. Where the file says who sees a collection, one that more people see is another one, unless this move
 * brought it and its owner has opened it since.
 */
async function lockByName(
  { db }: CollectionDeps,
  { id: moveId, vaultId }: MoveLease,
  {
    wanted,
    needsFavorites,
    described,
  }: { wanted: Collections; needsFavorites: boolean; described: Described },
): Promise<Collections> {
  const [keys, names] = [[...wanted.keys()], [...wanted.values()]];
  if (keys.length === 0 && !needsFavorites) return new Map();
  // 'İ' is another letter in lower case here than in the database: such a name is found as it is written.
  const { rows } = await sql<{ id: string; name: string | null; level: PrivacyLevel; is_brought: boolean }>`
    select id, case when is_favorites then null else name end as name, privacy_level as level,
      id = any (select unnest(m.collection_ids) from moves m where m.id = ${moveId}) as is_brought
    from playlists
    where user_id = ${vaultId}
      and ((is_favorites and ${needsFavorites}) or (not is_favorites and (lower(name) = any (${keys}::text[]) or name = any (${names}::text[]))))
    order by id for no key update`.execute(db);
  const found: Collections = new Map();
  for (const { id, name, level, is_brought: isBrought } of rows) {
    const key = name?.toLowerCase() ?? '';
    const most = described.get(key)?.privacyLevel ?? 'public';
    if (isBrought || (!found.has(key) && isWithin(level, most))) found.set(key, id);
  }
  return found;
}

async function addFavoritesCollection({ db, now }: CollectionDeps, { vaultId }: MoveLease): Promise<string> {
  const { id } = await db
    .insertInto('playlists')
    .values({
      ...{ user_id: vaultId, name: FAVORITES_NAME, description: FAVORITES_DESCRIPTION, is_favorites: true },
      ...{ created_at: now(), updated_at: now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addCollection(
  { db, now }: CollectionDeps,
  { id: moveId, vaultId }: MoveLease,
  {
    name,
    description = '',
    privacyLevel = 'private',
    created,
  }: Partial<LibraryCollection> & { name: string },
): Promise<string> {
  const { id } = await db
    .insertInto('playlists')
    .values({
      ...{ user_id: vaultId, name, description, privacy_level: privacyLevel, is_favorites: false },
      ...{ created_at: createdAt(created, now()), updated_at: now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('moves')
    .set({ collection_ids: sql`collection_ids || ${id}::uuid` })
    .where('id', '=', moveId)
    .where('user_id', '=', vaultId)
    .execute();
  await noteCollection(db, { id: moveId, vaultId }, id);
  return id;
}

/** When something was written down, where that can be. */
export function createdAt(given: Date | undefined, now: Date): Date {
  const time = given?.getTime() ?? Number.NaN;
  return time > 0 && time <= now.getTime() ? new Date(time) : now;
}

/** The collection of this description, made where there is none, and locked. */
export async function lockCollection(
  deps: CollectionDeps,
  lease: MoveLease,
  { key, described }: { key: string; described: Described },
): Promise<string> {
  const collection = described.get(key)!;
  const wanted = new Map([[key, collection.name]]);
  const found = await lockByName(deps, lease, { wanted, needsFavorites: false, described });
  return found.get(key) ?? addCollection(deps, lease, collection);
}

/** Puts the recipes at the ends of their collections and of the favourites, in the order of the file, with their stars. */
export async function linkCollections(
  db: Db,
  { vaultId }: MoveLease,
  { collections, added }: { collections: Collections; added: readonly Arriving[] },
): Promise<void> {
  await addFavorites(db, personOf(vaultId), added);
  await addRatings(db, personOf(vaultId), added);
  const links = added.flatMap(({ id, moved }) =>
    moved.collections
      .flatMap(([key]) => collections.get(key) ?? [])
      .map((playlistId) => ({ playlistId, id })),
  );
  if (links.length === 0) return;
  await sql`
    insert into playlist_recipes (playlist_id, recipe_id, user_id, added_by, position)
    select given.playlist_id, given.recipe_id, ${vaultId}, ${vaultId},
      coalesce((select max(l.position) from playlist_recipes l where l.playlist_id = given.playlist_id), 0)
        + row_number() over (partition by given.playlist_id order by given.place)
    from unnest(${links.map(({ playlistId }) => playlistId)}::uuid[], ${links.map(({ id }) => id)}::uuid[])
      with ordinality as given (playlist_id, recipe_id, place)`.execute(db);
}

async function addFavorites(db: Db, person: UserId, added: readonly Arriving[]): Promise<void> {
  const ids = added.flatMap(({ id, moved }) => (moved.isFavorite ? id : []));
  if (ids.length === 0) return;
  await sql`
    insert into favorites (user_id, recipe_id, position)
    select ${person}::uuid, given.recipe_id,
      coalesce((select max(f.position) from favorites f where f.user_id = ${person}), 0) + given.place
    from unnest(${ids}::uuid[]) with ordinality as given (recipe_id, place)`.execute(db);
}

async function addRatings(db: Db, person: UserId, added: readonly Arriving[]): Promise<void> {
  const rated = added.flatMap(({ id, moved: { rating } }) => (rating === null ? [] : { id, rating }));
  if (rated.length === 0) return;
  await sql`
    insert into recipe_ratings (user_id, recipe_id, rating, sort_rated)
    select ${person}::uuid, r.id, given.rating, rated_order(given.rating, r.created_at)
    from unnest(${rated.map(({ id }) => id)}::uuid[], ${rated.map(({ rating }) => rating)}::smallint[])
      as given (recipe_id, rating)
    join recipes r on r.id = given.recipe_id`.execute(db);
}
