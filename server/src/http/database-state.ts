import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { unavailable } from '../errors.ts';

const PING_EVERY_MS = 1_000;

/**
 * A check that the database answers, for pages whose first calls will need it. Pings at most once a second.
 * @returns a function that throws UNAVAILABLE when the database does not answer.
 */
export function databaseCheck(db: Db): () => Promise<void> {
  let checkedAt = -Infinity;
  let answer: Promise<unknown> = Promise.resolve();
  return async () => {
    if (performance.now() - checkedAt > PING_EVERY_MS) {
      checkedAt = performance.now();
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
 * A check that the database has disk space: writes some pages and rolls back, at most once in two seconds.
 * @returns a function that rejects when the write fails.
 */
export function spaceCheck(db: Db): () => Promise<unknown> {
  let checkedAt = -Infinity;
  let answer: Promise<unknown> = Promise.resolve();
  return () => {
    if (performance.now() - checkedAt > PROBE_EVERY_MS) {
      checkedAt = performance.now();
      answer = writeAndRollBack(db);
    }
    return answer;
  };
}

class RollbackError extends Error {}

async function writeAndRollBack(db: Db): Promise<void> {
  const body = randomBytes(PROBE_BYTES / 2).toString('hex');
  const written = db.transaction().execute(async (trx) => {
    await trx.insertInto('write_probes').values({ body }).execute();
    throw new RollbackError();
  });
  await written.catch((error: unknown) => {
    if (!(error instanceof RollbackError)) throw error;
  });
}
