import type { DeleteAccountInput, DeletionInfoDto } from '@larder/shared/account/schema';
import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { sql } from 'kysely';
import { endSession } from '../../auth/sessions.ts';
import type { UserCtx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { isDeadlock } from '../../errors.ts';
import { cancelActiveImports } from '../imports/scheduler.ts';
import { emailDiffers, passwordWrong } from './errors.ts';
import { checkOwnPassword } from './failed-sign-ins.ts';

/** Deleting can deadlock with a write in another tab, and may be tried again. */
const ATTEMPTS = 3;

/** How much would be deleted with the account. */
export async function deletionInfo({ db, viewer }: UserCtx): Promise<DeletionInfoDto> {
  const mine = viewer.vaultId;
  const { rows } = await sql<DeletionInfoDto>`select
    (select count(*) from recipes where user_id = ${mine}) as recipes,
    (select count(*) from playlists where user_id = ${mine}) as collections,
    (select count(*) from photos where user_id = ${mine} and deleted_item_id is null) as photos,
    (select count(*) from recipe_shares where user_id = ${mine}) as shares`.execute(db);
  return rows[0]!;
}

/** @throws INVALID_CREDENTIALS when it is not the viewer's password. */
export async function verifyPassword(ctx: UserCtx, { password }: { password: string }): Promise<void> {
  await checkOwnPassword(ctx, password, ACCOUNT_MESSAGES.passwordWrong);
}

/**
 * Deletes the viewer and all of their data in one transaction: rows by cascade, and files through the tombstones that a
 * trigger writes. Work under way cannot add anything afterwards, since its rows would have no owner.
 */
export async function deleteAccount(ctx: UserCtx, { password, email }: DeleteAccountInput): Promise<void> {
  const passwordHash = await checkOwnPassword(ctx, password, ACCOUNT_MESSAGES.passwordWrong);
  if (email !== ctx.viewer.email) throw emailDiffers(ctx.viewer.email);
  await removePerson(ctx, passwordHash);
  await endSession(ctx);
  await removeFilesSoon(ctx);
}

async function removePerson(ctx: UserCtx, passwordHash: string): Promise<void> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await ctx.db.transaction().execute((trx) => removeRows(trx, ctx.viewer, passwordHash));
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}

/** The statement checks email and password again, because they may have changed since. */
async function removeRows(
  trx: Db,
  { userId, vaultId, email }: UserCtx['viewer'],
  passwordHash: string,
): Promise<void> {
  await cancelActiveImports(trx, vaultId);
  const { numDeletedRows } = await trx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw passwordWrong();
  // Pending sign-ups hold the address too.
  await trx
    .deleteFrom('pending_signups')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .execute();
}

/** Deletes the files soon instead of with the next regular sweep. */
async function removeFilesSoon({ jobs, log }: UserCtx): Promise<void> {
  try {
    await jobs.enqueue('sweep', {});
  } catch (error) {
    log.warn({ err: error }, 'the sweep after a deletion could not be sent to the queue');
  }
}
