import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { openClient } from './connections.ts';
import { formerProgramsGone } from './former-programs.ts';
import { applySteps, changeSchema, readSteps, STEPS_TABLE, withoutHoldingUp } from './migrate-beside.ts';

const LOCK = 7_261_001;
/** How a migration begins that no program of before can run beside (ADR 035). */
const ASKS_FOR_A_STOP = '-- asks for a stop';
const FIRST_TABLE = `create table if not exists schema_migrations (
  name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;

/**
 * Applies the migrations of `folder` that the database lacks, in order, beside programs that go on. Several processes may call
 * this at once: one works, the others wait. Called again after it was cut off, it goes on.
 * @throws when an applied migration was edited, or one fails (its transaction is rolled back).
 */
export async function migrate(
  databaseUrl: string,
  folder: string,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  const client = await openClient({ connectionString: databaseUrl });
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(FIRST_TABLE);
    const { changed, missing } = await compareMigrations(client, folder);
    if (changed[0]) throw new Error(`Migration ${changed[0]} was changed after it had been applied`);
    for (const migration of missing) await applyOne(client, migration, say);
    return missing.map(({ name }) => name);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
  /** The same in steps, where it would stop people for long. */
  beside: string | undefined;
}

/**
 * Compares the migrations of `folder` with those that the database has had. A database without the table of them has had none.
 * @returns those it lacks, the names of those edited since, and the names of those that the folder does not have.
 */
export async function compareMigrations(
  client: pg.Client,
  folder: string,
): Promise<{ missing: Migration[]; changed: string[]; unknown: string[] }> {
  const applied = await appliedMigrations(client);
  return compareWith(new Map(applied.map(({ name, sha256 }) => [name, sha256])), folder);
}

/** The migrations that the database has had; none where it has no table of them. */
export async function appliedMigrations(client: pg.Client): Promise<{ name: string; sha256: string }[]> {
  const table = await migrationsTable(client);
  if (table === null) return [];
  const { rows } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from ${table} order by name`,
  );
  return rows;
}

/** Its name since migration 0063, which left a view of the old name that refuses programs of before; or the old name. */
async function migrationsTable(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string | null }>(
    "select coalesce(to_regclass('public.applied_migrations'), to_regclass('public.schema_migrations'))::text as name",
  );
  return rows[0]?.name ?? null;
}

/** Compares the migrations of `folder` with others, given as names with hashes. */
export async function compareWith(
  known: ReadonlyMap<string, string>,
  folder: string,
): Promise<{ missing: Migration[]; changed: string[]; unknown: string[] }> {
  const given = await readMigrations(folder);
  const names = new Set(given.map(({ name }) => name));
  return {
    missing: given.filter(({ name }) => !known.has(name)),
    changed: given.flatMap(({ name, sha256 }) => (known.has(name) && known.get(name) !== sha256 ? name : [])),
    unknown: [...known.keys()].filter((name) => !names.has(name)),
  };
}

/** Applies the named migrations of `folder`, in the transaction that is open, to a database that has had none. */
export async function applyWithin(
  client: pg.Client,
  folder: string,
  names: ReadonlySet<string>,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(FIRST_TABLE);
  for (const migration of await readMigrations(folder))
    if (names.has(migration.name)) await record(client, migration);
}

/** How the comment on a table begins that is worth nothing in a backup. */
export const NOT_IN_BACKUPS = 'not in backups:';

/** The names of all that migrations ever made: a database may have some of them. And of the tables that backups leave out. */
export async function madeByMigrations(
  folder: string,
): Promise<Record<'tables' | 'views' | 'sequences' | 'functions' | 'notInBackups', string[]>> {
  const text = (await readMigrations(folder)).map(({ sql }) => sql).join('\n');
  const all = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
  ];
  // The last comment on a table is the one that it has.
  const comments = new Map(
    [...text.matchAll(/^\s*comment on table (\w+) is (?:null|'(.*)')/gim)].map(
      ([, name = '', comment = '']) => [name, comment],
    ),
  );
  return {
    tables: all(/^\s*(?:create (?:unlogged )?table(?: if not exists)?|alter table \w+ rename to) (\w+)/gim),
    views: all(/^\s*create view (\w+)/gim),
    sequences: all(/^\s*create sequence (\w+)/gim),
    functions: all(/^\s*create (?:or replace )?function (?!pg_temp)(\w+)/gim),
    notInBackups: [...comments].flatMap(([name, comment]) =>
      comment.startsWith(NOT_IN_BACKUPS) ? name : [],
    ),
  };
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      const beside = await readFile(path.join(folder, 'beside', name), 'utf8').catch(() => undefined);
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex'), beside };
    }),
  );
}

async function applyOne(client: pg.Client, migration: Migration, say: (line: string) => void): Promise<void> {
  const { name, sql, beside } = migration;
  try {
    if (sql.startsWith(ASKS_FOR_A_STOP)) await formerProgramsGone(client, (left) => say(`${name}: ${left}`));
    if (beside === undefined || !(await goesInSteps(client)))
      return await withoutHoldingUp(client, () => record(client, migration));
    await applySteps(client, readSteps(beside, sql), {
      finish: () => remember(client, migration),
      say: (line) => say(`${name}: ${line}`),
    });
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  }
}

/** Without recipes there is nobody to be held up. Whoever has begun in steps goes on in steps. */
async function goesInSteps(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ some: boolean }>(
    `select exists (select from recipes) or to_regclass('${STEPS_TABLE}') is not null as some`,
  );
  return rows[0]?.some === true;
}

async function record(client: pg.Client, migration: Migration): Promise<void> {
  await changeSchema(client, migration.sql);
  await remember(client, migration);
}

async function remember(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  const table = await migrationsTable(client);
  await client.query(`insert into ${table} (name, sha256) values ($1, $2)`, [name, sha256]);
}
