import {
  PENDING_SIGNUP_HOURS,
  RESEND_COOLDOWN_SECONDS,
  type CodeSentDto,
  type signUpInput,
} from '@larder/shared/auth/schema';
import { randomUUID } from 'node:crypto';
import { MESSAGES } from '@larder/shared/errors';
import { sql } from 'kysely';
import type { z } from 'zod';
import { hashPassword, hasSaltOf } from '../../auth/passwords.ts';
import type { Ctx } from '../../ctx.ts';
import { AppError, rateLimited, violatedConstraint } from '../../errors.ts';
import { usernameTaken } from '../profiles/errors.ts';
import { reserveUsername } from '../profiles/usernames.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { hashOfAddress } from './hash-of-address.ts';
import { isOwnersBrowser, mayGetMail } from './mail-limit.ts';
import { newSignupCookie, signupCookieHash } from './pending-signups.ts';

type SignUpInput = z.infer<typeof signUpInput>;

/**
 * Stores a pending sign-up; the account is created when the code is entered. Work and answer are the same whether or not the
 * address has an account: only the mail differs, and the worker decides that. A sign-up replaces only an earlier one of the
 * same browser. For other browsers its username is taken; the owner of the mailbox can confirm the address with another.
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<CodeSentDto> {
  const isOwner = await isOwnersBrowser(ctx, input.email);
  const cookie = newSignupCookie(ctx);
  const signupId = await storeSignup(ctx, input, cookie.cookieHash);
  // Set before the mail is enqueued: this browser may sign up again even when that fails.
  cookie.give();
  await sendCode(ctx, { signupId, email: input.email, isOwner });
  return codeSent(input.email);
}

/**
 * Sends a new code for the sign-up of this browser. Without one nothing is sent, and the answer is the same: a request by
 * another person must neither reach the owner of the address nor void their code.
 */
export async function resendCode(ctx: Ctx, { email }: { email: string }): Promise<CodeSentDto> {
  await ctx.rateLimits.consume('codeMail', [email, ctx.ip]);
  const cookieHash = signupCookieHash(ctx);
  if (cookieHash === undefined) return codeSent(email);
  const mine = { cookieHash, email };
  const requested = await requestCode(ctx, mine);
  if (!requested) await refuseWithinCooldown(ctx, mine);
  else await sendCode(ctx, { signupId: requested.id, email, isOwner: await isOwnersBrowser(ctx, email) });
  return codeSent(email);
}

/** For a mailbox that has had its mails of this hour the job gets a random id, so that the answer does not reveal it. */
async function sendCode(
  ctx: Ctx,
  { signupId, ...mailbox }: { signupId: string; email: string; isOwner: boolean },
): Promise<void> {
  const maySend = await mayGetMail(ctx, mailbox);
  await enqueueMail(ctx, { kind: 'verify-email', signupId: maySend ? signupId : randomUUID() });
}

interface Secrets {
  passwordHash: string;
  cookieHash: string;
}

/** Tries twice: a concurrent sign-up with the same address may have set the salt meanwhile. */
async function storeSignup(ctx: Ctx, input: SignUpInput, cookieHash: string): Promise<string> {
  const hashed = (like: string | undefined) => hashPassword(input.password, like);
  const secrets = { cookieHash, passwordHash: await hashed(await hashOfAddress(ctx.db, input.email)) };
  try {
    return await replaceSignup(ctx, input, secrets);
  } catch (error) {
    if (error instanceof SaltMismatchError)
      return replaceSignup(ctx, input, { cookieHash, passwordHash: await hashed(error.like) });
    throw error;
  }
}

/** A concurrent sign-up with this address has set another salt while the password was hashed. */
class SaltMismatchError extends AppError {
  constructor(readonly like: string) {
    super('UNAVAILABLE', MESSAGES.unavailable);
  }
}

async function replaceSignup(ctx: Ctx, input: SignUpInput, secrets: Secrets): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${input.email}`}, 0))`.execute(trx);
    await trx
      .deleteFrom('pending_signups')
      .where('cookie_hash', '=', signupCookieHash(ctx) ?? '')
      .execute();
    // The password is not hashed again under the lock, which would hold a connection for long.
    const like = await hashOfAddress(trx, input.email);
    if (like !== undefined && !hasSaltOf(like, secrets.passwordHash)) throw new SaltMismatchError(like);
    return insertSignup({ ...ctx, db: trx }, input, secrets);
  });
}

async function insertSignup(
  ctx: Ctx,
  { email, username, displayName }: SignUpInput,
  { passwordHash, cookieHash }: Secrets,
): Promise<string> {
  const now = ctx.now();
  await reserveUsername(ctx.db, username, { now });
  const { id } = await ctx.db
    .insertInto('pending_signups')
    .values({
      cookie_hash: cookieHash,
      email,
      username,
      display_name: displayName,
      language: ctx.language,
      password_hash: passwordHash,
      code_requested_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + PENDING_SIGNUP_HOURS * 60 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'pending_signups_username_key' ? usernameTaken() : error;
    });
  return id;
}

interface MySignup {
  cookieHash: string;
  email: string;
}

/** Claims this minute's code for the sign-up; of several clicks at the same moment only one succeeds. */
function requestCode({ db, now }: Ctx, { cookieHash, email }: MySignup) {
  return db
    .updateTable('pending_signups')
    .set({ code_requested_at: now() })
    .where('cookie_hash', '=', cookieHash)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('expires_at', '>', now())
    .where('code_requested_at', '<=', new Date(now().getTime() - RESEND_COOLDOWN_SECONDS * 1000))
    .returning('id')
    .executeTakeFirst();
}

async function refuseWithinCooldown({ db, now }: Ctx, { cookieHash, email }: MySignup): Promise<void> {
  const waiting = await db
    .selectFrom('pending_signups')
    .select('code_requested_at')
    .where('cookie_hash', '=', cookieHash)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (!waiting?.code_requested_at) return;
  throw rateLimited(RESEND_COOLDOWN_SECONDS - (now().getTime() - waiting.code_requested_at.getTime()) / 1000);
}

function codeSent(email: string): CodeSentDto {
  return { email, resendAfterSeconds: RESEND_COOLDOWN_SECONDS };
}
