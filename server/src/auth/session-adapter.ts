import { SESSION_DAYS } from '@larder/shared/auth/schema';
import { asLanguage, type Language } from '@larder/shared/messages/language';
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia';
import type { CompiledQuery } from 'kysely';
import type { Deps } from '../ctx.ts';
import type { UserId } from '@larder/shared/ids';

export const DAY = 24 * 60 * 60_000;

export type SessionDeps = Pick<Deps, 'db' | 'now'>;

interface SessionRow {
  id: string;
  user_id: UserId;
  expires_at: Date;
  absolute_expires_at: Date;
  last_seen_at: Date;
  email: string;
  display_name: string;
  username: string;
  profile_image_url: string | null;
  language: string | null;
}

/** The attributes of sessions and people that Lucia passes on. */
export interface SessionAttributes {
  absoluteExpiresAt: Date;
  lastSeenAt: Date;
  /** Set at creation, for the list of signed-in devices; not read with every call. */
  origin?: { userAgent: string | null; ip: string };
}
export interface UserAttributes {
  email: string;
  displayName: string;
  username: string;
  profileImageUrl: string | null;
  language: Language | null;
}

/** Lucia's storage over our tables. `ids` are hashes of the cookies' tokens. */
export function sessionAdapter({ db, now }: SessionDeps): Adapter {
  return {
    getSessionAndUser: async (id) => {
      const { rows } = await db.executeQuery<SessionRow>({ ...sessionQuery(db), parameters: [id] });
      const row = rows[0];
      return row ? [toLuciaSession(row, now()), toLuciaUser(row)] : [null, null];
    },
    setSession: async ({ id, userId, attributes }) => {
      const at = now();
      await db
        .insertInto('sessions')
        .values({
          id,
          user_id: userId,
          created_at: at,
          last_seen_at: at,
          expires_at: new Date(at.getTime() + SESSION_DAYS * DAY),
          absolute_expires_at: attributes.absoluteExpiresAt,
          user_agent: attributes.origin?.userAgent,
          ip: attributes.origin?.ip,
        })
        .execute();
    },
    deleteSession: async (id) => {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },
    deleteUserSessions: async (userId) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
    deleteExpiredSessions: async () => {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    },
    // Lucia extends only in the second half of a session's life. sessions.ts does so sooner, within the absolute limit.
    updateSessionExpiration: async () => undefined,
    getUserSessions: async () => [],
  };
}

let compiled: CompiledQuery<SessionRow> | undefined;

/** Compiled once because it runs before every call. */
function sessionQuery(db: SessionDeps['db']): CompiledQuery<SessionRow> {
  compiled ??= db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('profiles as p', 'p.user_id', 's.user_id')
    .select(['s.id', 's.user_id', 's.expires_at', 's.absolute_expires_at', 's.last_seen_at'])
    .select(['u.email', 'u.language'])
    .select(['p.display_name', 'p.username', 'p.profile_image_url'])
    .where('s.id', '=', '')
    .compile();
  return compiled;
}

function toLuciaSession(row: SessionRow, now: Date): DatabaseSession {
  // Lucia compares with the machine's clock, but `now` may be another one (in tests).
  const aheadOfMachine = now.getTime() - Date.now();
  return {
    id: row.id,
    userId: row.user_id,
    expiresAt: new Date(row.expires_at.getTime() - aheadOfMachine),
    attributes: { absoluteExpiresAt: row.absolute_expires_at, lastSeenAt: row.last_seen_at },
  };
}

function toLuciaUser(row: SessionRow): DatabaseUser {
  return {
    id: row.user_id,
    attributes: {
      email: row.email,
      displayName: row.display_name,
      username: row.username,
      profileImageUrl: row.profile_image_url,
      language: asLanguage(row.language),
    },
  };
}
