import type { Ctx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { isKnownDevice } from './known-devices.ts';
import { signupCookieHash } from './pending-signups.ts';

type BrowserCtx = Pick<Ctx, 'db' | 'now' | 'cookies'>;

/**
 * Counts a mail to this address and says whether it may still be sent. Strangers and the owner share most of the hour's
 * mails; some are kept for the owner, whom nobody else can thus cut off by using up the rest.
 */
export async function mayGetMail(
  ctx: Pick<Ctx, 'rateLimits'>,
  { email, isOwner }: { email: string; isOwner: boolean },
): Promise<boolean> {
  return (isOwner && (await isLeft(ctx, 'mailboxKept', email))) || isLeft(ctx, 'mailbox', email);
}

/**
 * Whether this browser belongs to the owner of the address, as far as can be told: somebody signed in to its account here
 * within 90 days, or, while it has no account, signed up here with it.
 */
export async function isOwnersBrowser(ctx: BrowserCtx, email: string): Promise<boolean> {
  const [isKnown, hasSignup] = [await isKnownDevice(ctx, email), await holdsSignup(ctx, email)];
  return isKnown || hasSignup;
}

/** A sign-up for an address that has an account is a stranger's, or one that its owner made by mistake. */
async function holdsSignup(ctx: BrowserCtx, email: string): Promise<boolean> {
  const cookieHash = signupCookieHash(ctx);
  if (cookieHash === undefined) return false;
  const signup = await ctx.db
    .selectFrom('pending_signups as s')
    .leftJoin('users as u', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['u.email']), '=', eb.fn('lower', ['s.email']))),
    )
    .select('s.id')
    .where('s.cookie_hash', '=', cookieHash)
    .where((eb) => eb(eb.fn('lower', ['s.email']), '=', email))
    .where('s.expires_at', '>', ctx.now())
    .where('u.id', 'is', null)
    .executeTakeFirst();
  return signup !== undefined;
}

async function isLeft(
  { rateLimits }: Pick<Ctx, 'rateLimits'>,
  limit: 'mailbox' | 'mailboxKept',
  email: string,
): Promise<boolean> {
  try {
    await rateLimits.consume(limit, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.appCode === 'RATE_LIMITED') return false;
    throw error;
  }
}
