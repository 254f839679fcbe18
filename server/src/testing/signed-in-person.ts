import { SESSION_COOKIE } from '../auth/cookies.ts';
import { startSession } from '../auth/sessions.ts';
import { connect } from '../db/db.ts';

/** A new person and the cookie of a session, for programs that were started on this database. Several differ by their numbers. */
export async function signedInPerson(
  databaseUrl: string,
  nth = 0,
): Promise<{ userId: string; cookie: string }> {
  const db = connect(databaseUrl, { max: 1 });
  try {
    const { id: userId } = await db
      .insertInto('users')
      .values({ email: `drill-${nth}-${Date.now()}@example.org`, password_hash: 'unusable' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const username = `drill${nth}x${Date.now()}`;
    await db.insertInto('profiles').values({ user_id: userId, display_name: 'Drill', username }).execute();
    let token = '';
    const cookies = {
      get: () => undefined,
      set: (_: string, value: string) => void (token = value),
      clear: () => undefined,
    };
    const now = () => new Date();
    await startSession({ db, now, cookies, ip: '127.0.0.1', userAgent: 'drill' }, userId);
    return { userId, cookie: `${SESSION_COOKIE}=${token}` };
  } finally {
    await db.destroy();
  }
}
