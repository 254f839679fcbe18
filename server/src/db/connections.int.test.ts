import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { loadConfig } from '../config.ts';
import { createJobs } from '../jobs/queue.ts';
import { prepareDatabase } from '../prepare.ts';
import { createLogger } from '../process/logging.ts';
import { testDatabase } from '../testing/database.ts';
import { HAS_PGBOUNCER, startPgBouncer } from '../testing/pgbouncer.ts';
import { openClient, openPool } from './connections.ts';
import { connect } from './db.ts';
import { keepListening } from './listening.ts';

const { url } = await testDatabase();
const log = createLogger(loadConfig({ LOG_LEVEL: 'silent' }), 'web');

const SHOWN = sql<{ jit: string; memory: string; path: string }>`select current_setting('jit') as jit,
  current_setting('work_mem') as memory, current_setting('search_path') as path`;
const PUBLIC = '"$user", public';

/** The settings of each kind of connection that Larder opens. */
async function settingsAt(connectionString: string) {
  const db = connect(connectionString);
  onTestFinished(() => db.destroy());
  const queue = openPool({ connectionString, searchPath: 'bullmq, public' });
  onTestFinished(() => queue.end());
  const alone = await openClient({ connectionString });
  onTestFinished(() => alone.end());
  const text = SHOWN.compile(db).sql;
  const listening = new Promise((resolve) => {
    const stop = keepListening({
      ...{ databaseUrl: connectionString, channels: ['nothing'], log },
      onListening: async (client) => resolve((await client.query(text)).rows[0]),
      onNotification: () => undefined,
    });
    onTestFinished(stop);
  });
  return {
    db: (await SHOWN.execute(db)).rows[0],
    alone: (await alone.query(text)).rows[0] as unknown,
    listening: await listening,
    queue: (await queue.query(text)).rows[0] as unknown,
  };
}

const withOptions = (options: string): string => {
  const changed = new URL(url);
  changed.searchParams.set('options', options);
  return changed.href;
};

it('turns the compiler of Postgres off on every connection, and keeps what the operator set', async () => {
  const all = { jit: 'off', memory: '9MB', path: PUBLIC };
  expect(await settingsAt(withOptions('-c work_mem=9MB -c jit=on'))).toEqual({
    ...{ db: all, alone: all, listening: all },
    queue: { ...all, path: 'bullmq, public' },
  });
});

it('does so on each connection of a pool, before it is used', async () => {
  const db = connect(url);
  onTestFinished(() => db.destroy());
  const asked = Array.from({ length: 8 }, () =>
    sql<{ jit: string }>`select current_setting('jit') as jit, pg_sleep(0.1)`.execute(db),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ rows }) => rows[0]?.jit)).toEqual(asked.map(() => 'off'));
});

it('sends jobs where the operator set options', async () => {
  const config = loadConfig({ DATABASE_URL: withOptions('-c work_mem=9MB'), LOG_LEVEL: 'silent' });
  await prepareDatabase(config);
  const jobs = createJobs(config, log);
  onTestFinished(() => jobs.close());
  await jobs.ping();
});

it.skipIf(!HAS_PGBOUNCER).each([
  ['refuses', ''],
  ['ignores', 'ignore_startup_parameters = options'],
])('does so, and sends jobs, through a pooler of sessions that %s settings', async (_, settings) => {
  const pooler = await startPgBouncer(url, 'session', settings);
  onTestFinished(pooler.stop);
  const all = { jit: 'off', memory: '4MB', path: PUBLIC };
  expect(await settingsAt(pooler.url)).toEqual({
    ...{ db: all, alone: all, listening: all },
    queue: { ...all, path: 'bullmq, public' },
  });
  const config = loadConfig({ DATABASE_URL: pooler.url, LOG_LEVEL: 'silent' });
  await prepareDatabase(config);
  const jobs = createJobs(config, log);
  onTestFinished(() => jobs.close());
  await jobs.ping();
});

it('tells the whole reason where a connection cannot be opened', async () => {
  const nowhere = `${inject('postgresUrl')}/nowhere`;
  await expect(openClient({ connectionString: nowhere })).rejects.toMatchObject({ code: '3D000' });
});
