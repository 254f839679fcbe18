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
    const done = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migrations',
    );
    const known = new Map(done.rows.map((row) => [row.name, row.sha256]));
    const applied: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const sql = await readFile(path.join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      const before = known.get(name);
      if (before === sha256) continue;
      if (before !== undefined) throw new Error(`Migration ${name} was changed after it had been applied`);
      await applyOne(client, name, sql, sha256);
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
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
