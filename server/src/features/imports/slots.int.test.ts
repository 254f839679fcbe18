import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import type { DB } from '../../db/types.ts';
import { testDeps, testPerson } from '../../testing/harness.ts';
import { changeAndSchedule } from './scheduler.ts';

const WAITING = 2_000;

it('a slot is given without reading all imports that a person waits for', async () => {
  const deps = await testDeps();
  const person = await testPerson(deps, 'alice');
  await deps.db
    .insertInto('imports')
    .values(
      Array.from({ length: WAITING }, () => ({
        user_id: person.vaultId,
        kind: 'url',
        input: '{"kind":"url"}',
      })),
    )
    .execute();
  await sql`vacuum analyze imports`.execute(deps.db);
  const statements: string[] = [];
  const pool = new pg.Pool({ connectionString: deps.databaseUrl, max: 1 });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) =>
      void statements.push(query.sql.replaceAll(/\$\d/g, (parameter) => literal(query, parameter))),
  });
  onTestFinished(() => db.destroy());

  await changeAndSchedule({ ...deps, db }, person.vaultId, async () => undefined);

  const assigning = statements.find((statement) => statement.includes('set job_number'));
  const { rows } = await pool.query<Record<string, string>>(`explain ${assigning}`);
  expect(rows.flatMap(Object.values<string>).join('\n')).toContain('using imports_slots_idx');
});

function literal({ parameters }: CompiledQuery, parameter: string): string {
  return pg.escapeLiteral(String(parameters[Number(parameter.slice(1)) - 1]));
}
