import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { MoveLease } from './lease.ts';
import type { ReadRecipe } from './to-recipe.ts';

/**
 * Which of these the library holds already: from the same address, or with the same title and ingredients. What the same
 * move has brought does not count.
 */
export async function findDuplicates(
  db: Db,
  { id, userId }: Pick<MoveLease, 'id' | 'userId'>,
  recipes: readonly ReadRecipe[],
): Promise<boolean[]> {
  if (recipes.length === 0) return [];
  const titles = recipes.map(({ fields }) => fields.title);
  const addresses = recipes.map(({ fields }) => fields.sourceUrl);
  const lines = recipes.map(({ fields }) => fields.ingredients.join(''));
  const before = sql`not exists (select from move_items i where i.move_id = ${id} and i.recipe_id = r.id)`;
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from recipes r where r.user_id = ${userId}
        and r.source_key = source_key(given.address) and ${before})
      or exists (select from recipes r where r.user_id = ${userId}
        and r.sort_title = left(fold_text(given.title), 100) collate "C"
        and given.lines <> '' and text_of(r.ingredients) = given.lines and ${before}) as is_known
    from unnest(${titles}::text[], ${addresses}::text[], ${lines}::text[]) with ordinality
      as given (title, address, lines, place)
    order by given.place`.execute(db);
  return rows.map(({ is_known }) => is_known);
}
