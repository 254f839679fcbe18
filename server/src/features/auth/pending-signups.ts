import { PENDING_SIGNUP_HOURS } from '@larder/shared/auth/schema';
import { SIGNUP_COOKIE } from '../../auth/cookies.ts';
import { hashToken, isTokenShaped, newToken } from '../../auth/tokens.ts';
import type { Ctx } from '../../ctx.ts';

/** The stored hash of this browser's sign-up cookie; undefined without one. */
export function signupCookieHash(ctx: Pick<Ctx, 'cookies'>): string | undefined {
  const token = ctx.cookies.get(SIGNUP_COOKIE);
  return isTokenShaped(token) ? hashToken(token) : undefined;
}

/** A new sign-up cookie for this browser: the hash to store, and a function that sets it. */
export function newSignupCookie(ctx: Pick<Ctx, 'cookies'>): { cookieHash: string; give: () => void } {
  const token = newToken();
  return {
    cookieHash: hashToken(token),
    give: () => ctx.cookies.set(SIGNUP_COOKIE, token, { maxAgeSeconds: PENDING_SIGNUP_HOURS * 60 * 60 }),
  };
}

export interface PendingSignup {
  id: string;
  cookie_hash: string;
}

/** The unexpired sign-up with this address and password: this browser's own, else the newest. */
export async function pendingOfEmail(
  ctx: Ctx,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<PendingSignup | undefined> {
  const own = signupCookieHash(ctx) ?? '';
  return ctx.db
    .selectFrom('pending_signups')
    .select(['id', 'cookie_hash'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('password_hash', '=', passwordHash)
    .where('expires_at', '>', ctx.now())
    .orderBy((eb) => eb('cookie_hash', '=', own), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
