import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { Viewer } from '../ctx.ts';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/types.ts';
import { callerOf, type testDeps } from './harness.ts';

export type Caller = ReturnType<typeof callerOf>;

/** The tables that a call can only answer by a sequential scan. */
export async function tablesReadWhole(
  deps: Awaited<ReturnType<typeof testDeps>>,
  viewer: Viewer,
  call: (as: Caller, db: Db) => Promise<unknown>,
): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: deps.databaseUrl, max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  });
  onTestFinished(() => db.destroy());
  await call(callerOf({ ...deps, db }, viewer), db);
  const statements = asked.filter(({ sql }) => /^\s*(with|select|insert|update|delete)\b/.test(sql));
  expect(statements).not.toEqual([]);
  await pool.query('set enable_seqscan = off');
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters]);
    plans.push(...rows.flatMap(Object.values<string>));
  }
  return plans.flatMap((line) => /Seq Scan on (\S+)/.exec(line)?.[1] ?? []);
}
