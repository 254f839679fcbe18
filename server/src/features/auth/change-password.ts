import { AUTH_MESSAGES, type changePasswordInput } from '@larder/shared/auth/schema';
import type { z } from 'zod';
import { hashPassword } from '../../auth/passwords.ts';
import { startSession } from '../../auth/sessions.ts';
import type { UserCtx } from '../../ctx.ts';
import { enqueueNotice } from './enqueue-mail.ts';
import { passwordWrong } from './errors.ts';
import { checkOwnPassword } from './failed-sign-ins.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets a new password after checking the current one, ends every other session, renews this one and notifies the owner by
 * mail. A wrong current password counts as a wrong sign-in, so that a stolen session cannot be used to guess it.
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
  if (!isReplaced) throw passwordWrong(wrong);
  await startSession(ctx, userId);
  await enqueueNotice(ctx, email, { kind: 'password-changed', userId });
}
