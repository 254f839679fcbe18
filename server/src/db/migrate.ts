import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const LOCK = 7_261_001;

/**
 * Applies the migrations of `folder` that the database lacks, in order, each in its own transaction. Several processes may
 * call this at once: one works, the others wait.
 * @throws when an applied migration was edited, or one fails (its transaction is rolled back).
 */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { changed, missing } = await compareMigrations(client, folder);
    if (changed[0]) throw new Error(`Migration ${changed[0]} was changed after it had been applied`);
    for (const { name, sql, sha256 } of missing) await applyOne(client, name, sql, sha256);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/**
 * Compares the migrations of `folder` with those that the database has had. A database without the table of them has had none.
 * @returns those it lacks, the names of those edited since, and the names of those that the folder does not have.
 */
export async function compareMigrations(
  client: pg.Client,
  folder: string,
): Promise<{ missing: Migration[]; changed: string[]; unknown: string[] }> {
  const { rows: tables } = await client.query(
    "select to_regclass('schema_migrations') is not null as is_there",
  );
  const applied = (tables[0] as { is_there: boolean }).is_there
    ? await client.query<{ name: string; sha256: string }>(
        'select name, sha256 from schema_migrations order by name',
      )
    : { rows: [] };
  const known = new Map(applied.rows.map(({ name, sha256 }) => [name, sha256]));
  const given = await readMigrations(folder);
  const names = new Set(given.map(({ name }) => name));
  return {
    missing: given.filter(({ name }) => !known.has(name)),
    changed: given.flatMap(({ name, sha256 }) => (known.has(name) && known.get(name) !== sha256 ? name : [])),
    unknown: [...known.keys()].filter((name) => !names.has(name)),
  };
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyOne(client: pg.Client, name: string, sql: string, sha256: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  }
}
