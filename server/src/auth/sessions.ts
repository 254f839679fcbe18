import { SESSION_ABSOLUTE_DAYS, SESSION_DAYS } from '@larder/shared/auth/schema';
import { Lucia, TimeSpan } from 'lucia';
import type { Ctx, Viewer } from '../ctx.ts';
import { isDiskFull } from '../errors.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { alwaysRead, type ReadThrough } from './session-memory.ts';
import {
  DAY,
  sessionAdapter,
  type SessionAttributes,
  type SessionDeps,
  type UserAttributes,
} from './session-adapter.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';
import { inOwnVault, type UserId as PersonId } from '@larder/shared/ids';

// Only this file and session-adapter.ts import Lucia.

declare module 'lucia' {
  interface Register {
    UserId: PersonId;
    Lucia: ReturnType<typeof luciaOver>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** The shortest time between two writes that extend a session. */
const EXTEND_AFTER = 60 * 60_000;
const USER_AGENT_MAX = 300;
const IP_MAX = 45;

type RequestDeps = SessionDeps & Pick<Ctx, 'cookies'>;

/** Starts a session with a new token and ends the one that this browser had before. */
export async function startSession(
  ctx: RequestDeps & Pick<Ctx, 'ip' | 'userAgent'>,
  userId: PersonId,
): Promise<void> {
  await endSession(ctx);
  const token = newToken();
  const absoluteExpiresAt = new Date(ctx.now().getTime() + SESSION_ABSOLUTE_DAYS * DAY);
  await luciaOver(ctx).createSession(
    userId,
    {
      absoluteExpiresAt,
      lastSeenAt: ctx.now(),
      origin: { userAgent: ctx.userAgent?.slice(0, USER_AGENT_MAX) ?? null, ip: ctx.ip.slice(0, IP_MAX) },
    },
    { sessionId: hashToken(token) },
  );
  setCookie(ctx, token, absoluteExpiresAt);
}

/** The person signed in by the cookie. One query, unless it is remembered, and at most once an hour a write that extends the session. */
export async function readSession(
  ctx: RequestDeps,
  readThrough: ReadThrough = alwaysRead,
): Promise<Viewer | null> {
  const token = ctx.cookies.get(SESSION_COOKIE);
  if (!isTokenShaped(token)) return null;
  const id = hashToken(token);
  const { session, user } = await readThrough(id, () => luciaOver(ctx).validateSession(id));
  if (!session || session.expiresAt.getTime() <= Date.now()) return null;
  const { absoluteExpiresAt, lastSeenAt } = session;
  if (absoluteExpiresAt <= ctx.now()) return null;
  const isExtended =
    ctx.now().getTime() - lastSeenAt.getTime() >= EXTEND_AFTER &&
    (await extend(ctx, session.id, absoluteExpiresAt));
  if (isExtended) setCookie(ctx, token, absoluteExpiresAt);
  const { id: userId, email, displayName, username, profileImageUrl, language } = user;
  const inVault = inOwnVault(userId);
  return {
    userId,
    ...inVault,
    email,
    displayName,
    username,
    profileImageUrl,
    language,
    sessionId: session.id,
  };
}

/** Ends this browser's session, if any. The cookie is cleared even when the database cannot be reached. */
export async function endSession(ctx: RequestDeps): Promise<void> {
  const token = ctx.cookies.get(SESSION_COOKIE);
  if (token === undefined) return;
  ctx.cookies.clear(SESSION_COOKIE);
  if (isTokenShaped(token)) await luciaOver(ctx).invalidateSession(hashToken(token));
}

/** Ends every session of the viewer except the current one. */
export async function endOtherSessions({ db }: SessionDeps, viewer: Viewer): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', viewer.userId)
    .where('id', '<>', viewer.sessionId)
    .execute();
}

/** Deletes expired sessions. */
export async function sweepSessions(deps: SessionDeps): Promise<void> {
  await luciaOver(deps).deleteExpiredSessions();
}

function luciaOver(deps: SessionDeps) {
  return new Lucia(sessionAdapter(deps), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getSessionAttributes: ({ absoluteExpiresAt, lastSeenAt }) => ({ absoluteExpiresAt, lastSeenAt }),
    getUserAttributes: (attributes) => attributes,
  });
}

/** False when the disk is full: the session stays readable, and a later call extends it. */
async function extend({ db, now }: SessionDeps, id: string, absoluteExpiresAt: Date): Promise<boolean> {
  const extended = db
    .updateTable('sessions')
    .set({ last_seen_at: now(), expires_at: earlier(inDays(now(), SESSION_DAYS), absoluteExpiresAt) })
    .where('id', '=', id)
    // Of several concurrent calls only one writes.
    .where('last_seen_at', '<=', new Date(now().getTime() - EXTEND_AFTER))
    .execute();
  return extended.then(
    () => true,
    (error: unknown) => {
      if (isDiskFull(error)) return false;
      throw error;
    },
  );
}

function setCookie({ cookies, now }: RequestDeps, token: string, absoluteExpiresAt: Date): void {
  const ends = earlier(inDays(now(), SESSION_DAYS), absoluteExpiresAt);
  cookies.set(SESSION_COOKIE, token, { maxAgeSeconds: (ends.getTime() - now().getTime()) / 1000 });
}

function inDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * DAY);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
