import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { KnownSession, ReadThrough } from '../auth/session-memory.ts';
import type { DB } from '../db/types.ts';
import { callerOf, testPerson } from '../testing/harness.ts';
import { signedIn, testClient, testWeb } from '../testing/web.ts';

// What the race (`npm run bench -- race`) is won by and any machine can count: statements and bytes of whole answers.

const asked: string[] = [];
const { deps } = await testWeb();
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: deps.databaseUrl }) }),
  log: ({ query }) => void asked.push(query.sql),
});
// As for a person who is at work: rememberSessions keeps sessions for a moment only, which a busy machine may miss.
const remembered = new Map<string, KnownSession>();
const readThrough: ReadThrough = async (id, read) => {
  const session = remembered.get(id) ?? (await read());
  remembered.set(id, session);
  return session;
};
const app = await buildApp({ ...deps, db }, await testClient(), readThrough);
afterAll(async () => {
  await app.close();
  await db.destroy();
});

const alice = await testPerson(deps, 'alice');
const cookie = await signedIn(deps, alice);
const as = callerOf(deps, alice);
let id = '';
for (let n = 0; n < 30; n += 1) {
  ({ id } = await as.recipes.create({
    title: `Soup ${n}`,
    description: 'As her mother made it.',
    tags: ['Soup', 'Winter'],
    ingredients: ['1 onion', '2 carrots', '1 l stock'],
    instructions: ['Chop all.', 'Cook for half an hour.'],
  }));
}
const { shareId } = await as.shares.create({ recipeId: id });

const query = (procedure: string, input: unknown) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

async function costOf(url: string, headers: Record<string, string> = { cookie }) {
  const ask = () => app.inject({ url, headers });
  await ask();
  asked.length = 0;
  const { statusCode, rawPayload } = await ask();
  expect(statusCode).toBe(200);
  return { statements: asked.length, bytes: rawPayload.length };
}

it.each([
  { name: 'the list', url: query('recipes.list', { limit: 24 }), statements: 1, bytes: 24 * 500 },
  { name: 'a search', url: query('recipes.list', { search: 'carrot' }), statements: 1, bytes: 24 * 500 },
  { name: 'one recipe', url: query('recipes.byId', { id }), statements: 1, bytes: 1_300 },
  // The list, its tags, drafts to check, and what is for tonight.
  { name: 'home', url: '/', statements: 4, bytes: 24 * 1_000 },
])('$name of who is at work costs no look-up of the session', async ({ url, statements, bytes }) => {
  const cost = await costOf(url);
  expect(cost.statements).toBeLessThanOrEqual(statements);
  expect(cost.bytes).toBeLessThanOrEqual(bytes);
});

it.each([
  { name: 'a shared recipe', url: query('shares.get', { shareId }), bytes: 1_000 },
  { name: 'the page of it', url: `/shared/recipe/${shareId}`, bytes: 6_000 },
])('$name costs one statement', async ({ url, bytes }) => {
  const cost = await costOf(url, {});
  expect(cost.statements).toBe(1);
  expect(cost.bytes).toBeLessThanOrEqual(bytes);
});
