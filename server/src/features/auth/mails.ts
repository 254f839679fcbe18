import { CODE_MINUTES } from '@larder/shared/auth';
import { hashCode, newCode } from '../../auth/codes.ts';
import type { Deps } from '../../ctx.ts';
import type { JobPayload } from '../../jobs/jobs.ts';
import { addressTakenMail, verifyEmailMail } from './mail-texts.ts';

type MailDeps = Pick<Deps, 'db' | 'mailer' | 'config' | 'now'>;

/**
 * Writes and sends the mail of a job. Whatever is secret in it is drawn here, at each attempt, and replaces what an
 * earlier attempt drew. Rejects when the mail could not be handed over; resolves when nobody is there to get it any more.
 */
export async function sendMail(deps: MailDeps, payload: JobPayload<'mail'>): Promise<void> {
  switch (payload.kind) {
    case 'verify-email':
      return sendSignupMail(deps, payload.signupId);
    case 'address-taken':
      return sendAddressTaken(deps, payload.userId);
  }
}

/**
 * Sign-up asks for the same job whether or not the address has an account: what differs happens here, where nobody who
 * signs up can measure it.
 */
async function sendSignupMail(deps: MailDeps, signupId: string): Promise<void> {
  const signup = await deps.db
    .selectFrom('pending_signups as s')
    .leftJoin('users as u', (join) =>
      join.on((eb) => eb(eb.fn('lower', ['u.email']), '=', eb.fn('lower', ['s.email']))),
    )
    .select(['s.email', 'u.id as ownerId'])
    .where('s.id', '=', signupId)
    .where('s.expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!signup) return;
  if (signup.ownerId) return sendAddressTaken(deps, signup.ownerId);
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
  await deps.mailer.send(verifyEmailMail(signup.email, code));
}

async function sendAddressTaken(deps: MailDeps, userId: string): Promise<void> {
  const user = await deps.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (user) await deps.mailer.send(addressTakenMail(user.email, deps.config.publicOrigin));
}
