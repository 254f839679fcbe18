import pg from 'pg';
import { loadConfig } from '../../server/src/config.ts';
import { prepareDatabase } from '../../server/src/prepare.ts';
import { startTemporaryPostgres } from '../../server/src/testing/temporary-postgres.ts';
import { median, printTable } from './measure.ts';

const ROUNDS = 400;
/** The triggers that enforce a person's limits; those of search and versions stay enabled. */
const CHARGES = ['charged', 'charge_changed', 'charge_returned'];
const TABLES = ['recipes', 'recipe_versions'];

/** `npm run bench -- saves`: creating and saving a recipe, alternately with and without a person's limits. */
export async function benchSaves(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  try {
    const url = `${postgres.url}/postgres`;
    await prepareDatabase(loadConfig({ DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000' }));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await printSaves(client);
    await client.end();
  } finally {
    await postgres.stop();
  }
}

async function printSaves(client: pg.Client): Promise<void> {
  const user = await client.query<{ id: string }>(
    "insert into users (email, password_hash) values ('cook@example.org', 'unusable') returning id",
  );
  const times = { with: { create: [], save: [] }, without: { create: [], save: [] } } as Record<
    'with' | 'without',
    Record<'create' | 'save', number[]>
  >;
  for (let round = 0; round < ROUNDS; round += 1) {
    const kind = round % 2 === 0 ? 'with' : 'without';
    await setCharging(client, kind === 'with');
    const { create, save } = await saveOnce(client, user.rows[0]?.id ?? '');
    if (round < 40) continue;
    times[kind].create.push(create);
    times[kind].save.push(save);
  }
  const row = (name: string, step: 'create' | 'save') => {
    const [held, free] = [median(times.with[step]), median(times.without[step])];
    return [name, `${held.toFixed(2)} ms`, `${free.toFixed(2)} ms`, (held / free).toFixed(2)];
  };
  printTable('One recipe of 3 kB, the statement alone', [
    ['', 'limits held', 'not held', 'ratio'],
    row('created', 'create'),
    row('saved over', 'save'),
  ]);
}

async function setCharging(client: pg.Client, isOn: boolean): Promise<void> {
  for (const table of TABLES)
    for (const name of CHARGES.filter((charge) => table === 'recipes' || charge !== 'charge_changed'))
      await client.query(`alter table ${table} ${isOn ? 'enable' : 'disable'} trigger ${table}_${name}`);
}

async function saveOnce(client: pg.Client, userId: string): Promise<{ create: number; save: number }> {
  const lines = Array.from(
    { length: 20 },
    (_, line) => `Step ${line}: ${'stir until it thickens '.repeat(6)}`,
  );
  const began = performance.now();
  const { rows } = await client.query<{ id: string }>(
    'insert into recipes (user_id, title, ingredients, instructions) values ($1, $2, $3, $3) returning id',
    [userId, 'Soup', lines],
  );
  const created = performance.now();
  await client.query('update recipes set version = version + 1, cooking_notes = $2 where id = $1', [
    rows[0]?.id,
    'More salt.',
  ]);
  return { create: created - began, save: performance.now() - created };
}
