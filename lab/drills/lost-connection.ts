import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cuttableProxy } from '../../server/src/testing/cuttable-proxy.ts';
import { buildOnce } from '../../server/src/testing/launched.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import {
  ask,
  mutate,
  query,
  startDrilled,
  Tally,
  timeUntil,
  upload,
  type DrilledLarder,
} from './drilled-larder.ts';

const CUTS = 20;
const CALLERS = 6;
const BACK_MS = 10_000;

/** `npm run drill -- lost-connection`: every connection to the database is cut, again and again, while calls are under way. */
export async function drillLostConnection(): Promise<boolean> {
  buildOnce();
  const postgres = await startTemporaryPostgres();
  const proxy = await cuttableProxy(`${postgres.url}/postgres`);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-drill-'));
  try {
    const larder = await startDrilled(dataDir, { DATABASE_URL: proxy.url, RATE_LIMIT_FACTOR: '1000' });
    try {
      return await cutAgainAndAgain(larder, proxy);
    } finally {
      await larder.stop();
    }
  } finally {
    await proxy.cut();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function cutAgainAndAgain(
  larder: DrilledLarder,
  proxy: Awaited<ReturnType<typeof cuttableProxy>>,
): Promise<boolean> {
  const tally = new Tally();
  const end = new AbortController();
  const callers = Array.from({ length: CALLERS }, () => callUntil(larder, tally, end.signal));
  for (let cut = 0; cut < CUTS; cut += 1) {
    await sleep(200);
    await proxy.cut();
    await sleep(cut % 2 === 0 ? 0 : 300);
    await proxy.mend();
  }
  end.abort();
  await Promise.all(callers);
  const back = await timeUntil(
    async () => (await mutate(larder, 'recipes.create', { title: 'Back' })).status === 200,
    BACK_MS,
  );
  console.log(`${CUTS} cuts: ${tally.text()}`);
  console.log(`saving again ${back === undefined ? 'never' : `${back.toFixed(0)} ms`} after the last`);
  return tally.count(' 500') === 0 && tally.count(' none') === 0 && back !== undefined;
}

async function callUntil(larder: DrilledLarder, tally: Tally, end: AbortSignal): Promise<void> {
  const { origin, cookie } = larder;
  while (!end.aborted) {
    tally.add('create', await mutate(larder, 'recipes.create', { title: 'Soup' }));
    tally.add('list', await query(larder, 'recipes.list', {}));
    tally.add('import', await mutate(larder, 'imports.start', { kind: 'url', url: 'https://a.invalid/' }));
    tally.add('upload', await upload(larder, 'cover'));
    tally.add('page', await ask(`${origin}/collections`, { headers: { cookie, accept: 'text/html' } }));
    tally.add(
      'picture',
      await ask(`${origin}/images/${crypto.randomUUID()}/320.webp`, { headers: { cookie } }),
    );
  }
}
