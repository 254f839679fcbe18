import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations, NOT_IN_BACKUPS } from '../db/migrate.ts';
import { StartError } from '../process/start-error.ts';
import { PART_BYTES, partName, type Header } from './format.ts';
import type { NewEntry } from './write-archive.ts';

type Snapshot = Pick<Header, 'migrations' | 'tables' | 'sequences'>;

/**
 * Opens a transaction that sees the database as it is now, whatever is written meanwhile, and says what a backup of it holds: all
 * tables but those whose comment begins with 'not in backups:', and unlogged ones, which a standby cannot read.
 */
export async function openSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query(`begin isolation level repeatable read read only;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`);
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new StartError('This database holds no Larder.');
  const tables = await client.query<Snapshot['tables'][number]>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
       and coalesce(obj_description(pg_class.oid, 'pg_class') not like '${NOT_IN_BACKUPS}%', true)
     group by pg_class.oid order by relname`,
  );
  return { migrations, tables: tables.rows, sequences: await sequencesOf(client) };
}

/** Sequences are not part of a snapshot: read after it was taken, their numbers are those of its rows or higher. */
async function sequencesOf(client: pg.Client): Promise<Snapshot['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1",
  );
  const found: Snapshot['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from public."${name}"`,
    );
    found.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return found;
}

/** The rows of a table, cut into parts of a few megabytes. */
export async function* tableParts(
  client: pg.Client,
  { name, columns }: Snapshot['tables'][number],
  counted: (rows: number) => void,
): AsyncGenerator<NewEntry, void> {
  const copy = client.query(copyTo(`copy (select ${quoted(columns)} from public."${name}") to stdout`));
  let part = 0;
  for await (const rows of inParts(copy)) {
    yield { name: partName(name, part), body: await promisify(gzip)(rows) };
    part += 1;
  }
  counted(copy.rowCount);
}

export const quoted = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}"`).join(', ');

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES)) yield rest.subarray(0, PART_BYTES);
    waiting = [rest];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
