import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

// How a database that people use is changed without stopping them (migrations/beside/README.md).

/** Whoever asks while a change waits for its lock has to wait behind it: it gives up after this long, and tries again. */
const LOCK_TIMEOUT_MS = 200;
const PAUSE_MS = 500;
/** A long report, a backup or a vacuum may hold a lock for a while. */
const PATIENCE_MS = 60 * 60_000;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** There while a migration is under way. */
export const STEPS_TABLE = 'migration_steps_done';

interface Step {
  sql: string;
  isTransaction: boolean;
}

/** The steps of a file of `migrations/beside`, with the lines that it takes from its migration. */
export function readSteps(beside: string, migration: string): Step[] {
  const lines = migration.split('\n');
  const whole = beside.replaceAll(/^-- lines (\d+)-(\d+)$/gm, (_, first: string, last: string) => {
    if (Number(last) > lines.length) throw new Error(`There is no line ${last}`);
    return lines.slice(Number(first) - 1, Number(last)).join('\n');
  });
  const [, ...parts] = whole.split(/^-- step(?=,|$)/m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { isTransaction: part.slice(0, end).trim() === '', sql: part.slice(end) };
  });
}

/** Does the steps that were not done yet; `finish` belongs to the same transaction as the last thing that is done. */
export async function applySteps(
  client: pg.Client,
  steps: readonly Step[],
  { finish, say }: { finish: () => Promise<unknown>; say: (line: string) => void },
): Promise<void> {
  await client.query(`create table if not exists ${STEPS_TABLE} (step integer primary key)`);
  const { rows } = await client.query<{ step: number }>(`select step from ${STEPS_TABLE}`);
  const done = new Set(rows.map(({ step }) => step));
  for (const [step, { sql, isTransaction }] of steps.entries()) {
    if (done.has(step)) continue;
    say(`step ${step + 1} of ${steps.length}`);
    if (!isTransaction) await doAgain(client, sql);
    await withoutHoldingUp(client, async () => {
      if (isTransaction) await changeSchema(client, sql);
      await client.query(`insert into ${STEPS_TABLE} values ($1)`, [step]);
    });
  }
  await withoutHoldingUp(client, async () => {
    await client.query(`drop table ${STEPS_TABLE}`);
    await finish();
  });
}

/**
 * Runs a change, after the whole locks that it needs of tables that are there, in the order in which it names them. A change that first took
 * a weaker lock, as for a reference, and then waited for the whole one would make Postgres end a call that holds the table, as one that
 * stands in a deadlock with it.
 */
export async function changeSchema(client: pg.Client, sql: string): Promise<void> {
  const named = [...sql.matchAll(LOCKING)].flatMap(([, ...tables]) => tables.join('').split(/,\s*/));
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relname = any ($1) and relkind in ('r', 'p') and pg_table_is_visible(oid) order by array_position($1, relname::text)`,
    [named],
  );
  for (const { name } of rows)
    await client.query(`lock table ${pg.escapeIdentifier(name)} in access exclusive mode`);
  await client.query(sql);
}

/** What locks all of a table: not the validation of a constraint, which lets others write. */
const LOCKING =
  /^\s*(?:lock table ([\w, ]+?) in access exclusive|alter table (\w+)\b(?!\s+validate)|drop trigger (?:if exists )?\w+ on (\w+))/gim;

/** A statement that may have been cut off: an index that was begun is there already, and is of no use. */
async function doAgain(client: pg.Client, sql: string): Promise<void> {
  const index = /create (?:unique )?index concurrently (\w+)/.exec(sql)?.[1];
  if (index) await client.query(`drop index concurrently if exists ${index}`);
  await client.query(sql);
}

/** One transaction that would rather begin anew than wait for a lock, since whoever comes later waits behind it. */
export async function withoutHoldingUp(client: pg.Client, change: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await change();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!isHeldUp(error) || Date.now() > until) throw error;
      await sleep(PAUSE_MS + randomInt(PAUSE_MS));
    }
  }
}

function isHeldUp(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(String(error.code))
  );
}
