import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/**
 * The password hash whose salt all passwords of this e-mail address (in lower case) share: the account's, else that of its
 * first sign-up. So hashing a password once is enough to compare it with the account and any number of sign-ups.
 */
export async function hashOfAddress(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ password_hash: string | null }>`select coalesce(
    (select password_hash from users where lower(email) = ${email}),
    (select password_hash from pending_signups where lower(email) = ${email} order by created_at, id limit 1)
  ) as password_hash`.execute(db);
  return rows[0]?.password_hash ?? undefined;
}
