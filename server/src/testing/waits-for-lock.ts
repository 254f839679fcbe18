import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../db/db.ts';

/** Waits until somebody waits for a lock in this database. */
export async function waitsForLock(db: Db): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if (rows.length === 0) throw new Error('Nobody waits for a lock');
    },
    { timeout: 30_000 },
  );
}
