import { setTimeout as sleep } from 'node:timers/promises';
import { listRecipesInput, type ListRecipesInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import pg from 'pg';
import { loadConfig } from '../../server/src/config.ts';
import { connect, type Db } from '../../server/src/db/db.ts';
import { seedDatabase } from '../../server/src/db/seed/seed.ts';
import { indexLibrary } from '../../server/src/features/recipes/index-recipes.ts';
import { listRecipes } from '../../server/src/features/recipes/list-recipes.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import {
  debianPostgres,
  startDebianPostgres,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../server/src/testing/temporary-postgres.ts';
import type { Viewer } from '../../server/src/ctx.ts';
import { signInFirst } from './large-library.ts';
import { median, medianTime, printTable } from './measure.ts';
import { UNQUEUED } from './reads.ts';

const ROUNDS = 5;
const RUNS = 40;
const WANTED = 1.3;
const QUESTIONS: readonly [string, Partial<ListRecipesInput>][] = [
  ['newest', {}],
  ['search: a word', { search: 'chicken' }],
  ['search: a word of nearly all', { search: 'minutes' }],
  ['search: three words', { search: 'pan garlic simmer' }],
  ['search: two letters', { search: 'am' }],
  ['search: misspelt', { search: 'chiken' }],
  ['search in Favorites', { search: 'chicken', favoritesOnly: true }],
];

interface Library {
  db: Db;
  viewer: Viewer;
}

/** The same searches of one person, 10,000 recipes, on Larder's own Postgres and on Debian's as it is installed, in rounds that take turns. */
export async function raceStockPostgres(): Promise<void> {
  if (debianPostgres() === undefined) {
    console.log(
      "\nNot run: search on Debian's Postgres, which is not installed (apt-get install postgresql).",
    );
    return;
  }
  const servers = [await startTemporaryPostgres(), await startDebianPostgres()];
  const [own, stock] = await Promise.all(servers.map(libraryOn));
  try {
    if (!own || !stock) return;
    const rows = [['10,000 recipes, one connection, ms', 'own', "Debian's", 'ratio', 'wanted']];
    for (const [name, input] of QUESTIONS) rows.push([name, ...(await compare({ own, stock }, input))]);
    printTable(`medians of ${ROUNDS} rounds of ${RUNS}`, rows);
  } finally {
    await Promise.all([own?.db.destroy(), stock?.db.destroy()]);
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function compare(
  { own, stock }: { own: Library; stock: Library },
  input: Partial<ListRecipesInput>,
): Promise<string[]> {
  const times: { own: number[]; stock: number[] } = { own: [], stock: [] };
  const ask = ({ db, viewer }: Library) =>
    medianTime(() => listRecipes({ ...UNQUEUED, db, viewer }, listRecipesInput.parse(input)), RUNS, 10);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.own.push(await ask(own));
    times.stock.push(await ask(stock));
    await sleep(50);
  }
  const [ours, theirs] = [median(times.own), median(times.stock)];
  return [ours.toFixed(2), theirs.toFixed(2), (theirs / ours).toFixed(2), WANTED.toFixed(2)];
}

async function libraryOn({ url }: TemporaryPostgres): Promise<Library> {
  const databaseUrl = `${url}/postgres`;
  await prepareDatabase(loadConfig({ DATABASE_URL: databaseUrl }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedDatabase(client, { users: 2, recipes: 10_000, seed: 1, passwordHash: 'unusable' });
  await client.end();
  const db = connect(databaseUrl, { max: 1 });
  const { viewer } = await signInFirst(db);
  await indexLibrary(db, viewer.vaultId);
  await sql`analyze`.execute(db);
  return { db, viewer };
}
