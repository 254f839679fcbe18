import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { killAtRandom } from './kills.ts';
import { replaceAllUnderLoad } from './rolling.ts';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { HAS_REDIS } from '../../server/src/testing/temporary-redis.ts';

// The drills at a small count, each with one backend of the queue; `npm run nightly -- drill` runs them in full with both.

/** Or the callers would take all that other tests run on. */
const REST_MS = 150;

const HAS_PROXY = spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

describe.skipIf(!HAS_PROXY || !HAS_REDIS)('two webs and three workers at a constant load', () => {
  beforeAll(buildOnce);

  it('lose and double nothing when they are killed at random', { timeout: 600_000 }, async () => {
    expect(await killAtRandom('redis', 4, REST_MS)).toBe(true);
  });

  // Whether each program ends within the time of a stop is for the drill: beside other tests it may have no time to.
  it('fail no request while each is replaced', { timeout: 600_000 }, async () => {
    expect(await replaceAllUnderLoad('postgres', 1, REST_MS)).toMatchObject({ failed: 0, faults: [] });
  });
});
