import { AUTH_MESSAGES, type changePasswordInput } from '@larder/shared/auth/schema';
import type { z } from 'zod';
import { hashPassword } from '../../auth/passwords.ts';
import { startSession } from '../../auth/sessions.ts';
import type { UserCtx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { enqueueNotice } from './enqueue-mail.ts';
import { checkOwnPassword } from './guesses.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets a new password after the current one was given, ends every other session, gives this browser a new token and tells
 * the owner by mail. A wrong current password counts as a wrong sign-in does: a stolen session is no way to guess it.
 */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, newPassword }: z.infer<typeof changePasswordInput>,
): Promise<void> {
  const { userId, email } = ctx.viewer;
  const wrong = AUTH_MESSAGES.currentPasswordWrong;
  const formerHash = await checkOwnPassword(ctx, currentPassword, wrong);
  const passwordHash = await hashPassword(newPassword, formerHash);
  const isReplaced = await ctx.db
    .transaction()
    .execute((trx) => replacePassword(trx, { userId, passwordHash, formerHash, now: ctx.now() }));
  if (!isReplaced) throw new AppError('INVALID_CREDENTIALS', wrong);
  await startSession(ctx, userId);
  await enqueueNotice(ctx, email, { kind: 'password-changed', userId });
}
