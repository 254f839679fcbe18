import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { callAsOf0019, type Names } from '../testing/calls-of-0019.ts';
import { databaseBefore, MIGRATIONS } from '../testing/database-before.ts';
import { testDatabase } from '../testing/database.ts';
import { dumpTables } from '../testing/dump.ts';
import { fillLibraryOf0019 } from '../testing/library-of-0019.ts';
import { connect } from './db.ts';
import { changeSchema, withoutHoldingUp } from './migrate-beside.ts';
import { migrate } from './migrate.ts';

/** UPGRADE_RECIPES=1000000 is the full measure; then the time of each call is held, too. */
const RECIPES = Number(process.env.UPGRADE_RECIPES ?? 4_000);
const PEOPLE = Math.max(4, Math.ceil(RECIPES / 10_000));
const LONGEST_MS = 1_000;

it(
  'a web of the first version goes on while its database is brought up to date, and no call waits for a lock as long as a second',
  async () => {
    const earlier = await databaseBefore('0020');
    const client = await connected(earlier.url);
    const people = await fillLibraryOf0019(client, { people: PEOPLE, recipes: Math.floor(RECIPES / PEOPLE) });
    const calls = new Map<string, { count: number; longest: number }>();
    const over = new AbortController();
    const callersNames: Names[] = [];
    for (const { id } of people.slice(0, 4)) callersNames.push(await namesOf(client, id));
    const callers = callersNames.map(async (names) => {
      const own = await connected(earlier.url, '-c lock_timeout=1s');
      while (!over.signal.aborted)
        await callAsOf0019(own, names, (name, ms) => {
          const { count = 0, longest = 0 } = calls.get(name) ?? {};
          calls.set(name, { count: count + 1, longest: Math.max(longest, ms) });
        });
    });
    const began = performance.now();
    // What comes after asks for a stop (stop.int.test.ts).
    const upgraded = earlier.migrateBefore('0063').finally(() => over.abort());
    await Promise.all([upgraded, ...callers]);

    const slowest = [...calls].map(
      ([name, { count, longest }]) => `${name} ${count} (${longest.toFixed(0)} ms)`,
    );
    console.log(
      `${RECIPES} recipes in ${((performance.now() - began) / 1000).toFixed(1)} s; calls (the longest): ${slowest.join(', ')}`,
    );
    if (RECIPES >= 1_000_000)
      expect(Math.max(...[...calls.values()].map(({ longest }) => longest))).toBeLessThan(LONGEST_MS);
    const { rows } = await client.query(`select
      (select count(*)::int from recipes) as recipes, (select count(*)::int from recipes r where stored_bytes <> recipe_bytes(r)) as unmeasured,
      (select count(*)::int from counted_usage() c full join person_usage u using (user_id)
        where coalesce(c.stored_bytes, 0) <> coalesce(u.stored_bytes, 0)) as miscounted`);
    expect(rows).toEqual([{ recipes: PEOPLE * Math.floor(RECIPES / PEOPLE), unmeasured: 0, miscounted: 0 }]);
    expect(calls.size).toBe(11);
  },
  120_000 + RECIPES * 10,
);

it('the steps beside running programs, cut off at each, lead to the schema and the rows that the migrations lead to', async () => {
  const earlier = await databaseBefore('0020');
  const client = await connected(earlier.url);
  await fillLibraryOf0019(client, { people: 3, recipes: 200 });
  await client.query(
    `update recipes set source_url = 'https://cook:secret@example.org/', version = version + 1 where random() < 0.1`,
  );
  await client.end();
  await earlier.db.destroy();
  const name = new URL(earlier.url).pathname.slice(1);
  const { db: atOnce, url } = await testDatabase(name);
  await migrate(url, await withoutSteps());
  const steps = await migrateCutOff(earlier.url);

  const beside = connect(earlier.url, { max: 1 });
  onTestFinished(() => beside.destroy());
  expect(steps).toBeGreaterThan(25);
  expect(await schemaOf(earlier.url)).toEqual(await schemaOf(url));
  expect(rowsOf(await dumpTables(beside))).toEqual(rowsOf(await dumpTables(atOnce)));
});

it('a program of the version before notes, tells and sweeps changes while the newer one starts', async () => {
  const earlier = await databaseBefore('0064');
  const client = await connected(earlier.url);
  const { rows } = await client.query<{ id: string }>(
    `insert into users (email, password_hash) values ('alice@example.org', 'x') returning id`,
  );
  const user = rows[0]?.id ?? '';
  await client.query(`insert into recipes (user_id, title) values ('${user}', 'Pie'), ('${user}', 'Soup')`);
  const originOf = async () =>
    (await client.query<{ id: string }>('select id from recipe_changes_origin')).rows[0]?.id;
  const before = await originOf();
  await earlier.migrate();

  // What a device was given before means nothing now: it begins anew.
  expect(await originOf()).not.toBe(before);
  await client.query(`insert into playlists (user_id, name) values ('${user}', 'Pies')`);
  await client.query(`insert into playlist_recipes (playlist_id, recipe_id, user_id, added_by, position)
    select p.id, r.id, r.user_id, r.user_id, 1 from playlists p, recipes r where r.title = 'Pie'`);
  await client.query(`insert into favorites (user_id, recipe_id, position)
    select user_id, id, 1 from recipes where title = 'Pie'`);
  await client.query(`select note_recipe_change(user_id, id) from recipes where title = 'Soup'`);
  const noted = async (table: string, id: string) =>
    (await client.query(`select c.${id} from ${table} c where c.user_id = '${user}'`)).rowCount;
  expect(await noted('recipe_changes', 'recipe_id')).toBe(2);
  expect(await noted('playlist_changes', 'playlist_id')).toBe(2);
  expect(await noted('playlist_recipe_changes', 'recipe_id')).toBe(1);
  await client.query(`delete from recipe_changes c using recipe_changes later
    where later.user_id = c.user_id and later.recipe_id = c.recipe_id and later.changed_in > c.changed_in`);
  expect(await noted('recipe_changes', 'recipe_id')).toBe(2);
});

it('a call that holds a table goes on with it while a change that also refers to the table waits', async () => {
  const { url } = await testDatabase();
  const [caller, upgrade] = [await connected(url), await connected(url)];
  await caller.query('begin');
  await caller.query('select from recipes');
  const changed = withoutHoldingUp(upgrade, () =>
    changeSchema(
      upgrade,
      `create table notes (recipe_id uuid references recipes (id));
       alter table recipes add column noted boolean not null default false;`,
    ),
  );
  const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await caller.query(waiting)).rowCount, { interval: 5 }).toBe(1);
  await caller.query('delete from recipes');
  await caller.query('commit');
  await changed;
  expect((await caller.query('select noted from recipes')).rows).toEqual([]);
});

async function connected(url: string, options = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A session, and what the person has. */
async function namesOf(client: pg.Client, user: string): Promise<Names> {
  const session = `session of ${user}`;
  await client.query(
    `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [session, user],
  );
  const { rows } = await client.query<Names>(
    `select r.id as recipe, s.share_id as share, p.id as favorites
     from recipes r, recipe_shares s, playlists p
     where r.user_id = $1 and s.user_id = $1 and p.user_id = $1 and p.is_favorites limit 1`,
    [user],
  );
  return { ...rows[0], user, session };
}

/** Ends the connection of the migration at the beginning of each step, once. @returns at how many */
async function migrateCutOff(url: string): Promise<number> {
  const admin = await connected(url);
  const cutAt = new Set<string>();
  let cutting: Promise<unknown> = Promise.resolve();
  const cut = (line: string) => {
    if (cutAt.has(line)) return;
    cutAt.add(line);
    cutting = admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  };
  for (;;) {
    const { size } = cutAt;
    const outcome = await migrate(url, MIGRATIONS, cut).catch((error: unknown) => error);
    // Or it would cut off the next attempt.
    await cutting;
    if (Array.isArray(outcome)) return size;
    if (cutAt.size === size) throw outcome;
  }
}

async function withoutSteps(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(MIGRATIONS, folder, { recursive: true, filter: (file) => path.basename(file) !== 'beside' });
  return folder;
}

/** Every definition there is. Triggers and constraints act in the order of their names, whenever they were made. */
async function schemaOf(url: string): Promise<unknown[]> {
  const client = await connected(url);
  const { rows } = await client.query<Record<string, unknown>>(`
    select 'column' as kind, attrelid::regclass::text as of, attname::text as name,
      concat_ws(' ', attnum, format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid)) as definition
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger', tgrelid::regclass::text, tgname, concat(tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select 'function', '', oid::regprocedure::text, pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and probin is null
    union all select 'options', '', relname, concat(relkind, relpersistence, reloptions::text) from pg_class where relnamespace = 'public'::regnamespace
    order by 1, 2, 3, 4`);
  return rows;
}

/** Without what says when and where it was migrated. */
function rowsOf(dump: string): string[] {
  return dump.split('\n').filter((line) => !/^\([\w.]+\.sql,|^\([0-9a-f-]{36}\)$/.test(line));
}
