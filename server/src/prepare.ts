import path from 'node:path';
import type { Config } from './config.ts';
import { openClient } from './db/connections.ts';
import { migrate } from './db/migrate.ts';
import { writePersonLimits } from './db/person-limits.ts';
import { isOutage } from './errors.ts';
import { prepareQueue } from './jobs/backend.ts';
import { PROJECT_ROOT } from './process/project-root.ts';
import { StartError } from './process/start-error.ts';

const OLDEST_POSTGRES = 15;
/** The folder of the migrations. */
export const MIGRATIONS = path.join(PROJECT_ROOT, 'migrations');

/**
 * Migrates the database of `config`, both Larder's tables and the queue's, and prints how far it is where that takes long.
 * Several processes may do this at once.
 * @returns the names of the migrations applied by this call.
 * @throws StartError when the database cannot be reached or is too old.
 */
export async function prepareDatabase(config: Config): Promise<string[]> {
  if (config.databaseUrl === undefined) throw new StartError('No database: set DATABASE_URL.');
  await checkServer(config.databaseUrl);
  const applied = await migrate(config.databaseUrl, MIGRATIONS, console.log);
  await writePersonLimits(config.databaseUrl, config.personLimits);
  await prepareQueue(config);
  return applied;
}

async function checkServer(databaseUrl: string): Promise<void> {
  try {
    const version = await versionOf(databaseUrl);
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
      throw new StartError(
        `Larder needs Postgres ${OLDEST_POSTGRES} or newer; DATABASE_URL is Postgres ${version}.`,
      );
    }
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(databaseUrl, error);
  }
}

async function versionOf(databaseUrl: string): Promise<string> {
  const client = await openClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Names host and database, never the password. */
function unreachable(databaseUrl: string, error: unknown): StartError {
  const { host, pathname } = new URL(databaseUrl);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason =
    code || (isOutage(error) ? 'no answer' : error instanceof Error ? error.message : String(error));
  return new StartError(`Cannot use the database at ${host}${pathname} (${reason}). Check DATABASE_URL.`, {
    cause: error,
  });
}
