import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cuttableProxy } from '../../server/src/testing/cuttable-proxy.ts';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { ask, mutate, query, startDrilled, Tally, timeUntil, type DrilledLarder } from './drilled-larder.ts';

/** Milliseconds by which everything that is asked of the database comes later. */
const DELAYS = [0, 20, 200, 60_000];
const CALLERS = 6;
const PART_MS = 15_000;
/** Nobody waits longer for a call, be it for a sentence that says so. */
const WAIT_AT_MOST_MS = 20_000;
const BACK_MS = 30_000;

/** `npm run drill -- slow-database`: the database answers later and later while calls are under way. */
export async function drillSlowDatabase(): Promise<boolean> {
  buildOnce();
  const postgres = await startTemporaryPostgres();
  const proxy = await cuttableProxy(`${postgres.url}/postgres`);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-drill-'));
  try {
    const larder = await startDrilled(dataDir, { DATABASE_URL: proxy.url, RATE_LIMIT_FACTOR: '1000' });
    try {
      const parts: boolean[] = [];
      for (const delay of DELAYS) {
        proxy.slow(delay);
        parts.push(await callFor(larder, delay));
      }
      proxy.slow(0);
      const back = await timeUntil(
        async () => (await mutate(larder, 'recipes.create', { title: 'Back' })).status === 200,
        BACK_MS,
      );
      console.log(`saving again ${back === undefined ? 'never' : `${back.toFixed(0)} ms`} after the last`);
      return parts.every(Boolean) && back !== undefined;
    } finally {
      await larder.stop();
    }
  } finally {
    await proxy.cut();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function callFor(larder: DrilledLarder, delay: number): Promise<boolean> {
  const tally = new Tally();
  const until = performance.now() + PART_MS;
  const waits = await Promise.all(Array.from({ length: CALLERS }, () => callUntil(larder, tally, until)));
  const longest = Math.max(...waits);
  console.log(`${delay} ms later: ${tally.text()}; the longest ${longest.toFixed(0)} ms`);
  return tally.count(' 500') === 0 && tally.count(' none') === 0 && longest <= WAIT_AT_MOST_MS;
}

/** @returns how long the slowest answer took */
async function callUntil(larder: DrilledLarder, tally: Tally, until: number): Promise<number> {
  let longest = 0;
  const timed = async (kind: string, call: () => ReturnType<typeof ask>) => {
    const began = performance.now();
    tally.add(kind, await call());
    longest = Math.max(longest, performance.now() - began);
  };
  while (performance.now() < until) {
    await timed('create', () => mutate(larder, 'recipes.create', { title: 'Soup' }));
    await timed('list', () => query(larder, 'recipes.list', {}));
    await timed('alive', () => ask(`${larder.origin}/healthz`));
  }
  return longest;
}
