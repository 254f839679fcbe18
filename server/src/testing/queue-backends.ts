import { afterAll, beforeAll, describe } from 'vitest';
import { HAS_REDIS, startTemporaryRedis, type TemporaryRedis } from './temporary-redis.ts';

/** The queue of the tests of `describeOnBothBackends`. */
export interface QueueStore {
  kind: 'postgres' | 'redis';
  /** What the configuration needs beside DATABASE_URL. */
  env: Record<string, string>;
  redis: TemporaryRedis | undefined;
}

/** Runs the same tests with the queue in Postgres and in a real Redis of their own. */
export function describeOnBothBackends(name: string, tests: (store: () => QueueStore) => void): void {
  describe(`${name}, queue in postgres`, () =>
    tests(() => ({ kind: 'postgres', env: {}, redis: undefined })));
  describe.skipIf(!HAS_REDIS)(`${name}, queue in redis`, () => {
    let redis: TemporaryRedis | undefined;
    beforeAll(async () => {
      redis = await startTemporaryRedis();
    });
    afterAll(() => redis?.stop());
    tests(() => ({ kind: 'redis', env: redisEnv(redis), redis }));
  });
}

function redisEnv(redis: TemporaryRedis | undefined): Record<string, string> {
  return redis ? { REDIS_URL: redis.url } : {};
}
