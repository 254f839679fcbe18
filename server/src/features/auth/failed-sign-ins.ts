import type { UndoCount } from '../../adapters/rate-limits/guess-limit.ts';
import { isPasswordRight } from '../../auth/passwords.ts';
import type { Ctx, UserCtx } from '../../ctx.ts';
import { notAuthenticated } from '../../errors.ts';
import { passwordWrong } from './errors.ts';
import { isKnownDevice } from './known-devices.ts';

/**
 * Counts a guess at the password of an e-mail address before checking it, whether or not there is such an account: per
 * client, and per address over all clients. Known devices of the account skip the latter, so that other people's guesses do
 * not lock its owner out. Returns a function that undoes the count per address when the password was right.
 */
export async function countGuess(ctx: Ctx, email: string): Promise<UndoCount> {
  await ctx.rateLimits.consume('signIn', [email, ctx.ip]);
  if (await isKnownDevice(ctx, email)) return async () => undefined;
  return ctx.rateLimits.countGuess(email);
}

/**
 * Checks the viewer's password and returns its hash. A wrong one counts as a wrong sign-in, and per session too, so that a
 * stolen session with its device cookie cannot guess faster by using many clients.
 * @throws INVALID_CREDENTIALS with the sentence `wrong`.
 */
export async function checkOwnPassword(ctx: UserCtx, password: string, wrong: string): Promise<string> {
  const { userId, sessionId } = ctx.viewer;
  const email = ctx.viewer.email.toLowerCase();
  await ctx.rateLimits.consume('signIn', [email, sessionId]);
  const undoCount = await countGuess(ctx, email);
  const user = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notAuthenticated();
  if (!(await isPasswordRight(user.password_hash, password))) throw passwordWrong(wrong);
  await undoCount();
  return user.password_hash;
}
