import type { Ctx } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { isKnownDevice } from './known-devices.ts';
import { signupCookieHash } from './pending-signups.ts';

type BrowserCtx = Pick<Ctx, 'db' | 'now' | 'cookies'>;

/**
 * Counts a mail to this address and returns whether it may be sent. Most of the mails of an hour are for anyone's requests;
 * some are reserved for the owner's, so that other people cannot cut the owner off.
 */
export async function mayGetMail(
  ctx: Pick<Ctx, 'rateLimits'>,
  { email, isOwner }: { email: string; isOwner: boolean },
): Promise<boolean> {
  return (isOwner && (await isLeft(ctx, 'mailboxKept', email))) || isLeft(ctx, 'mailbox', email);
}

/**
 * Whether this browser probably belongs to the owner of the address: it signed in to the account within 90 days or, while
 * there is no account, signed up with the address.
 */
export async function isOwnersBrowser(ctx: BrowserCtx, email: string): Promise<boolean> {
  const [isKnown, hasSignup] = [await isKnownDevice(ctx, email), await holdsSignup(ctx, email)];
  return isKnown || hasSignup;
}

/** Ignores sign-ups for an address that has an account: they prove nothing. */
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
