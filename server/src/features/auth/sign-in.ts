import type { SessionDto } from '@larder/shared/auth/schema';
import { asLanguage } from '@larder/shared/messages/language';
import { isSameHash } from '../../auth/codes.ts';
import { hashAs } from '../../auth/passwords.ts';
import { endSession, startSession } from '../../auth/sessions.ts';
import type { Ctx, Viewer } from '../../ctx.ts';
import { enqueueNotice } from './enqueue-mail.ts';
import { emailNotConfirmed, wrongCredentials } from './errors.ts';
import { countGuess } from './failed-sign-ins.ts';
import { rememberDevice } from './known-devices.ts';
import { hashOfAddress } from './hash-of-address.ts';
import { setLanguageCookie } from './language.ts';
import { newSignupCookie, pendingOfEmail, signupCookieHash, type PendingSignup } from './pending-signups.ts';
import type { UserId } from '@larder/shared/ids';

type SignedIn = NonNullable<SessionDto>;

/**
 * Starts a session. A wrong password and an unknown address get the same answer after the same work. That an address is not
 * confirmed is revealed only with the right password, and this browser may then enter the code.
 */
export async function signIn(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const undoCount = await countGuess(ctx, email);
  const account = await accountOf(ctx, email);
  // One hash is enough for the account and any number of sign-ups of the address, since they share a salt.
  const given = await hashAs(await hashOfAddress(ctx.db, email), password);
  if (account && isSameHash(given, account.password_hash)) {
    await undoCount();
    await startSessionOf(ctx, account);
    const { password_hash: _, ...person } = account;
    const language = asLanguage(account.language);
    setLanguageCookie(ctx, language);
    return { ...person, language };
  }
  const signup = await pendingOfEmail(ctx, { email, passwordHash: given });
  if (!signup) throw wrongCredentials();
  await undoCount();
  await adoptSignup(ctx, signup);
  throw emailNotConfirmed();
}

/** Ends the session of this browser and clears its cookie, also when there is no session. */
export async function signOut(ctx: Ctx): Promise<void> {
  await endSession(ctx);
}

export function toSessionDto(viewer: Viewer | null): SessionDto {
  if (!viewer) return null;
  const { userId, email, displayName, username, profileImageUrl, language } = viewer;
  return { userId, email, displayName, username, profileImageUrl, language };
}

/**
 * Starts the session if the checked password is still current, even while it is being changed. The owner is notified of a
 * browser that is new to the account.
 */
async function startSessionOf(
  ctx: Ctx,
  account: { userId: UserId; email: string; password_hash: string },
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

function accountOf({ db }: Ctx, email: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.password_hash', 'u.language'])
    .select(['p.display_name as displayName', 'p.username', 'p.profile_image_url as profileImageUrl'])
    .where((eb) => eb(eb.fn('lower', ['u.email']), '=', email))
    .executeTakeFirst();
}

/** Gives this browser the cookie of the sign-up, unless it has that already. */
async function adoptSignup(ctx: Ctx, signup: PendingSignup): Promise<void> {
  if (signup.cookie_hash === signupCookieHash(ctx)) return;
  const cookie = newSignupCookie(ctx);
  await ctx.db
    .updateTable('pending_signups')
    .set({ cookie_hash: cookie.cookieHash })
    .where('id', '=', signup.id)
    .execute();
  cookie.give();
}
