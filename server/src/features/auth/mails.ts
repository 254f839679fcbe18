import { CODE_MINUTES, RESET_LINK_MINUTES } from '@larder/shared/auth/schema';
import { paths } from '@larder/shared/paths';
import { hashCode, newCode } from '../../auth/codes.ts';
import { hashToken, newToken } from '../../auth/tokens.ts';
import type { Deps } from '../../ctx.ts';
import { asLanguage, DEFAULT_LANGUAGE } from '@larder/shared/messages/language';
import type { JobPayload } from '../../jobs/jobs.ts';
import { describeDevice } from './describe-device.ts';
import { mailLanguage } from './language.ts';
import {
  addressTakenMail,
  newDeviceMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  type Reader,
} from './mail-texts.ts';
import type { UserId } from '@larder/shared/ids';

type MailDeps = Pick<Deps, 'db' | 'mailer' | 'config' | 'now'>;

/**
 * Writes and sends the mail of a job. Codes and links are created here, so that no job holds a secret; each attempt
 * replaces those of the one before. Rejects when the mail cannot be sent; resolves when its recipient no longer exists.
 */
export async function sendMail(deps: MailDeps, payload: JobPayload<'mail'>): Promise<void> {
  switch (payload.kind) {
    case 'verify-email':
      return sendSignupMail(deps, payload.signupId);
    case 'address-taken':
      return sendAddressTaken(deps, payload.userId);
    case 'reset-password':
      return sendResetLink(deps, payload.userId);
    case 'password-changed':
      return sendPasswordChanged(deps, payload.userId);
    case 'new-device':
      return sendNewDevice(deps, payload.deviceId);
  }
}

/**
 * Sign-up sends the same job whether or not the address has an account. The difference is made here, in the worker, where
 * the time of the answer cannot reveal it.
 */
async function sendSignupMail(deps: MailDeps, signupId: string): Promise<void> {
  const signup = await deps.db
    .selectFrom('pending_signups as s')
    .leftJoin('users as u', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['u.email']), '=', eb.fn('lower', ['s.email']))),
    )
    .select(['s.email', 's.language', 'u.id as ownerId'])
    .where('s.id', '=', signupId)
    .where('s.expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!signup) return;
  if (signup.ownerId) return sendAddressTaken(deps, signup.ownerId);
  const reader = { to: signup.email, language: asLanguage(signup.language) ?? DEFAULT_LANGUAGE };
  const code = newCode();
  await deps.db
    .updateTable('pending_signups')
    .set({
      code_hash: hashCode(signupId, code),
      code_expires_at: new Date(deps.now().getTime() + CODE_MINUTES * 60_000),
      code_attempts: 0,
    })
    .where('id', '=', signupId)
    .execute();
  await deps.mailer.send(verifyEmailMail(reader, code));
}

async function sendAddressTaken(deps: MailDeps, userId: UserId): Promise<void> {
  const reader = await readerOf(deps, userId);
  if (reader) await deps.mailer.send(addressTakenMail(reader, deps.config.publicOrigin));
}

/** Sends a new link, which replaces the one before. The job for an unknown address has a random id and sends nothing. */
async function sendResetLink(deps: MailDeps, userId: UserId): Promise<void> {
  const reader = await readerOf(deps, userId);
  if (!reader) return;
  const halves = { accessToken: newToken(), refreshToken: newToken() };
  const row = {
    access_token_hash: hashToken(halves.accessToken),
    refresh_token_hash: hashToken(halves.refreshToken),
    created_at: deps.now(),
    expires_at: new Date(deps.now().getTime() + RESET_LINK_MINUTES * 60_000),
  };
  await deps.db
    .insertInto('password_reset_tokens')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await deps.mailer.send(resetPasswordMail(reader, deps.config.publicOrigin + paths.resetLink(halves)));
}

async function sendPasswordChanged(deps: MailDeps, userId: UserId): Promise<void> {
  const reader = await readerOf(deps, userId);
  if (reader) await deps.mailer.send(passwordChangedMail(reader, deps.config.publicOrigin));
}

async function sendNewDevice(deps: MailDeps, deviceId: string): Promise<void> {
  const device = await deps.db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['u.email', 'u.language', 'u.signup_language', 'd.user_agent', 'd.first_seen_at'])
    .where('d.id', '=', deviceId)
    .executeTakeFirst();
  if (!device) return;
  const reader = { to: device.email, language: mailLanguage(device) };
  const seen = { device: describeDevice(device.user_agent, reader.language), at: device.first_seen_at };
  await deps.mailer.send(newDeviceMail(reader, deps.config.publicOrigin, seen));
}

async function readerOf({ db }: MailDeps, userId: UserId): Promise<Reader | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'language', 'signup_language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user && { to: user.email, language: mailLanguage(user) };
}
