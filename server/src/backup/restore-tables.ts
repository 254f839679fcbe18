import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyWithin, madeByMigrations } from '../db/migrate.ts';
import { MIGRATIONS } from '../prepare.ts';
import { StartError } from '../process/start-error.ts';
import type { Header } from './format.ts';
import { quoted } from './snapshot.ts';

/** @throws StartError when anybody has an account in the database. */
export async function refusePeople(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('public.users') is not null as is_there",
  );
  if (rows[0]?.is_there !== true) return;
  const people = await client.query<{ has_people: boolean }>(
    'select exists (select from public.users) as has_people',
  );
  if (people.rows[0]?.has_people === true)
    throw new StartError('This Larder has people already: a backup is restored into an empty one only.');
}

/**
 * Makes the tables anew, in the transaction that is open, exactly as they were when the backup was written: what Larder made
 * goes, what else there is stays. Nobody can sign up meanwhile.
 */
export async function makeTables(client: pg.Client, { migrations, tables }: Header): Promise<MadeTables> {
  await client.query("set local lock_timeout = '30s'");
  await client.query(
    "do $$ begin if to_regclass('public.users') is not null then lock table public.users; end if; end $$",
  );
  await refusePeople(client);
  const made = await madeByMigrations(MIGRATIONS);
  await dropLarder(client, made);
  await applyWithin(client, MIGRATIONS, new Set(migrations.map(({ name }) => name)));
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const restored = tables.map(({ name }) => name).filter((name) => !made.notInBackups.includes(name));
  for (const name of restored) {
    await client.query(`alter table public."${name}" disable trigger user`);
    await client.query(`truncate public."${name}"`);
  }
  return { tables: restored, keys };
}

async function dropLarder(
  client: pg.Client,
  { tables, views, sequences, functions }: Awaited<ReturnType<typeof madeByMigrations>>,
): Promise<void> {
  // The latest first: a view that has the name of a former table goes with the table that it shows.
  for (const table of ['schema_migrations', ...tables].reverse())
    await client.query(`drop table if exists public."${table}" cascade`);
  for (const view of views) await client.query(`drop view if exists public."${view}" cascade`);
  for (const sequence of sequences)
    await client.query(`drop sequence if exists public."${sequence}" cascade`);
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = any ($1)
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    [functions],
  );
  // One may go with another that it is part of.
  for (const { signature } of rows) await client.query(`drop routine if exists ${signature} cascade`);
}

interface MadeTables {
  /** What is restored: a backup of an earlier version may hold tables that are left out by now. */
  tables: readonly string[];
  keys: readonly ForeignKey[];
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
     order by 1, 2`,
  );
  return rows;
}

/** Appends the rows of one table. @returns how many there were. */
export async function loadTable(
  client: pg.Client,
  { name, columns }: Header['tables'][number],
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  const target = client.query(copyFrom(`copy public."${name}" (${quoted(columns)}) from stdin`));
  await pipeline(Readable.from(parts), target);
  return target.rowCount;
}

/** Puts back what was taken away for loading. Adding a foreign key checks every row. */
export async function finishTables(
  client: pg.Client,
  { sequences }: Header,
  { tables, keys }: MadeTables,
): Promise<void> {
  for (const name of tables) await client.query(`alter table public."${name}" enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, value, isCalled]);
}
