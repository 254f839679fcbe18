import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { MoveLease } from './lease.ts';
import type { LibraryRecipe } from './reader/library.ts';

/**
 * Which of these the library holds already: from the same address, or with the same title and ingredients. What the same
 * move has brought does not count.
 */
export async function findDuplicates(
  db: Db,
  { id, vaultId }: Pick<MoveLease, 'id' | 'vaultId'>,
  recipes: readonly Pick<LibraryRecipe, 'fields'>[],
): Promise<boolean[]> {
  if (recipes.length === 0) return [];
  const titles = recipes.map(({ fields }) => fields.title);
  const addresses = recipes.map(({ fields }) => fields.sourceUrl);
  const lines = recipes.map(({ fields }) => fields.ingredients.join(''));
  const before = sql`not exists (select from move_items i where i.move_id = ${id} and i.recipe_id = r.id)`;
  // Neither 'exists' nor a function beside a column: without statistics of a library that has just begun to grow, Postgres
  // would look through the whole of it for each recipe, and work the function out for every row.
  const { rows } = await sql<{ is_known: boolean }>`
    with given as materialized (
      select source_key(address) as source_key, left(fold_text(title), 100) collate "C" as sort_title, lines, place
      from unnest(${titles}::text[], ${addresses}::text[], ${lines}::text[]) with ordinality
        as given (title, address, lines, place))
    select coalesce(
      (select true from recipes r
        where r.user_id = ${vaultId} and r.source_key = given.source_key and ${before} limit 1),
      (select true from recipes r
        where r.user_id = ${vaultId} and r.sort_title = given.sort_title
          and given.lines <> '' and text_of(r.ingredients) = given.lines and ${before} limit 1),
      false) as is_known
    from given order by given.place`.execute(db);
  return rows.map(({ is_known }) => is_known);
}
