import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LINE_READER } from '@larder/shared/recipe-text/read-line';
import { listRecipesInput, type ListRecipesInput } from '@larder/shared/recipe/schema';
import { Kysely, sql, type CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readSession } from '../../server/src/auth/sessions.ts';
import { connect, type Db } from '../../server/src/db/db.ts';
import type { DB } from '../../server/src/db/types.ts';
import { indexRecipes } from '../../server/src/features/recipes/index-recipes.ts';
import { listRecipes } from '../../server/src/features/recipes/list-recipes.ts';
import { sweepReadings } from '../../server/src/features/recipes/readings.ts';
import { getRecipe } from '../../server/src/features/recipes/recipes.ts';
import { getSharedRecipe } from '../../server/src/features/shares/shared-recipe.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import type { FloorTask } from './floor.ts';
import { signInFirst, size, startFloor, startSeededPostgres, type LargeLibrary } from './large-library.ts';
import { makeCollections, printMixture, printReads, UNQUEUED } from './reads.ts';
import { measureLoads, medianTime, printTable, type Load, type Target } from './measure.ts';

interface Bench extends LargeLibrary {
  databaseUrl: string;
  db: Db;
}

/** `npm run bench -- recipes`: lists, searches, one recipe, one shared recipe, of a person with 10,000 among a million. */
export async function benchRecipes(): Promise<void> {
  const postgres = size.BENCH_DATABASE_URL === undefined ? await startSeededPostgres() : undefined;
  const databaseUrl = size.BENCH_DATABASE_URL ?? postgres?.url ?? '';
  const db = connect(databaseUrl, { max: 1 });
  try {
    const bench = { databaseUrl, db, ...(await signInFirst(db)) };
    // As a worker does after the first search.
    while ((await indexRecipes(db, bench.viewer.vaultId)) > 0);
    await readLines(bench);
    await sql`analyze recipe_readings, recipe_foods, search_words, search_letters, search_dictionary, search_places, search_blocks`.execute(
      db,
    );
    await makeCollections(db, bench.viewer);
    await printReads(bench);
    await printStatements(bench);
    await printLoads(bench);
  } finally {
    await db.destroy();
    await postgres?.stop();
  }
}

/** As a worker does; the seed writes past the trigger that notes what is to be read. */
async function readLines({ db, viewer }: Bench): Promise<void> {
  await sql`
    insert into recipe_readings (recipe_id, version)
    select id, version from recipes where user_id = ${viewer.vaultId} on conflict do nothing`.execute(db);
  const unread = () => sql`select from recipe_readings where reader < ${LINE_READER} limit 1`.execute(db);
  while ((await unread()).rows.length > 0) await sweepReadings({ db });
}

async function printStatements({ db, viewer }: Bench): Promise<void> {
  const list = (input: Partial<ListRecipesInput>) =>
    listRecipes({ ...UNQUEUED, db, viewer }, listRecipesInput.parse(input));
  const first = await list({});
  const half = await cursorAt(list, 50);
  const questions: [string, Partial<ListRecipesInput>][] = [
    ['newest', {}],
    ['newest, 5,000 recipes on', { cursor: half }],
    ['by title', { sort: 'title' }],
    ['search: a rare word', { search: 'amalfi' }],
    ['search: a word', { search: 'chicken' }],
    ['search: a frequent word', { search: 'minutes' }],
    ['search: a substring', { search: 'hick' }],
    ['search: two letters', { search: 'am' }],
    ['search: three words', { search: 'pan garlic simmer' }],
    ['search: with accents', { search: 'crème' }],
    ['favourites', { favoritesOnly: true }],
    ['photo-based', { photoOnly: true }],
    ['a tag', { tag: 'vegan' }],
    ['best rated', { sort: 'rated' }],
    ['at most 30 minutes, not cooked yet', { maxMinutes: 30, cooked: 'never' }],
    ['4 stars and more, without a tag', { minRating: 4, withoutTag: ['vegan'] }],
    ['not cooked for 60 days', { cooked: 'longAgo' }],
    ['I have: a food', { have: ['lime'] }],
    ['I have: three foods', { have: ['lime', 'radish', 'chicken thigh'] }],
    ['best rated, a frequent word', { sort: 'rated', search: 'minutes' }],
    ['from a site', { site: 'recipes.example' }],
    ['a difficulty, by time', { difficulty: 'easy', sort: 'time' }],
  ];
  const rows = [['24 cards with the total', 'found', 'median of 200']];
  for (const [name, input] of questions) {
    const { total } = await list(input);
    rows.push([name, String(total), `${(await medianTime(() => list(input))).toFixed(2)} ms`]);
  }
  printTable(
    `recipes.list of a person with ${first.total} recipes: the statement, from asking to cards in hand`,
    rows,
  );
}

async function cursorAt(
  list: (input: Partial<ListRecipesInput>) => Promise<{ nextCursor: string | null }>,
  pages: number,
): Promise<string | null> {
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) ({ nextCursor: cursor } = await list({ limit: 100, cursor }));
  return cursor;
}

async function printLoads(bench: Bench): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-bench-'));
  const env = {
    DATABASE_URL: bench.databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  };
  const web = await startServerProcess('main', env);
  const floor = await startFloor(await floorTask(bench));
  try {
    await printMixture(bench, { origin: web.url, cookie: bench.cookie, seconds: size.BENCH_SECONDS * 6 });
    const questions = questionsOf(bench, { web: web.url, floor: floor.url });
    for (const { name, targets } of questions) printRatios(name, await measureLoads(targets, loadSize));
  } finally {
    floor.process.kill('SIGTERM');
    await web.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const loadSize = { rounds: size.BENCH_ROUNDS, seconds: size.BENCH_SECONDS };

function questionsOf(
  { cookie, recipeId, shareId }: Bench,
  at: { web: string; floor: string },
): { name: string; targets: Target[] }[] {
  const procedure = (name: string, input: unknown) =>
    `${at.web}/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
  const bare = (name: string) => [
    { name: 'floor: Fastify and pg', url: `${at.floor}/floor/${name}`, cookie },
    { name: 'bare tRPC', url: `${at.floor}/bare-trpc/${name}`, cookie },
    { name: 'bare tRPC with superjson', url: `${at.floor}/bare-trpc-superjson/${name}`, cookie },
  ];
  return [
    {
      name: 'recipes.list, 24 cards',
      targets: [...bare('list'), { name: 'Larder', url: procedure('recipes.list', {}), cookie }],
    },
    {
      name: 'recipes.byId',
      targets: [
        ...bare('byId'),
        { name: 'Larder', url: procedure('recipes.byId', { id: recipeId }), cookie },
      ],
    },
    {
      name: 'a shared recipe, nobody signed in',
      targets: [
        ...bare('shared').map((target) => ({ ...target, cookie: undefined })),
        { name: 'Larder: shares.get', url: procedure('shares.get', { shareId }) },
        { name: 'Larder: the page', url: `${at.web}/shared/recipe/${shareId}` },
      ],
    },
  ];
}

function printRatios(name: string, loads: Map<string, Load>): void {
  const [floor, ...bare] = [...loads.values()];
  const rows = [
    [
      '16 connections',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'of floor',
      'of bare tRPC',
      'of the same with superjson',
    ],
  ];
  for (const [target, { perSecond, p50, p99 }] of loads) {
    const ratios = [floor, ...bare.slice(0, 2)].map((base) =>
      (perSecond / (base?.perSecond ?? Number.NaN)).toFixed(2),
    );
    rows.push([target, perSecond.toFixed(0), String(p50), String(p99), ...ratios]);
  }
  printTable(name, rows);
}

/** The statements exactly as Larder sends them. */
async function floorTask({ databaseUrl, viewer, cookie, recipeId, shareId }: Bench): Promise<FloorTask> {
  const sent: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db: Db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  const now = () => new Date();
  const last = () => {
    const query = sent.at(-1);
    if (!query) throw new Error('Nothing was asked');
    return { text: query.sql, values: [...query.parameters] };
  };
  const cookies = { get: () => cookie.split('=')[1], set: () => undefined, clear: () => undefined };
  await readSession({ db, now, cookies });
  const session = last();
  await listRecipes({ ...UNQUEUED, db, viewer }, listRecipesInput.parse({}));
  const list = last();
  await getRecipe({ db, viewer, now }, recipeId);
  const byId = last();
  await getSharedRecipe({ db }, { shareId });
  const shared = last();
  await db.destroy();
  return { databaseUrl, session, owned: { list, byId }, open: { shared } };
}
