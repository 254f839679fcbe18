import { AUTH_MESSAGES, type SessionDto } from '@larder/shared/auth/schema';
import { isSameHash } from '../../auth/codes.ts';
import { hashAs } from '../../auth/passwords.ts';
import { endSession, startSession } from '../../auth/sessions.ts';
import type { Ctx, Viewer } from '../../ctx.ts';
import { AppError } from '../../errors.ts';
import { enqueueNotice } from './enqueue-mail.ts';
import { countGuess } from './guesses.ts';
import { rememberDevice } from './known-devices.ts';
import { hashOfAddress } from './hash-of-address.ts';
import { newSignupCookie, pendingOfEmail, signupCookieHash, type PendingSignup } from './pending-signups.ts';

type SignedIn = NonNullable<SessionDto>;

/**
 * Starts a session with a token of its own. A wrong password and an unknown address give the same answer after the same
 * work; that an address is not confirmed is said to whoever knows the password only, and this browser may then enter the code.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const takeBack = await countGuess(ctx, email);
  const account = await accountOf(ctx, email);
  // One hash answers for the account and for every sign-up of the address, however many somebody made of them.
  const given = await hashAs(await hashOfAddress(ctx.db, email), password);
  if (account && isSameHash(given, account.password_hash)) {
    await takeBack();
    await letIn(ctx, account);
    const { password_hash: _, ...person } = account;
    return person;
  }
  const signup = await pendingOfEmail(ctx, { email, passwordHash: given });
  if (!signup) throw wrongCredentials();
  await takeBack();
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

/**
 * Starts the session while the password that was checked is still the password: one that is being changed at this moment
 * lets nobody in. A browser that the account has not seen before is told to its owner.
 */
async function letIn(
  ctx: Ctx,
  account: { userId: string; email: string; password_hash: string },
): Promise<void> {
  const newDevice = await ctx.db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', account.userId)
      .where('password_hash', '=', account.password_hash)
      .forShare()
      .executeTakeFirst();
    if (!current) throw wrongCredentials();
    await startSession({ ...ctx, db: trx }, account.userId);
    return rememberDevice({ ...ctx, db: trx }, account.userId);
  });
  if (newDevice) await enqueueNotice(ctx, account.email, { kind: 'new-device', deviceId: newDevice });
}

function wrongCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', AUTH_MESSAGES.invalidCredentials);
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
