import { Redis } from 'ioredis';
import { openClient } from '../db/connections.ts';
import { embeddedUrl } from '../db/embedded/data-folder.ts';
import { createJobs } from '../jobs/queue.ts';
import { createLogger } from '../process/logging.ts';
import { findingsOf, reasonOf, type Check, type Finding } from './finding.ts';

const { ok, warning, problem, skipped } = findingsOf('queue');

const NOT_RUNNING = skipped('it is in the embedded database, which does not run now');
const WAITS_LONG_MIN = 10;

/** Whether jobs can be sent, and whether any worker does them. */
export const checkQueue: Check = async (config) => {
  const databaseUrl = config.databaseUrl ?? (await embeddedUrl(config));
  if (databaseUrl === undefined) return [NOT_RUNNING];
  const redis = config.redisUrl === undefined ? [] : await examineRedis(config.redisUrl);
  if (redis.some(({ state }) => state === 'problem')) return redis;
  const jobs = createJobs({ ...config, databaseUrl }, createLogger({ ...config, logLevel: 'silent' }, 'web'));
  try {
    await jobs.ping();
  } catch (error) {
    const reason = reasonOf(error);
    if (config.databaseUrl === undefined && reason === 'ECONNREFUSED') return [...redis, NOT_RUNNING];
    return [
      ...redis,
      problem(
        `does not answer (${reason})`,
        'It is in Postgres: mend the database first, then npm run migrate makes its tables.',
      ),
    ];
  } finally {
    await jobs.close();
  }
  const waiting = await longWaiting(databaseUrl);
  const place =
    config.redisUrl === undefined ? 'in Postgres' : `in Redis at ${new URL(config.redisUrl).host}`;
  return redis.length + waiting.length === 0 ? [ok(`${place}, nothing waits long`)] : [...redis, ...waiting];
};

async function examineRedis(url: string): Promise<Finding[]> {
  const { host } = new URL(url);
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const refused: Error[] = [];
  redis.on('error', (error) => refused.push(error));
  try {
    await redis.connect();
    return policyFindings(await redis.info('memory'), await redis.info('persistence'));
  } catch (error) {
    return [refusal(host, refused[0] ?? error)];
  } finally {
    redis.disconnect();
  }
}

function refusal(host: string, error: unknown): Finding {
  const text = error instanceof Error ? error.message : '';
  if (/NOAUTH|WRONGPASS|NOPERM/.test(text))
    return problem(`Redis at ${host} refuses the password`, 'Correct user and password in REDIS_URL.');
  return problem(
    `Redis at ${host} cannot be reached (${reasonOf(error)})`,
    'Start it, or correct REDIS_URL.',
  );
}

function policyFindings(memory: string, persistence: string): Finding[] {
  const policy = /maxmemory_policy:(\S+)/.exec(memory)?.[1];
  return [
    policy === undefined || policy === 'noeviction'
      ? []
      : problem(
          `Redis may throw jobs away (maxmemory-policy ${policy})`,
          'Set maxmemory-policy to noeviction.',
        ),
    /aof_enabled:0/.test(persistence)
      ? warning('Redis forgets the last jobs when it is restarted', 'Set appendonly to yes.')
      : [],
  ].flat();
}

/** Imports that have a slot and that no worker takes. */
async function longWaiting(databaseUrl: string): Promise<Finding[]> {
  const client = await openClient({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from imports
       where status = 'queued' and job_number is not null and updated_at < now() - make_interval(mins => $1)`,
      [WAITS_LONG_MIN],
    );
    const count = Number(rows[0]?.count ?? 0);
    if (count === 0) return [];
    const text = `${count} imports have waited for a worker for ${WAITS_LONG_MIN} minutes or more`;
    return [problem(text, 'Start a worker (npm run start:worker) or see what its log says.')];
  } finally {
    await client.end().catch(() => undefined);
  }
}
