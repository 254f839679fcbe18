import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import type { MoveLease } from './lease.ts';

/** The same of lines that name other recipes. */
const linksOf = (recipe: RawBuilder<unknown>) => sql`
  select md5(concat_ws(' ', 'link', n.line_hash, n.linked_id, n.yields))::uuid from recipe_links n where n.recipe_id = ${recipe}`;

/**
 * What belongs to a recipe and is no field of it: cook log, pictures, shares, collections with Favorites, stars, ticks, linked lines. Ids, and of what can be
 * changed in place a digest of what it says.
 */
const belongingsOf = (recipe: RawBuilder<unknown>) => sql<string[]>`array(
  select md5(concat_ws(' ', c.id, c.cooked_on - date '1900-01-01', c.note))::uuid from cook_log c where c.recipe_id = ${recipe}
  union all select p.id from photos p where p.recipe_id = ${recipe}
  union all select s.id from recipe_shares s where s.recipe_id = ${recipe}
  union all select l.playlist_id from collection_links l where l.recipe_id = ${recipe}
  union all select md5(concat_ws(' ', 'rating', q.user_id, q.rating))::uuid from recipe_ratings q where q.recipe_id = ${recipe}
  union all select md5(concat_ws(' ', t.place, t.line_hash))::uuid from recipe_ticks t
    where t.recipe_id = ${recipe} and t.is_ticked
  union all ${linksOf(recipe)})`;

/** True in SQL when a recipe `r` holds nothing that was not in the file, as its item `i` in `move_items` says. */
export const isAsBrought = sql<SqlBool>`(r.version = 1
  and ${belongingsOf(sql`r.id`)} <@ coalesce(i.brought, '{}'))`;

/** Writes down what came with these recipes. Within the transaction that adds them. */
export async function noteBrought(db: Db, { id }: MoveLease, recipeIds: readonly string[]): Promise<void> {
  if (recipeIds.length === 0) return;
  await sql`update move_items i set brought = ${belongingsOf(sql`i.recipe_id`)}
    where i.move_id = ${id} and ${isOneOf('i.recipe_id', recipeIds)}`.execute(db);
}

/** Writes down the linked lines of recipes, which came with the move. */
export async function noteBroughtLinks(
  db: Db,
  { id }: MoveLease,
  recipeIds: readonly string[],
): Promise<void> {
  await sql`update move_items i set brought = i.brought || array(${linksOf(sql`i.recipe_id`)})
    where i.move_id = ${id} and ${isOneOf('i.recipe_id', recipeIds)}`.execute(db);
}

/** What a collection `p` says of itself, as a digest. */
const sayingOf = sql`md5(concat_ws(chr(1), p.id, p.name, p.description, p.privacy_level, p.is_for_chosen, p.cover_image_id))::uuid`;

/** True in SQL when a collection `p` came with the move `m` and nobody has changed it since. */
export const isCollectionAsBrought = sql<SqlBool>`(${sayingOf} = any (m.collections_as_brought))`;

type OfMove = Pick<MoveLease, 'id' | 'vaultId'>;

/** Writes down what this collection, which came with the move, says of itself. */
export async function noteCollection(db: Db, { id, vaultId }: OfMove, playlistId: string): Promise<void> {
  await sql`update moves m set collections_as_brought = m.collections_as_brought || ${sayingOf}
    from playlists p where m.id = ${id} and m.user_id = ${vaultId}
      and p.id = ${playlistId} and p.user_id = ${vaultId}`.execute(db);
}

/** Whether it came with the move and nobody has changed it since; locks it. */
export async function isUnchangedCollection(
  db: Db,
  { id, vaultId }: OfMove,
  playlistId: string,
): Promise<boolean> {
  const { rows } = await sql`select from playlists p join moves m on m.user_id = p.user_id
    where m.id = ${id} and p.id = ${playlistId} and p.user_id = ${vaultId} and ${isCollectionAsBrought}
    for no key update of p`.execute(db);
  return rows.length > 0;
}
