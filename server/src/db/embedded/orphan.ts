import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../process/start-error.ts';

/** Held by the process that looks after the embedded database, as long as its launcher lives. */
export const OWNED_LOCK = 7_261_011;
/** Held by it while it lets the last work finish after its launcher has died. */
export const DRAINING_LOCK = 7_261_012;

const PATIENCE_MS = 30_000;
/** A launcher that was killed is noticed within milliseconds; one that still holds on after this is alive. */
const OWNER_GRACE_MS = 2_000;
const POLL_MS = 100;

/**
 * Leaves no database running in `folder`: one whose launcher was killed is stopped cleanly, a stale lock file is removed.
 * @throws StartError when another Larder is using the folder.
 */
export async function stopOrphan(folder: string, adminPassword: string): Promise<void> {
  const began = Date.now();
  for (;;) {
    const found = await postmaster(folder);
    if (!found) return;
    const state = await ownership(found.port, adminPassword);
    const waited = Date.now() - began;
    if (state === 'owned' && waited > OWNER_GRACE_MS) {
      throw new StartError(`Larder is already running with the data folder ${path.dirname(folder)}.`);
    }
    if (waited > PATIENCE_MS)
      throw new StartError(`The database of ${folder} (process ${found.pid}) does not stop.`);
    if (state === 'orphaned') process.kill(found.pid, 'SIGINT');
    await sleep(POLL_MS);
  }
}

/** The running Postgres that the folder's lock file names, if there is one. */
async function postmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const file = path.join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid)) return undefined; // Postgres itself replaces the lock file of a dead process.
  if (!isPostgres(pid)) {
    // After a reboot the number may be anybody's; Postgres would take that process for itself and refuse to start.
    await rm(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]) };
}

async function ownership(
  port: number,
  password: string,
): Promise<'owned' | 'draining' | 'orphaned' | 'changing'> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ owned: boolean; draining: boolean }>(
      'select not pg_try_advisory_lock($1) as owned, not pg_try_advisory_lock($2) as draining',
      [OWNED_LOCK, DRAINING_LOCK],
    );
    if (rows[0]?.owned) return 'owned';
    return rows[0]?.draining ? 'draining' : 'orphaned';
  } catch {
    return 'changing'; // starting or stopping at this moment
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  try {
    return /postgres/.test(execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return true; // no `ps`: better refuse than touch a running database
  }
}
