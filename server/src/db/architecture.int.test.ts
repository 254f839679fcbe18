import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../process/project-root.ts';
import { testDatabase } from '../testing/database.ts';
import type { Db } from './db.ts';

const { db } = await testDatabase();

/** What belongs to a person however many share their recipes; every other table with an owner holds content. */
const PERSONAL = [
  'access_tokens',
  'answered_writes',
  'cook_log',
  // A change is a vault's or one person's.
  'entity_changes',
  'favorites',
  'known_devices',
  'password_reset_tokens',
  'photo_counts',
  'profiles',
  'recipe_ratings',
  'recipe_ticks',
  'sessions',
  'vault_members',
];

/** The figures of scripts/architecture-figures.json that only a database shows. */
async function figuresOf(of: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    with changes as (
      select attrelid, attrelid::regclass::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'changed_in' and relkind = 'r')
    select (select count(*)::int from changes) as "changeTables",
      (select count(distinct tgfoid)::int from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where not tgisinternal and exists (select from changes where prosrc ~ ('\\m' || name || '\\M'))) as "changeFunctions",
      (select count(distinct conrelid)::int from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
       where contype = 'f' and confrelid = 'users'::regclass and attname in ('user_id', 'vault_id')
         and conrelid::regclass::text <> all (${PERSONAL})) as "tablesOfPersons"`.execute(of);
  return rows[0] ?? {};
}

function heldFigures(): Record<string, number> {
  const file = path.join(PROJECT_ROOT, 'scripts/architecture-figures.json');
  const figures = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { held: number }>;
  return Object.fromEntries(Object.entries(figures).map(([key, { held }]) => [key, held]));
}

it('the figures that are held of the architecture are those of the database', async () => {
  expect(heldFigures()).toMatchObject(await figuresOf(db));
});

it('every trigger of the database stands in ARCHITECTURE.md, by its function and table', async () => {
  const { rows } = await sql<{
    trigger: string;
  }>`select distinct proname || ' ' || tgrelid::regclass as trigger
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`.execute(db);
  const text = readFileSync(path.join(PROJECT_ROOT, 'ARCHITECTURE.md'), 'utf8');
  const described = [...text.matchAll(/^\| `(\w+)`\s+\| ([\w, ]+) \|/gm)].flatMap(([, name, tables = '']) =>
    tables.split(',').map((table) => `${name} ${table.trim()}`),
  );
  expect(described.toSorted()).toEqual(rows.map(({ trigger }) => trigger).sort());
});

it('one more table of changes, with the trigger that writes it, and one of content that is a person’s, are counted', async () => {
  const before = await figuresOf(db);
  const planted = await db.transaction().execute(async (trx) => {
    await sql
      .raw(
        `create table planted_changes (user_id uuid not null references users (id), changed_in xid8 not null);
         create function note_planted() returns trigger language plpgsql as
           $$ begin insert into planted_changes values (old.user_id, pg_current_xact_id()); return null; end $$;
         create trigger planted after delete on recipes for each row execute function note_planted();`,
      )
      .execute(trx);
    const found = await figuresOf(trx);
    await sql.raw('drop function note_planted cascade; drop table planted_changes').execute(trx);
    return found;
  });
  expect(planted).toEqual(Object.fromEntries(Object.entries(before).map(([key, count]) => [key, count + 1])));
});
