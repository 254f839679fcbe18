import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import { asAppError, isOutage } from '../../../errors.ts';
import { LeaseEnded, writeLeased } from '../../../jobs/lease.ts';
import type { MoveLease } from '../lease.ts';

/** The id of what came with a move follows from its kind and place, so that doing it again adds nothing: a UUID of version 8. */
export function idInMove(moveId: string, kind: string, place: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = sql.lit(` ${kind} `);
  return sql`overlay(overlay(md5(${moveId}::text || ${of} || ${place}) placing '8' from 13) placing '8' from 17)::uuid`;
}

/**
 * Adds something in a transaction of the move; false where there is no room for it, and nothing is added.
 * @throws LeaseEnded; an outage; a fault that is none of the person's.
 */
export async function addWithinRoom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  lease: MoveLease,
  add: (trx: Db) => Promise<void>,
): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('larder.moving_in', 'on', true)`.execute(trx);
      await writeLeased(lease, trx.updateTable('moves').set({ updated_at: now() }));
      await add(trx);
    });
    return true;
  } catch (error) {
    if (error instanceof LeaseEnded || isOutage(error) || !asAppError(error)) throw error;
    return false;
  }
}
