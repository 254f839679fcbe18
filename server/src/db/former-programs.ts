import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const ASKED_EVERY_MS = 500;
const SAID_EVERY = 20;

/**
 * Settles when no program of Larder uses the database: those of the former version have been stopped. Only for a program that has opened
 * no connections of its own yet but `client`, and under the lock that all take before they start.
 * @param say what it waits for, from time to time.
 */
export async function formerProgramsGone(client: pg.Client, say: (line: string) => void): Promise<void> {
  for (let asked = 0; ; asked += 1) {
    const left = await connectionsOf(client);
    if (left === 0) return;
    if (asked % SAID_EVERY === 0)
      say(`waits until the programs of the former version have been stopped (${left} connections are left)`);
    await sleep(ASKED_EVERY_MS);
  }
}

async function connectionsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    `select count(*)::int as left from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name ~ '^larder(-(web|worker|events|queue|backup|seed|token))?$'`,
  );
  return rows[0]?.left ?? 0;
}
