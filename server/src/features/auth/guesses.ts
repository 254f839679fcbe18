import type { UndoCount } from '../../adapters/rate-limits/guess-limit.ts';
import { isPasswordRight } from '../../auth/passwords.ts';
import type { Ctx, UserCtx } from '../../ctx.ts';
import { AppError, notAuthenticated } from '../../errors.ts';
import { isKnownDevice } from './known-devices.ts';

/**
 * Counts a guess at the password of an address before the work of checking it, the same for known and unknown ones: by
 * client, and by address wherever the guesses come from. The latter is spared to devices of the account, so that nobody's
 * guesses keep its owner out. Gives what takes the latter back when the password was right.
 */
export async function countGuess(ctx: Ctx, email: string): Promise<UndoCount> {
  await ctx.rateLimits.consume('signIn', [email, ctx.ip]);
  if (await isKnownDevice(ctx, email)) return async () => undefined;
  return ctx.rateLimits.countGuess(email);
}

/**
 * The hash that the viewer's password fits. A wrong one counts as a wrong sign-in, and by session too: one that is stolen,
 * with the cookie that its device is known by, guesses no faster from many addresses.
 * @throws INVALID_CREDENTIALS with the sentence `wrong`.
 */
export async function checkOwnPassword(ctx: UserCtx, password: string, wrong: string): Promise<string> {
  const { userId, sessionId } = ctx.viewer;
  const email = ctx.viewer.email.toLowerCase();
  await ctx.rateLimits.consume('signIn', [email, sessionId]);
  const takeBack = await countGuess(ctx, email);
  const user = await ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notAuthenticated();
  if (!(await isPasswordRight(user.password_hash, password)))
    throw new AppError('INVALID_CREDENTIALS', wrong);
  await takeBack();
  return user.password_hash;
}
