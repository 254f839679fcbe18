import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../process/start-error.ts';

/** Postgres refuses to run as root; then it runs as the user `postgres`. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** The user that Postgres runs as when we are root, created if missing; undefined when we are not root. */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return existingUser();
  } catch {
    return makeUser();
  }
}

function makeUser(): PostgresUser {
  try {
    execFileSync('groupadd', ['-f', 'postgres'], { stdio: 'ignore' });
    execFileSync('useradd', ['--no-create-home', '-g', 'postgres', 'postgres'], { stdio: 'ignore' });
  } catch {
    // Another start may have created it at the same moment.
  }
  try {
    return existingUser();
  } catch {
    throw new StartError(
      'Postgres does not run as root and the user postgres could not be made. Start Larder as another user or set DATABASE_URL.',
    );
  }
}

function existingUser(): PostgresUser {
  const id = (flag: string): number =>
    Number.parseInt(
      execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  return { uid: id('-u'), gid: id('-g') };
}

/** Whether `user` can enter the folder or, when it does not exist yet, its closest existing parent. */
export function canEnter(folder: string, user: PostgresUser): boolean {
  if (!existsSync(folder)) return canEnter(path.dirname(folder), user);
  return succeedsAs(user, 'cd -- "$1"', folder);
}

/** Whether a line of shell, with `folder` as its $1, succeeds when `user` runs it. */
export function succeedsAs(user: PostgresUser, line: string, folder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', line, 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
