import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Session, User } from 'lucia';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { keepListening } from '../db/listening.ts';
import { databaseUrlOf } from '../jobs/backend.ts';

/** What a session's row and its person say. */
export type KnownSession = { session: Session; user: User } | { session: null; user: null };
type Read = () => Promise<KnownSession>;

/** How a session is read: from the database, or from memory. */
export type ReadThrough = (sessionId: string, read: Read) => Promise<KnownSession>;

export const alwaysRead: ReadThrough = (_, read) => read();

export interface SessionMemory {
  readThrough: ReadThrough;
  /** Settles when sessions are remembered from now on. Waiting for it is optional. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** A person who is at work calls several times in as long. */
const REMEMBERED_MS = 2_000;
const MOST = 10_000;

/** Held together by all processes that remember sessions; alone, for a moment, by one that changed any. */
export const REMEMBERING = 4_117_001;
/** The database tells whose sessions changed (migration 0047). */
const CHANGED = 'sessions_changed';
const LET_GO = 'sessions_let_go';

/**
 * Remembers sessions for a moment, so that calls of a person who is at work need no look-up of their own.
 *
 * No process remembers a session that has ended, once the call that ended it is answered: a process remembers only while it holds
 * a lock together with the others. It is notified of what changed, and forgets that, before it is asked to let go of the lock and
 * take it again. The process that made the change waits until it has the lock alone: then all have forgotten.
 */
export function rememberSessions(config: Config, log: FastifyBaseLogger): SessionMemory {
  const known = new LRUCache<string, KnownSession>({ max: MOST, ttl: REMEMBERED_MS });
  let holdsLock = false;
  let takes = 0;
  let changes = 0;
  let begins: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (begins = resolve));

  const stop = () => {
    holdsLock = false;
    takes += 1;
  };
  const takeLock = async (client: pg.Client, statement: string) => {
    stop();
    const take = takes;
    await client.query(statement);
    holdsLock = take === takes;
    begins();
  };
  const forget = (userId: string) => {
    // What is being read may be what was before.
    changes += 1;
    for (const [id, { user }] of known) if (userId === '' || user?.id === userId) known.delete(id);
  };

  const close = keepListening({
    databaseUrl: databaseUrlOf(config),
    channels: [CHANGED, LET_GO],
    onListening: (client) => {
      known.clear();
      return takeLock(client, `select pg_advisory_lock_shared(${REMEMBERING})`);
    },
    onNotification: (channel, payload, client) => {
      if (channel === CHANGED) return forget(payload);
      const anew = `select pg_advisory_unlock_shared(${REMEMBERING}), pg_advisory_lock_shared(${REMEMBERING})`;
      // Without an answer the connection is lost, and nothing is remembered until there is another.
      takeLock(client, anew).catch(stop);
    },
    onLost: stop,
    log,
  });

  return {
    ready,
    close,
    async readThrough(sessionId, read) {
      const remembered = holdsLock ? known.get(sessionId) : undefined;
      if (remembered) return remembered;
      const [start, before] = [performance.now(), takes + changes];
      const found = await read();
      if (found.session && holdsLock && takes + changes === before) known.set(sessionId, found, { start });
      return found;
    },
  };
}

/**
 * To be called after a write that may have ended sessions, or changed what they tell of a person, is committed: settles when no
 * process remembers what was before. A process that hangs is waited for as long as it may remember anything.
 */
export async function forgottenEverywhere(db: Db): Promise<void> {
  const over = performance.now() + REMEMBERED_MS;
  while (performance.now() < over && !(await wasAlone(db)));
}

/** Asks for the lock first: who lets go of it has to find somebody waiting. */
async function wasAlone(db: Db): Promise<boolean> {
  const alone =
    sql`select set_config('lock_timeout', '200ms', true), pg_advisory_xact_lock(${sql.lit(REMEMBERING)})`
      .execute(db)
      .then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === LOCK_NOT_AVAILABLE) return false;
          throw error;
        },
      );
  const [isAlone] = await Promise.all([alone, sql`select pg_notify(${LET_GO}, '')`.execute(db)]);
  return isAlone;
}
const LOCK_NOT_AVAILABLE = '55P03';
