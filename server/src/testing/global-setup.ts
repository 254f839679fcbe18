import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { TEMPLATE } from './template.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** For the folders of test files; it goes with what is left in it when the run ends. */
    folder: string;
  }
}

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

/** One real Postgres for the run, with a migrated template database that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // More than Postgres comes with, of which the doctor warns.
  const postgres = await startTemporaryPostgres(['shared_buffers=256MB']);
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await migrate(`${postgres.url}/${TEMPLATE}`, MIGRATIONS);
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-tests-'));
  project.provide('folder', folder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
