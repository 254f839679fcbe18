import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DEVICE_COOKIE } from '../../auth/cookies.ts';
import { hashToken, isTokenShaped, newToken } from '../../auth/tokens.ts';
import type { Ctx, Deps } from '../../ctx.ts';
import { type UserId, userIdSchema } from '@larder/shared/ids';

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_DAYS = 365;
/** For how long after a sign-in a device skips the limits that slow down unknown devices. */
const KNOWN_DAYS = 90;
const USER_AGENT_MAX = 300;

type DeviceCtx = Pick<Ctx, 'db' | 'now' | 'cookies' | 'userAgent'>;

/** Records that the person uses this browser. Returns the device's id when it is new to them. */
export async function rememberDevice(ctx: DeviceCtx, userId: UserId): Promise<string | undefined> {
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
    // xmax is 0 only for inserted rows, not for updated ones.
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  return device.is_new ? device.id : undefined;
}

/**
 * Whether this browser signed in to the account of this address (in lower case) within 90 days. Runs the same queries for
 * an address without an account, so that the time of the answer does not tell.
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
  const userId = user?.id ?? userIdSchema.parse(randomUUID());
  const device = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashDevice(userId, token))
    .where('last_seen_at', '>', new Date(now().getTime() - KNOWN_DAYS * DAY_SECONDS * 1000))
    .executeTakeFirst();
  return device !== undefined;
}

/** Deletes devices that have not been seen for as long as their cookie lasts. */
export async function sweepDevices({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_DAYS * DAY_SECONDS * 1000);
  await db.deleteFrom('known_devices').where('last_seen_at', '<', oldest).execute();
}

/** Includes the person: one browser's hashes for two accounts have nothing in common. */
function hashDevice(userId: UserId, token: string): string {
  return hashToken(`${userId}:${token}`);
}
