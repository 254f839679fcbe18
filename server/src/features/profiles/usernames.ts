import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { usernameTaken } from './errors.ts';

/**
 * Reserves the username, in any case of its letters, until the end of the transaction, against accounts and pending sign-ups.
 * The two tables cannot share a unique index, so a lock on the name replaces it.
 * @throws USERNAME_TAKEN
 */
export async function reserveUsername(
  trx: Db,
  username: string,
  { now, exceptUserId }: { now: Date; exceptUserId?: string },
): Promise<void> {
  const name = username.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username:${name}`}, 0))`.execute(trx);
  await trx
    .deleteFrom('pending_signups')
    .where((eb) => eb(eb.fn('lower', ['username']), '=', name))
    .where('expires_at', '<=', now)
    .execute();
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from profiles where lower(username) = ${name} and user_id is distinct from ${exceptUserId ?? null}::uuid)
      or exists (select from pending_signups where lower(username) = ${name}) as taken`.execute(trx);
  if (rows[0]?.taken) throw usernameTaken();
}
