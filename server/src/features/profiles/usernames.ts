import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../errors.ts';

/** Usernames are public, so that one is taken may be said. */
export function usernameTaken(): AppError {
  return new AppError('USERNAME_TAKEN', AUTH_MESSAGES.usernameTaken, {
    fields: { username: [AUTH_MESSAGES.usernameTaken] },
  });
}

/**
 * Makes sure, until the end of the transaction, that nobody else has or takes the username, in any case of its letters:
 * neither an account nor a pending sign-up. Throws USERNAME_TAKEN. The two tables cannot share a unique index, so a lock
 * on the name stands in for it.
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
