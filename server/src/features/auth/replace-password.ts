import type { Db } from '../../db/db.ts';
import type { UserId } from '@larder/shared/ids';

interface NewPassword {
  userId: UserId;
  passwordHash: string;
  now: Date;
  /** The hash that was checked. When it has changed since, nothing is done. */
  formerHash?: string;
}

/**
 * Sets a password, ends every session and access token of the person and voids their reset link, in the transaction `trx`. False when the
 * password was changed meanwhile. Sessions end last: the update waits for a concurrent sign-in, which holds the row shared,
 * and its session then ends too.
 */
export async function replacePassword(
  trx: Db,
  { userId, passwordHash, now, formerHash }: NewPassword,
): Promise<boolean> {
  await trx.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute();
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', userId)
    .$if(formerHash !== undefined, (query) => query.where('password_hash', '=', formerHash ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return true;
}
