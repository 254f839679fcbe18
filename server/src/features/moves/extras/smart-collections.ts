import type { CreateSmartCollectionInput } from '@larder/shared/smart-collection/schema';
import { SMART_LIMITS } from '@larder/shared/smart-collection/messages';
import { sql } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import { writeLeased } from '../../../jobs/lease.ts';
import type { MoveLease } from '../lease.ts';

/** Adds the smart collections of the file, as far as there is room; one that is there already, or that was added before, is left out. */
export async function addSmartCollections(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  lease: MoveLease,
  given: readonly CreateSmartCollectionInput[],
): Promise<void> {
  if (given.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const { id, vaultId } = lease;
    await writeLeased(lease, trx.updateTable('moves').set({ updated_at: now() }));
    await trx.selectFrom('vaults').select('id').where('id', '=', vaultId).forNoKeyUpdate().execute();
    // In the order of the file: each a moment after the one before.
    await sql`
      insert into smart_collections (user_id, name, filter, move_id, created_at, updated_at)
      select ${vaultId}::uuid, given.name, given.filter, ${id}::uuid, at.time, at.time
      from rows from (jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as (name text, filter jsonb))
        with ordinality as given (name, filter, place)
      cross join lateral (select ${now()}::timestamptz + given.place * interval '1 ms' as time) as at
      where not exists (
        select from smart_collections c where c.user_id = ${vaultId} and c.name = given.name and c.filter = given.filter)
      order by given.place
      limit greatest(0, ${SMART_LIMITS.collections} - (select count(*) from smart_collections where user_id = ${vaultId}))`.execute(
      trx,
    );
  });
}

/** Removes what a move brought and nobody has changed since. */
export async function removeSmartCollections(db: Db, { id, vaultId }: MoveLease): Promise<void> {
  await db
    .deleteFrom('smart_collections')
    .where('move_id', '=', id)
    .where('user_id', '=', vaultId)
    .whereRef('updated_at', '=', 'created_at')
    .execute();
}
