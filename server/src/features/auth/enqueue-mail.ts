import { MESSAGES } from '@larder/shared/errors';
import type { Ctx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import type { JobPayload } from '../../jobs/jobs.ts';
import { mayGetMail } from './mail-limit.ts';

/** Enqueues a mail that the caller waits for. @throws MAIL_UNAVAILABLE when the queue cannot take it. */
export async function enqueueMail(ctx: Pick<Ctx, 'jobs'>, payload: JobPayload<'mail'>): Promise<void> {
  try {
    await ctx.jobs.enqueue('mail', payload);
  } catch (cause) {
    throw new AppError('MAIL_UNAVAILABLE', MESSAGES.unavailable, { cause });
  }
}

/**
 * Notifies the owner of an account of something that was done with it. It has been done already, so a queue that cannot
 * take the mail is logged and not an error.
 */
export async function enqueueNotice(
  ctx: Pick<Ctx, 'jobs' | 'log' | 'rateLimits'>,
  email: string,
  payload: JobPayload<'mail'>,
): Promise<void> {
  try {
    if (!(await mayGetMail(ctx, { email: email.toLowerCase(), isOwner: true }))) return;
    await ctx.jobs.enqueue('mail', payload);
  } catch (error) {
    ctx.log.warn({ err: error, mail: payload.kind }, 'a notice could not be sent');
  }
}
