import { AUTH_MESSAGES, type changePasswordInput } from '@larder/shared/auth';
import type { z } from 'zod';
import { hashPassword, isPasswordRight } from '../../auth/passwords.ts';
import { startSession } from '../../auth/sessions.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { enqueueNotice } from './enqueue-mail.ts';
import { replacePassword } from './replace-password.ts';
import { countGuess } from './sign-in.ts';

/**
 * Sets a new password after the current one was given, ends every other session, gives this browser a new token and tells
 * the owner by mail. A wrong current password counts as a wrong sign-in does: a stolen session is no way to guess it.
 */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, newPassword }: z.infer<typeof changePasswordInput>,
): Promise<void> {
  const { userId, email } = ctx.viewer;
  await countGuess(ctx, email);
  const user = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  const formerHash = user?.password_hash;
  if (!(await isPasswordRight(formerHash, currentPassword))) throw currentWrong();
  const passwordHash = await hashPassword(newPassword, formerHash);
  const isReplaced = await ctx.db
    .transaction()
    .execute((trx) => replacePassword(trx, { userId, passwordHash, formerHash, now: ctx.now() }));
  if (!isReplaced) throw currentWrong();
  await startSession(ctx, userId);
  await enqueueNotice(ctx, { kind: 'password-changed', userId });
}

function currentWrong(): AppError {
  return new AppError('INVALID_CREDENTIALS', AUTH_MESSAGES.currentPasswordWrong);
}
