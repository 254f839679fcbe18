import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { SESSION_COOKIE } from '../../server/src/auth/cookies.ts';
import { startSession } from '../../server/src/auth/sessions.ts';
import { loadConfig, type Config } from '../../server/src/config.ts';
import { connect, type Db } from '../../server/src/db/db.ts';
import type { RunImportDeps } from '../../server/src/features/imports/run-import.ts';
import { changeAndSchedule } from '../../server/src/features/imports/scheduler.ts';
import { createEvents } from '../../server/src/jobs/events.ts';
import { createJobs } from '../../server/src/jobs/queue.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { startTemporaryRedis } from '../../server/src/testing/temporary-redis.ts';
import { ownVaultOf, type VaultId } from '@larder/shared/ids';

export const BACKENDS = ['postgres', 'redis'] as const;
export type Backend = (typeof BACKENDS)[number];

/** Empty stores with one person who imports. */
export interface ImportBench {
  deps: RunImportDeps & { config: Config };
  /** For processes that shall use the same stores. */
  env: Record<string, string>;
  /** The person's session, as a browser sends it. */
  cookie: string;
  startImport(url: string): Promise<string>;
  statusOf(id: string): Promise<string>;
  close(): Promise<void>;
}

/** As in operation, commits are durable. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];

export async function openImportBench(backend: Backend): Promise<ImportBench> {
  const postgres = await startTemporaryPostgres(DURABLE);
  const redis = backend === 'redis' ? await startTemporaryRedis() : undefined;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'));
  const env: Record<string, string> = { DATABASE_URL: `${postgres.url}/postgres`, DATA_DIR: dataDir };
  if (redis) env.REDIS_URL = redis.url;
  const config = loadConfig({ ...env, LOG_LEVEL: 'silent' });
  await prepareDatabase(config);

  const log = pino({ level: 'silent' });
  const db = connect(env.DATABASE_URL ?? '');
  const deps = {
    config,
    db,
    log,
    jobs: createJobs(config, log),
    events: createEvents(config, log),
  };
  await deps.events.ready;
  const { vaultId, cookie } = await addPerson(db);
  return {
    deps,
    env,
    cookie,
    startImport: (url) => changeAndSchedule(deps, vaultId, (trx) => addImport(trx, vaultId, url)),
    statusOf: async (id) => {
      const row = await db
        .selectFrom('imports')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.status;
    },
    close: async () => {
      await Promise.all([deps.jobs.close(), deps.events.close()]);
      await db.destroy();
      await Promise.all([postgres.stop(), redis?.stop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}

export async function addPerson(db: Db, name = 'bench'): Promise<{ vaultId: VaultId; cookie: string }> {
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: `${name}@example.org`, password_hash: 'unusable' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('profiles')
    .values({ user_id: userId, display_name: 'Bench', username: name })
    .execute();
  let token = '';
  const cookies = {
    get: () => undefined,
    set: (_name: string, value: string) => void (token = value),
    clear: () => undefined,
  };
  await startSession({ db, now: () => new Date(), cookies, ip: '127.0.0.1', userAgent: 'bench' }, userId);
  return { vaultId: ownVaultOf(userId), cookie: `${SESSION_COOKIE}=${token}` };
}

async function addImport(db: Db, vaultId: VaultId, url: string): Promise<string> {
  const id = randomUUID();
  const input = JSON.stringify({ kind: 'url', url });
  await db.insertInto('imports').values({ id, user_id: vaultId, kind: 'url', input }).execute();
  return id;
}
