import { randomUUID } from 'node:crypto';
import {
  RESEND_COOLDOWN_SECONDS,
  type CodeSentDto,
  type resetPasswordInput,
} from '@larder/shared/auth/schema';
import type { z } from 'zod';
import { hashPassword } from '../../auth/passwords.ts';
import { hashToken } from '../../auth/tokens.ts';
import type { Ctx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { enqueueMail, enqueueNotice } from './enqueue-mail.ts';
import { resetLinkInvalid } from './errors.ts';
import { rememberDevice } from './known-devices.ts';
import { isOwnersBrowser, mayGetMail } from './mail-limit.ts';
import { replacePassword } from './replace-password.ts';
import { userIdSchema } from '@larder/shared/ids';

/**
 * Enqueues the mail with the link. For an unknown address, and for a mailbox that has had its mails of this hour, the job gets a
 * random id: only the worker finds out that there is no recipient, so the answer does not reveal it, not even by its time.
 */
export async function requestPasswordReset(ctx: Ctx, { email }: { email: string }): Promise<CodeSentDto> {
  await ctx.rateLimits.consume('resetMail', [email, ctx.ip]);
  const user = await ctx.db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const maySend = await mayGetMail(ctx, { email, isOwner: await isOwnersBrowser(ctx, email) });
  await enqueueMail(ctx, {
    kind: 'reset-password',
    userId: (maySend && user?.id) || userIdSchema.parse(randomUUID()),
  });
  return { email, resendAfterSeconds: RESEND_COOLDOWN_SECONDS };
}

/**
 * Sets the password of the person to whom the link was mailed and ends all their sessions. A link works once, also when it is
 * used twice at the same moment. All invalid links get the same answer, before the costly hash is made.
 */
export async function resetPassword(ctx: Ctx, input: z.infer<typeof resetPasswordInput>): Promise<void> {
  const link = {
    access: hashToken(input.accessToken),
    refresh: hashToken(input.refreshToken),
    now: ctx.now(),
  };
  const found = await findLink(ctx.db, link).executeTakeFirst();
  if (!found) throw resetLinkInvalid();
  const passwordHash = await hashPassword(input.newPassword, found.password_hash);
  const { user_id: userId, email } = await ctx.db.transaction().execute(async (trx) => {
    const used = await findLink(trx, link).forUpdate('t').executeTakeFirst();
    if (!used) throw resetLinkInvalid();
    await replacePassword(trx, { userId: used.user_id, passwordHash, now: link.now });
    // The owner of the mailbox can then sign in here even while others guess at the password.
    await rememberDevice({ ...ctx, db: trx }, used.user_id);
    return used;
  });
  await enqueueNotice(ctx, email, { kind: 'password-changed', userId });
}

function findLink(db: Db, { access, refresh, now }: { access: string; refresh: string; now: Date }) {
  return db
    .selectFrom('password_reset_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.user_id', 'u.email', 'u.password_hash'])
    .where('t.access_token_hash', '=', access)
    .where('t.refresh_token_hash', '=', refresh)
    .where('t.expires_at', '>', now);
}
