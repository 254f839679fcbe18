import { CODE_ATTEMPTS } from '@larder/shared/auth/schema';
import { FAVORITES_DESCRIPTION, FAVORITES_NAME } from '@larder/shared/playlist/messages';
import { hashCode, isSameHash } from '../../auth/codes.ts';
import { SIGNUP_COOKIE } from '../../auth/cookies.ts';
import type { Ctx } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { violatedConstraint } from '../../errors.ts';
import { usernameTaken } from '../profiles/errors.ts';
import { codeWrong } from './errors.ts';
import { rememberDevice } from './known-devices.ts';
import { signupCookieHash } from './pending-signups.ts';
import { ownVaultOf, type UserId } from '@larder/shared/ids';

/**
 * Creates the account of this browser's sign-up when the code is right. All failures get the same answer: no cookie, another
 * address, a wrong, used up or expired code, an address confirmed by another sign-up meanwhile.
 */
export async function verifyEmail(ctx: Ctx, { email, code }: { email: string; code: string }): Promise<void> {
  const attempt = await takeAttempt(ctx, email);
  if (!attempt?.code_hash || !isSameHash(attempt.code_hash, hashCode(attempt.id, code))) throw codeWrong();
  const confirmed = { id: attempt.id, email, codeHash: attempt.code_hash };
  try {
    await ctx.db.transaction().execute(async (trx) => {
      const userId = await createAccount(trx, confirmed);
      await rememberDevice({ ...ctx, db: trx }, userId);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_email_key') throw codeWrong();
    if (constraint === 'profiles_username_key') throw usernameTaken();
    throw error;
  }
  ctx.cookies.clear(SIGNUP_COOKIE);
}

/** Counts the attempt before the code is compared, in one statement, so that concurrent guesses are counted one by one. */
async function takeAttempt(ctx: Ctx, email: string) {
  const cookieHash = signupCookieHash(ctx);
  if (cookieHash === undefined) return undefined;
  return ctx.db
    .updateTable('pending_signups')
    .set((eb) => ({ code_attempts: eb('code_attempts', '+', 1) }))
    .where('cookie_hash', '=', cookieHash)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('expires_at', '>', ctx.now())
    .where('code_expires_at', '>', ctx.now())
    .where('code_attempts', '<', CODE_ATTEMPTS)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

async function createAccount(
  trx: Db,
  confirmed: { id: string; email: string; codeHash: string },
): Promise<UserId> {
  const signup = await takeSignups(trx, confirmed);
  const { id: userId } = await trx
    .insertInto('users')
    .values({
      email: signup.email,
      password_hash: signup.password_hash,
      signup_language: signup.language,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('profiles')
    .values({ user_id: userId, display_name: signup.display_name, username: signup.username })
    .execute();
  await trx
    .insertInto('playlists')
    .values({
      user_id: ownVaultOf(userId),
      name: FAVORITES_NAME,
      description: FAVORITES_DESCRIPTION,
      is_favorites: true,
    })
    .execute();
  return userId;
}

/** Deletes every sign-up of the address and returns the confirmed one; of two concurrent confirmations one fails. */
async function takeSignups(
  trx: Db,
  { id, email, codeHash }: { id: string; email: string; codeHash: string },
) {
  const locked = await trx
    .selectFrom('pending_signups')
    .select(['id', 'email', 'username', 'display_name', 'password_hash', 'code_hash', 'language'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .orderBy('id')
    .forUpdate()
    .execute();
  const signup = locked.find((row) => row.id === id && row.code_hash === codeHash);
  if (!signup) throw codeWrong();
  const ids = locked.map((row) => row.id);
  await trx.deleteFrom('pending_signups').where('id', 'in', ids).execute();
  return signup;
}
