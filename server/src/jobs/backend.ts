import {
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  withBackend,
  type Job,
  type Processor,
  type Queue,
  type Worker,
  type WorkerOptions,
} from 'bullmq';
import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import { openClient, openPool } from '../db/connections.ts';
import type { JobName } from './jobs.ts';

/** BullMQ's tables live apart from ours; its Postgres backend takes this schema when it is given a pool. */
const SCHEMA = 'bullmq';
const REDIS_PREFIX = 'larder';
/** BullMQ writes down every step of every job for listeners, and there are none. */
const FEW_EVENTS = { events: { maxLen: 100 } };

/** What this application uses of a queue and a worker, alike for both stores. */
export interface JobQueue extends Pick<
  Queue,
  'add' | 'upsertJobScheduler' | 'getJobCounts' | 'getJobs' | 'waitUntilReady' | 'close'
> {
  on(event: 'error', listener: (error: Error) => void): unknown;
}
export interface JobWorker extends Pick<Worker, 'waitUntilReady' | 'close'> {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'stalled', listener: (jobId: string) => void): unknown;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
}
type WorkerSettings = Omit<WorkerOptions, 'connection' | 'prefix'>;

/** Where jobs are stored, and the connections of this process to it. */
export interface QueueBackend {
  queue(name: JobName): JobQueue;
  worker(name: JobName, processor: Processor, options: WorkerSettings): JobWorker;
  close(): Promise<void>;
}

/** The one place that chooses the queue's store: Redis with REDIS_URL, else the application's own Postgres. */
export function openQueueBackend(config: Config, maxConnections: number): QueueBackend {
  return config.redisUrl === undefined
    ? postgresBackend(databaseUrlOf(config), maxConnections)
    : redisBackend(config.redisUrl);
}

/**
 * Makes the queue's tables, or brings them up to date. Any number of processes may call it at once; on Redis there is
 * nothing to do. To be called once at the start of every process, before anything of `jobs/` is used.
 * @throws ConfigError without a database.
 */
export async function prepareQueue(config: Config): Promise<void> {
  if (config.redisUrl !== undefined) return;
  const client = await openClient({
    connectionString: databaseUrlOf(config),
    application_name: 'larder-queue-migration',
    connectionTimeoutMillis: 5_000,
  });
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

export function databaseUrlOf(config: Config): string {
  if (config.databaseUrl === undefined)
    throw new ConfigError('Wrong configuration. DATABASE_URL: there is no database');
  return config.databaseUrl;
}

/** One small pool for all queues of the process: BullMQ alone would open one for each. */
function postgresBackend(databaseUrl: string, maxConnections: number): QueueBackend {
  const { Queue, Worker } = withBackend(createPostgresBackend);
  const connection = openPool({
    connectionString: databaseUrl,
    searchPath: `${SCHEMA}, public`,
    application_name: 'larder-queue',
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  return {
    queue: (name) => new Queue(name, { connection, streams: FEW_EVENTS }),
    worker: (name, processor, options) => new Worker(name, processor, { ...options, connection }),
    close: () => connection.end(),
  };
}

function redisBackend(url: string): QueueBackend {
  const { Queue, Worker } = withBackend(createRedisBackend);
  return {
    // A sender gives up at once when Redis is away: what it wanted to send is in the database and is sent again later.
    queue: (name) =>
      new Queue(name, {
        prefix: REDIS_PREFIX,
        streams: FEW_EVENTS,
        connection: { url, maxRetriesPerRequest: 1 },
      }),
    worker: (name, processor, options) =>
      new Worker(name, processor, {
        ...options,
        prefix: REDIS_PREFIX,
        connection: { url, maxRetriesPerRequest: null },
      }),
    close: async () => undefined,
  };
}
