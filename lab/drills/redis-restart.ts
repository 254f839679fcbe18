import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { startTemporaryRedis, type TemporaryRedis } from '../../server/src/testing/temporary-redis.ts';
import { askDatabase, mutate, startDrilled, Tally, timeUntil, type DrilledLarder } from './drilled-larder.ts';

const RESTARTS = 10;
/** Longer than two rounds of the sweep, which sends again what a killed Redis had not written down. */
const DONE_MS = 6 * 60_000;

/** `npm run drill -- redis-restart`: the queue's Redis is stopped and killed again and again while imports are started. */
export async function drillRedisRestart(): Promise<boolean> {
  buildOnce();
  const [postgres, redis] = await Promise.all([startTemporaryPostgres(), startTemporaryRedis()]);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-drill-'));
  const env = {
    DATABASE_URL: `${postgres.url}/postgres`,
    REDIS_URL: redis.url,
    LIMIT_PASTED_PAGES: '100000',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  };
  try {
    const larder = await startDrilled(dataDir, env);
    try {
      return await restartAgainAndAgain(larder, redis);
    } finally {
      await larder.stop();
    }
  } finally {
    await Promise.all([postgres.stop(), redis.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function restartAgainAndAgain(larder: DrilledLarder, redis: TemporaryRedis): Promise<boolean> {
  const tally = new Tally();
  const end = new AbortController();
  const caller = startUntil(larder, tally, end.signal);
  for (let at = 0; at < RESTARTS; at += 1) {
    await sleep(500);
    await redis.restart(at % 2 === 0 ? 'SIGTERM' : 'SIGKILL', at * 200);
  }
  end.abort();
  const acknowledged = await caller;
  const countOf = async (status: string) => {
    const [row] = await askDatabase<{ count: number }>(
      larder.databaseUrl,
      `select count(*)::int from imports where status = '${status}'`,
    );
    return row?.count ?? 0;
  };
  const all = await timeUntil(async () => (await countOf('done')) >= acknowledged.size, DONE_MS);
  const done = await countOf('done');
  const failed = await countOf('failed');
  console.log(`${RESTARTS} restarts: ${tally.text()}`);
  console.log(
    `${acknowledged.size} imports acknowledged, ${done} done, ${failed} failed, all ` +
      (all === undefined ? 'never' : `${(all / 1_000).toFixed(1)} s after the last`),
  );
  return all !== undefined && failed === 0 && tally.count(' 500') + tally.count(' none') === 0;
}

/** @returns the imports whose start was acknowledged */
async function startUntil(larder: DrilledLarder, tally: Tally, end: AbortSignal): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  for (let at = 0; !end.aborted; at += 1) {
    const answer = await mutate(larder, 'imports.start', { kind: 'text', text: soup(at) });
    tally.add('start', answer);
    const id = /"id":"([0-9a-f-]{36})"/.exec(answer.body)?.[1];
    if (answer.status === 200 && id !== undefined) acknowledged.add(id);
    await sleep(50);
  }
  return acknowledged;
}

function soup(at: number): string {
  return `Soup number ${at}\n\nIngredients\n200 g lentils\n1 onion\n1 l water\n\nMethod\nChop the onion.\nBoil it all for 20 minutes.`;
}
