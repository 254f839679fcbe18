import { AUTH_MESSAGES, type SessionDto } from '@larder/shared/auth';
import { isPasswordRight } from '../../auth/passwords.ts';
import { endSession, startSession } from '../../auth/sessions.ts';
import type { Ctx, Viewer } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { newSignupCookie, pendingOfEmail, signupCookieHash, type PendingSignup } from './pending-signups.ts';

/** So many unconfirmed sign-ups of one address are tried at a sign-in; as much work is done when there are fewer. */
const PENDING_TRIED = 2;

type SignedIn = NonNullable<SessionDto>;

/**
 * Starts a session with a token of its own. A wrong password and an unknown address give the same answer after the same
 * work; that an address is not confirmed is said to whoever knows the password only, and this browser may then enter the code.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  await ctx.rateLimits.consume('signInIp', ctx.ip);
  await ctx.rateLimits.consume('signIn', [email, ctx.ip]);
  const account = await accountOf(ctx, email);
  const isRight = await isPasswordRight(account?.password_hash, password);
  if (account && isRight) {
    await startSession(ctx, account.userId);
    const { password_hash: _, ...person } = account;
    return person;
  }
  const signup = await pendingWithPassword(ctx, email, password);
  if (!signup) throw new AppError('INVALID_CREDENTIALS', AUTH_MESSAGES.invalidCredentials);
  await nameSignup(ctx, signup);
  throw new AppError('EMAIL_NOT_CONFIRMED', AUTH_MESSAGES.emailNotConfirmed);
}

/** Ends the session of this browser. Signed in or not, the cookie is gone afterwards. */
export async function signOut(ctx: Ctx): Promise<void> {
  await endSession(ctx);
}

export function toSessionDto(viewer: Viewer | null): SessionDto {
  if (!viewer) return null;
  const { userId, email, displayName, username, profileImageUrl } = viewer;
  return { userId, email, displayName, username, profileImageUrl };
}

function accountOf({ db }: Ctx, email: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.password_hash'])
    .select(['p.display_name as displayName', 'p.username', 'p.profile_image_url as profileImageUrl'])
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email))
    .executeTakeFirst();
}

async function pendingWithPassword(
  ctx: Ctx,
  email: string,
  password: string,
): Promise<PendingSignup | undefined> {
  const pending = await pendingOfEmail(ctx, email, PENDING_TRIED);
  const tried = Array.from({ length: PENDING_TRIED }, (_, i) =>
    isPasswordRight(pending[i]?.password_hash, password),
  );
  const fits = await Promise.all(tried);
  return pending.find((_, i) => fits[i]);
}

/** Gives this browser the cookie of the sign-up, unless it has it. */
async function nameSignup(ctx: Ctx, signup: PendingSignup): Promise<void> {
  if (signup.cookie_hash === signupCookieHash(ctx)) return;
  const cookie = newSignupCookie(ctx);
  await ctx.db
    .updateTable('pending_signups')
    .set({ cookie_hash: cookie.cookieHash })
    .where('id', '=', signup.id)
    .execute();
  cookie.give();
}
