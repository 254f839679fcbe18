import { MESSAGES } from '@larder/shared/errors';
import type { Ctx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import type { JobPayload } from '../../jobs/jobs.ts';
import { mayGetMail } from './mail-limit.ts';

/** Asks the worker for a mail that somebody waits for. @throws MAIL_UNAVAILABLE when the queue cannot take it. */
export async function enqueueMail(ctx: Pick<Ctx, 'jobs'>, payload: JobPayload<'mail'>): Promise<void> {
  try {
    await ctx.jobs.enqueue('mail', payload);
  } catch (cause) {
    throw new AppError('MAIL_UNAVAILABLE', MESSAGES.unavailable, { cause });
  }
}

/**
 * Tells the owner of an account by mail about something that they did, or who has their password or link: it is done already,
 * and stays done when the queue cannot take the mail.
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
