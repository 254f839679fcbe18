import { sql } from 'kysely';
import { MESSAGES } from '@larder/shared/errors';
import type { Db } from '../ctx.ts';
import { AppError } from '../errors.ts';

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
      throw new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause });
    });
  };
}

export function pingDatabase(db: Db): Promise<unknown> {
  return sql`select 1`.execute(db);
}
