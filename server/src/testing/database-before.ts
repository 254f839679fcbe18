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
  migrate: () => Promise<unknown>;
}

/** A database as it was before a migration, named by how its file begins. */
export async function databaseBefore(name: string): Promise<EarlierDatabase> {
  const { db, url } = await testDatabase('template0');
  const earlier = await mkdtemp(path.join(os.tmpdir(), 'larder-migrations-'));
  onTestFinished(() => rm(earlier, { recursive: true, force: true }));
  await cp(MIGRATIONS, earlier, {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || path.basename(file) < name,
  });
  await migrate(url, earlier);
  return { db, url, migrate: () => migrate(url, MIGRATIONS) };
}
