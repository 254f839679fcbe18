import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { writeLeased } from '../../jobs/lease.ts';
import { isAsBrought, isCollectionAsBrought } from './brought.ts';
import { removeExtras } from './extras/extras.ts';
import { completeUndo, reportProgress, type MoveLease } from './lease.ts';

type UndoDeps = Pick<Deps, 'db' | 'now'>;

const AT_ONCE = 100;

/**
 * Deletes what was moved in: the person has its file. What the file does not hold stays: recipes that were changed since, or cooked,
 * given pictures, a link, a heart, stars, a linked recipe or a collection, and those in the bin; of the collections that came along, those that are empty then go,
 * unless they were changed; and of its shopping lists those in which nobody has written, and of its plan and saved weeks what nobody has
 * changed. What was said of foods since stays, too.
 */
export async function undoLibrary(deps: UndoDeps, lease: MoveLease, signal: AbortSignal): Promise<void> {
  await reportProgress(deps, lease, { stage: 'undoing', percent: 0 });
  const total = await countMoved(deps.db, lease);
  let kept = 0;
  let seen = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const step = await undoSome(deps, lease, {
      after,
      percent: Math.floor((seen / Math.max(1, total)) * 100),
    });
    if (!step) break;
    kept += step.kept;
    seen += step.seen;
    after = step.last;
  }
  await removeEmptyCollections(deps.db, lease);
  await removeExtras(deps.db, lease);
  await completeUndo(deps, lease, kept);
}

async function countMoved(db: Db, { id }: MoveLease): Promise<number> {
  const { count } = await db
    .selectFrom('move_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('move_id', '=', id)
    .where('recipe_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next recipes in the order of the file; null when there are no more. */
function undoSome(
  { db, now }: UndoDeps,
  lease: MoveLease,
  { after, percent }: { after: number; percent: number },
): Promise<{ seen: number; kept: number; last: number } | null> {
  return db.transaction().execute(async (trx) => {
    await writeLeased(lease, trx.updateTable('moves').set({ percent, updated_at: now() }));
    const items = await trx
      .selectFrom('move_items')
      .select(['recipe_id', 'position'])
      .where('move_id', '=', lease.id)
      .where('recipe_id', 'is not', null)
      .where('position', '>', after)
      .orderBy('position')
      .limit(AT_ONCE)
      .$narrowType<{ recipe_id: string }>()
      .execute();
    const last = items.at(-1);
    if (!last) return null;
    const ids = items.map(({ recipe_id }) => recipe_id);
    const gone = await deleteUnchanged(trx, lease, ids);
    const { rows: left } =
      await sql`select from recipes where ${isOneOf('id', ids)} and user_id = ${lease.vaultId}
      `.execute(trx);
    await trx
      .updateTable('move_items')
      .set({ recipe_id: null })
      .where('move_id', '=', lease.id)
      .where(isOneOf('recipe_id', gone))
      .execute();
    return { seen: items.length, kept: left.length, last: last.position };
  });
}

/**
 * Locked as for every deletion: the collections that hold them, then the recipes. Whoever adds something to a locked recipe waits, and
 * what was added before is seen by the statement that deletes.
 */
async function deleteUnchanged(
  db: Db,
  { id, vaultId }: MoveLease,
  ids: readonly string[],
): Promise<string[]> {
  await sql`select from playlists where user_id = ${vaultId} and id in (
      select l.playlist_id from playlist_recipes l where ${isOneOf('l.recipe_id', ids)})
    order by id for no key update`.execute(db);
  await sql`select from recipes where ${isOneOf('id', ids)} and user_id = ${vaultId} order by id for update`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`delete from recipes r using move_items i
    where ${isOneOf('r.id', ids)} and r.user_id = ${vaultId} and i.move_id = ${id} and i.recipe_id = r.id and ${isAsBrought}
    returning r.id`.execute(db);
  return rows.map((row) => row.id);
}

async function removeEmptyCollections(db: Db, { id, vaultId }: MoveLease): Promise<void> {
  await sql`delete from playlists p using moves m
    where m.id = ${id} and p.user_id = ${vaultId} and m.user_id = p.user_id and not p.is_favorites
      and p.id = any (m.collection_ids) and ${isCollectionAsBrought}
    and not exists (select from playlist_recipes l where l.playlist_id = p.id)`.execute(db);
}
