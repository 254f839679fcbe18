import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '../ctx.ts';

// count(*) and bigint sequences stay below 2^53 here: numbers, not strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A pool of connections and the query builder over it; `db.destroy()` closes both. */
export function connect(databaseUrl: string, options: { max?: number; applicationName?: string } = {}): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'larder',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that the server closed is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
