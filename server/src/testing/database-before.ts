import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Db } from '../db/db.ts';
import { migrate } from '../db/migrate.ts';
import { PROJECT_ROOT } from '../process/project-root.ts';
import { testDatabase } from './database.ts';

export const MIGRATIONS = path.join(PROJECT_ROOT, 'migrations');

interface EarlierDatabase {
  db: Db;
  url: string;
  /** Brings it up to date. */
  migrate: (say?: (line: string) => void) => Promise<unknown>;
  /** The same as far as the migration before this one. */
  migrateBefore: (name: string, say?: (line: string) => void) => Promise<unknown>;
}

/** A database as it was before a migration, named by how its file begins. */
export async function databaseBefore(name: string): Promise<EarlierDatabase> {
  const { db, url } = await testDatabase('template0');
  const migrateBefore = async (later: string, say?: (line: string) => void) =>
    migrate(url, await migrationsBefore(later), say);
  await migrateBefore(name);
  return { db, url, migrate: (say) => migrate(url, MIGRATIONS, say), migrateBefore };
}

async function migrationsBefore(name: string): Promise<string> {
  const earlier = await mkdtemp(path.join(os.tmpdir(), 'larder-migrations-'));
  onTestFinished(() => rm(earlier, { recursive: true, force: true }));
  await cp(MIGRATIONS, earlier, {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || path.basename(file) < name,
  });
  return earlier;
}
