import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import { before } from '../../jobs/sweep.ts';

/** Lists in one sweep, entries of each, and stores: what is left is for the next one. */
const LISTS = 200;
const STORES = 1_000;
const ENTRIES = 1_000;

/**
 * Deletes what was removed from lists long ago. Of each entry its id is kept with the list, so that a device that was away for longer
 * does not bring it back (docs/shopping-list.md).
 */
export async function sweepRemovedEntries(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const isOld = sql`e.is_removed and e.removed_at < ${before(deps, SHOPPING_LIMITS.removedDays * 24 * 3_600_000)}`;
  const lists = await sql<{ id: string }>`
    select distinct e.list_id as id from shopping_entries e where ${isOld} limit ${LISTS}`.execute(deps.db);
  for (const { id } of lists.rows) {
    // The list first, as everybody who writes into it.
    await sql`
      with list as materialized (select l.id from shopping_lists l where l.id = ${id} for no key update),
      old as (
        select e.id from list join shopping_entries e on e.list_id = list.id
        where ${isOld} order by e.id limit ${ENTRIES} for update of e),
      deleted as (delete from shopping_entries e using old where e.id = old.id returning e.id)
      update shopping_lists l set deleted_entries = l.deleted_entries || array(select d.id from deleted d)
      from list where l.id = list.id`.execute(deps.db);
  }
}

/** Deletes stores that were taken away long ago, by the clock of the device that did. */
export async function sweepRemovedStores(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const old = String(before(deps, SHOPPING_LIMITS.removedDays * 24 * 3_600_000).getTime()).padStart(15, '0');
  await sql`
    delete from shopping_stores where id in (
      select s.id from shopping_stores s where s.name = '' and s.name_stamp < ${old} order by s.user_id limit ${STORES})`.execute(
    deps.db,
  );
}
