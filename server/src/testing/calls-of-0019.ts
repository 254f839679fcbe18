import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

const CALLS = z
  .array(
    z.object({
      name: z.string(),
      statements: z.array(z.object({ sql: z.string(), values: z.array(z.json()).optional() })),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'calls-of-0019.json'), 'utf8')));

/** What stands for `{user}` and the like in the statements. */
export type Names = Record<string, string>;

/**
 * Makes every call of a web of commit ac4b0ae once, by the statements that it sent (recorded in calls-of-0019.json) when the schema
 * ended with migration 0019. A web of that version goes on with them while a newer one brings the database up to date.
 */
export async function callAsOf0019(
  client: pg.Client,
  given: Names,
  answered: (name: string, ms: number) => void,
): Promise<void> {
  const names: Names = { ...given, request: crypto.randomUUID(), now: new Date().toISOString() };
  for (const { name, statements } of CALLS) {
    const began = performance.now();
    for (const { sql, values = [] } of statements) {
      const { rows } = await client.query<{ id?: string }>(sql, fillIn(values, names));
      const made = /^insert into "(recipes|imports)"/.exec(sql)?.[1];
      if (made && rows[0]?.id) names[made === 'recipes' ? 'made' : 'import'] = rows[0].id;
    }
    answered(name, performance.now() - began);
  }
}

function fillIn(values: z.infer<ReturnType<typeof z.json>>[], names: Names): unknown[] {
  const filled = JSON.stringify(values).replaceAll(
    /\{(user|session|recipe|made|share|favorites|request|import|now)\}/g,
    (_, name: string) => {
      return names[name] ?? '';
    },
  );
  return JSON.parse(filled) as unknown[];
}
