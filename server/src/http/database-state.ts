import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { unavailable } from '../errors.ts';

const REMEMBER_MS = 1_000;

/**
 * A check that the database answers, for pages that need it only later: without it they would come up broken. Asked at
 * most once a second, however many pages are served.
 * @returns a function that throws UNAVAILABLE when it does not.
 */
export function databaseCheck(db: Db): () => Promise<void> {
  let askedAt = -Infinity;
  let answer: Promise<unknown> = Promise.resolve();
  return async () => {
    if (performance.now() - askedAt > REMEMBER_MS) {
      askedAt = performance.now();
      answer = pingDatabase(db);
    }
    await answer.catch((cause: unknown) => {
      throw unavailable(cause);
    });
  };
}

export function pingDatabase(db: Db): Promise<unknown> {
  return sql`select 1`.execute(db);
}

const PROBE_EVERY_MS = 2_000;
const PROBE_BYTES = 64 * 1024;

/**
 * A check that the database finds space for more: some pages are written and taken back, at most once in two seconds.
 * @returns a function that rejects when it does not.
 */
export function roomCheck(db: Db): () => Promise<unknown> {
  let askedAt = -Infinity;
  let answer: Promise<unknown> = Promise.resolve();
  return () => {
    if (performance.now() - askedAt > PROBE_EVERY_MS) {
      askedAt = performance.now();
      answer = writeAndTakeBack(db);
    }
    return answer;
  };
}

class TakenBack extends Error {}

async function writeAndTakeBack(db: Db): Promise<void> {
  const body = randomBytes(PROBE_BYTES / 2).toString('hex');
  const written = db.transaction().execute(async (trx) => {
    await trx.insertInto('write_probes').values({ body }).execute();
    throw new TakenBack();
  });
  await written.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
}
