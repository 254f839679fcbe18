import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DEVICE_COOKIE } from '../../auth/cookies.ts';
import { hashToken, isTokenShaped, newToken } from '../../auth/tokens.ts';
import type { Ctx, Deps } from '../../ctx.ts';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 365;
/** For how long after a sign-in a device is taken for its owner's where others are slowed down. */
const KNOWN_DAYS = 90;
const USER_AGENT_MAX = 300;

type DeviceCtx = Pick<Ctx, 'db' | 'now' | 'cookies' | 'userAgent'>;

/** Notes that this person uses this browser. Gives the device's id when they had not used it before. */
export async function rememberDevice(ctx: DeviceCtx, userId: string): Promise<string | undefined> {
  const known = ctx.cookies.get(DEVICE_COOKIE);
  const token = isTokenShaped(known) ? known : newToken();
  ctx.cookies.set(DEVICE_COOKIE, token, { maxAgeSeconds: KEPT_DAYS * DAY_SECONDS });
  const device = await ctx.db
    .insertInto('known_devices')
    .values({
      user_id: userId,
      device_hash: hashDevice(userId, token),
      user_agent: ctx.userAgent?.slice(0, USER_AGENT_MAX),
      first_seen_at: ctx.now(),
      last_seen_at: ctx.now(),
    })
    .onConflict((conflict) =>
      conflict.constraint('known_devices_key').doUpdateSet({ last_seen_at: ctx.now() }),
    )
    // Only a row that was inserted has no transaction that replaced an earlier version of it.
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return device.is_new ? device.id : undefined;
}

/**
 * Whether somebody signed in to the account of this address (in lower case) in this browser within 90 days. Asks the same of
 * the database for an address without an account.
 */
export async function isKnownDevice(
  { db, now, cookies }: Pick<Ctx, 'db' | 'now' | 'cookies'>,
  email: string,
): Promise<boolean> {
  const token = cookies.get(DEVICE_COOKIE);
  if (!isTokenShaped(token)) return false;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const userId = user?.id ?? randomUUID();
  const device = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashDevice(userId, token))
    .where('last_seen_at', '>', new Date(now().getTime() - KNOWN_DAYS * DAY_SECONDS * 1000))
    .executeTakeFirst();
  return device !== undefined;
}

/** Forgets the browsers that nobody came back with for as long as their cookie lasts. */
export async function sweepDevices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_DAYS * DAY_SECONDS * 1000);
  await db.deleteFrom('known_devices').where('last_seen_at', '<', oldest).execute();
}

/** Bound to the person: the token of one account's device is worth nothing with another's. */
function hashDevice(userId: string, token: string): string {
  return hashToken(`${userId}:${token}`);
}
