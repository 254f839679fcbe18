import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { connect, type Db } from '../../server/src/db/db.ts';
import { indexRecipes } from '../../server/src/features/recipes/index-recipes.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import type { FloorTask } from './floor.ts';
import { signInFirst, size, startFloor, startSeededPostgres, type LargeLibrary } from './large-library.ts';
import { raceStockPostgres } from './stock-postgres.ts';
import { cpuOf, load, median, printTable, type Target } from './measure.ts';

/** A question, the bare one it is held against, and how much of that speed is wanted. */
interface Leg {
  name: string;
  larder: Target;
  floor: Target;
  wanted: number;
}

interface Lap {
  perSecond: number;
  p99: number;
  /** Milliseconds of the processor for each request, of the server and of Postgres. */
  server: number;
  postgres: number;
}

/**
 * `npm run bench -- race`: what people ask for most, beside bare Fastify and pg with the same rows, in rounds that take turns, so that
 * a machine's drift shows. The columns of processor time are the calmer ones: they do not depend on what else the machine does. Before it, the
 * same searches on Larder's own Postgres and on Debian's as it is installed.
 */
export async function benchRace(): Promise<void> {
  await raceStockPostgres();
  const postgres = size.BENCH_DATABASE_URL === undefined ? await startSeededPostgres() : undefined;
  const databaseUrl = size.BENCH_DATABASE_URL ?? postgres?.url ?? '';
  const db = connect(databaseUrl, { max: 1 });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-race-'));
  const library = await signInFirst(db);
  while ((await indexRecipes(db, library.viewer.vaultId)) > 0);
  await sql`analyze`.execute(db);
  const web = await startServerProcess('main', {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    ...{ RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'info' },
  });
  const floor = await startFloor(plainStatements(databaseUrl, library));
  try {
    const rows = [
      [
        '16 connections',
        'Larder /s',
        'p99 ms',
        'CPU ms',
        'floor /s',
        'CPU ms',
        'of floor',
        'of its CPU',
        'wanted',
      ],
    ];
    for (const leg of legsOf(library, { web: web.url, floor: floor.url }))
      rows.push(await race(leg, db, { larder: web.pid, floor: pidOf(floor.process) }));
    printTable(`medians of ${size.BENCH_ROUNDS} rounds of ${size.BENCH_SECONDS} s`, rows);
  } finally {
    floor.process.kill('SIGTERM');
    await web.stop();
    await db.destroy();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function legsOf({ cookie, recipeId, shareId }: LargeLibrary, at: { web: string; floor: string }): Leg[] {
  const call = (name: string, input: unknown) =>
    `${at.web}/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const list = { bare: 'list', cookie };
  const one = { bare: 'one', cookie };
  const shared = { bare: 'shared', cookie: undefined };
  const leg = (
    name: string,
    wanted: number,
    url: string,
    against: { bare: string; cookie?: string },
  ): Leg => ({
    ...{ name, wanted },
    larder: { name, url, cookie: against.cookie },
    floor: {
      name: `${name}, floor`,
      url: `${at.floor}/floor/${against.bare}`,
      cookie: against.cookie,
    },
  });
  return [
    leg('list of 24', 0.4, call('recipes.list', {}), list),
    leg('search, one word', 0.3, call('recipes.list', { search: 'chicken' }), list),
    leg('one recipe', 0.45, call('recipes.byId', { id: recipeId }), one),
    leg('shared recipe, call', 0.5, call('shares.get', { shareId }), shared),
    leg('shared recipe, page', 0.45, `${at.web}/shared/recipe/${shareId}`, shared),
  ];
}

async function race(
  { name, larder, floor, wanted }: Leg,
  db: Db,
  pids: { larder: number; floor: number },
): Promise<string[]> {
  for (const target of [larder, floor]) await load(target, 2);
  const laps: { larder: Lap[]; floor: Lap[] } = { larder: [], floor: [] };
  for (let round = 0; round < size.BENCH_ROUNDS; round += 1) {
    laps.floor.push(await lap(floor, db, pids.floor));
    laps.larder.push(await lap(larder, db, pids.larder));
  }
  const middle = (of: readonly Lap[], figure: (one: Lap) => number) => median(of.map(figure));
  const ours = middle(laps.larder, ({ perSecond }) => perSecond);
  const bare = middle(laps.floor, ({ perSecond }) => perSecond);
  const cpu = (of: readonly Lap[]) => middle(of, ({ server, postgres }) => server + postgres);
  const parts = (of: readonly Lap[]) =>
    `${middle(of, ({ server }) => server).toFixed(2)} + ${middle(of, ({ postgres }) => postgres).toFixed(2)}`;
  return [
    name,
    ours.toFixed(0),
    middle(laps.larder, ({ p99 }) => p99).toFixed(0),
    parts(laps.larder),
    bare.toFixed(0),
    parts(laps.floor),
    (ours / bare).toFixed(2),
    (cpu(laps.floor) / cpu(laps.larder)).toFixed(2),
    wanted.toFixed(2),
  ];
}

async function lap(target: Target, db: Db, pid: number): Promise<Lap> {
  const backends = await backendsOf(db);
  const before = { server: await cpuOf([pid]), postgres: await cpuOf(backends) };
  const { perSecond, p99 } = await load(target, size.BENCH_SECONDS);
  const requests = perSecond * size.BENCH_SECONDS;
  return {
    ...{ perSecond, p99 },
    server: ((await cpuOf([pid])) - before.server) / requests,
    postgres: ((await cpuOf(backends)) - before.postgres) / requests,
  };
}

async function backendsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** The same rows as plainly as they can be read: session, then a page of cards or a recipe. */
function plainStatements(databaseUrl: string, { viewer, recipeId, shareId }: LargeLibrary): FloorTask {
  const card = `r.id, r.title, r.description, r.image_id, r.source, r.source_url, r.social_media_url, r.tags, r.prep_time,
    r.cook_time, r.servings, r.difficulty, r.created_at, r.updated_at`;
  const whole = `${card}, r.ingredients, r.instructions, r.cooking_notes`;
  return {
    databaseUrl,
    session: {
      text: `select s.user_id, s.expires_at, s.absolute_expires_at, u.email
        from sessions s join users u on u.id = s.user_id where s.id = $1`,
      values: [],
    },
    owned: {
      list: {
        text: `select ${card} from recipes r where r.user_id = $1 order by r.created_at desc, r.id desc limit 24`,
        values: [viewer.userId],
      },
      one: {
        text: `select ${whole} from recipes r where r.id = $1 and r.user_id = $2`,
        values: [recipeId, viewer.userId],
      },
    },
    open: {
      shared: {
        text: `select ${whole}, p.display_name from recipe_shares s join recipes r on r.id = s.recipe_id
          join profiles p on p.user_id = s.user_id where s.share_id = $1`,
        values: [shareId],
      },
    },
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The floor has ended');
  return pid;
}
