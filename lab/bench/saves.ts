import { randomUUID } from 'node:crypto';
import pg from 'pg';
import superjson from 'superjson';
import { median, printTable } from './measure.ts';
import { withOnePersonsLarder, type OnePersonsLarder } from './one-person.ts';

const ROUNDS = 600;
const WARM_UP = 60;

/** What a save does besides, by the triggers that do it; those of search and versions are never left out. */
const LEFT_OUT = {
  'as it is': [],
  'without limits': [
    'recipes recipes_charged',
    'recipes recipes_charge_changed',
    'recipes recipes_charge_returned',
    'recipe_versions recipe_versions_charged',
    'recipe_versions recipe_versions_charge_returned',
  ],
  'without noting lines to be read': [
    'recipes recipes_added_to_be_read',
    'recipes recipes_changed_to_be_read',
  ],
} as const;
type Kind = keyof typeof LEFT_OUT;
const KINDS = Object.keys(LEFT_OUT) as Kind[];

interface Times {
  create: number[];
  save: number[];
}

/** `npm run bench -- saves`: whole calls that create and save a recipe of 3 kB, in turn as they are and without what a save does besides. */
export async function benchSaves(): Promise<void> {
  await withOnePersonsLarder(async (larder) => {
    const client = new pg.Client({ connectionString: larder.databaseUrl });
    await client.connect();
    const times = new Map<Kind, Times>(KINDS.map((kind) => [kind, { create: [], save: [] }]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const kind = KINDS[round % KINDS.length]!;
      const { create, save } = await without(client, kind, () => saveOnce(larder));
      if (round < WARM_UP) continue;
      times.get(kind)?.create.push(create);
      times.get(kind)?.save.push(save);
    }
    await client.end();
    print(times);
  });
}

function print(times: ReadonlyMap<Kind, Times>): void {
  const whole = times.get('as it is')!;
  const cells = (kind: Kind, { create, save }: Times) => [
    kind,
    ...[median(create), median(save)].map((time) => `${time.toFixed(2)} ms`),
    (median(whole.create) / median(create)).toFixed(2),
    (median(whole.save) / median(save)).toFixed(2),
  ];
  printTable('Calls that save one recipe of 3 kB', [
    ['', 'created', 'saved over', 'ratio, created', 'ratio, saved over'],
    ...[...times].map(([kind, one]) => cells(kind, one)),
  ]);
}

async function without<T>(client: pg.Client, kind: Kind, work: () => Promise<T>): Promise<T> {
  const set = async (how: 'disable' | 'enable') => {
    for (const trigger of LEFT_OUT[kind]) {
      const [table, name] = trigger.split(' ');
      await client.query(`alter table ${table} ${how} trigger ${name}`);
    }
  };
  await set('disable');
  try {
    return await work();
  } finally {
    await set('enable');
  }
}

async function saveOnce(larder: OnePersonsLarder): Promise<{ create: number; save: number }> {
  const lines = Array.from(
    { length: 20 },
    (_, line) => `Step ${line}: ${'stir until it thickens '.repeat(6)}`,
  );
  const began = performance.now();
  const recipe = { title: 'Soup', ingredients: lines, instructions: lines };
  const { id, version } = await call(larder, 'recipes.create', { requestId: randomUUID(), ...recipe });
  const created = performance.now();
  await call(larder, 'recipes.update', { id, version, ...recipe, cookingNotes: 'More salt.' });
  return { create: created - began, save: performance.now() - created };
}

async function call(
  { origin, cookie }: OnePersonsLarder,
  path: string,
  input: object,
): Promise<{ id: string; version: number }> {
  const answer = await fetch(`${origin}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: `${cookie.name}=${cookie.value}` },
    body: JSON.stringify(superjson.serialize(input)),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: { data: { json: never } } };
  return result.data.json;
}
