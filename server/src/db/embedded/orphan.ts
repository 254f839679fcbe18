import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../process/start-error.ts';
import { openClient } from '../connections.ts';

/** Held by the supervising process of the embedded database as long as its launcher lives. */
export const OWNED_LOCK = 7_261_011;
/** Held by that process after its launcher has died, while web and worker finish. */
export const DRAINING_LOCK = 7_261_012;

const STOP_TIMEOUT_MS = 30_000;
/** The death of a launcher is noticed within milliseconds: if the lock is still held after this time, it is alive. */
const OWNER_GRACE_MS = 2_000;
const POLL_MS = 100;

/**
 * Makes sure that no database runs in `folder`: stops one whose launcher was killed and removes a stale lock file.
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
    if (waited > STOP_TIMEOUT_MS)
      throw new StartError(`The database of ${folder} (process ${found.pid}) does not stop.`);
    if (state === 'orphaned') process.kill(found.pid, 'SIGINT');
    await sleep(POLL_MS);
  }
}

/** The running Postgres that the folder's lock file names, if any. */
async function postmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const file = path.join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid)) return undefined; // Postgres itself replaces the lock file of a dead process.
  if (!isPostgres(pid)) {
    // After a reboot another program may have the process id, and Postgres would refuse to start because of it.
    await rm(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]) };
}

async function ownership(
  port: number,
  password: string,
): Promise<'owned' | 'draining' | 'orphaned' | 'changing'> {
  const admin = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  const client = await openClient(admin).catch(() => undefined);
  if (!client) return 'changing'; // it is starting or stopping
  try {
    const { rows } = await client.query<{ owned: boolean; draining: boolean }>(
      'select not pg_try_advisory_lock($1) as owned, not pg_try_advisory_lock($2) as draining',
      [OWNED_LOCK, DRAINING_LOCK],
    );
    if (rows[0]?.owned) return 'owned';
    return rows[0]?.draining ? 'draining' : 'orphaned';
  } catch {
    return 'changing';
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
    return true; // without `ps`, refusing to start is safer than removing the lock of a running database
  }
}
