import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { countConnections } from '../process/metrics.ts';
import type { SpanStart } from '../process/span.ts';
import { isTracing, traced } from '../process/tracing.ts';
import { within } from '../process/within.ts';
import { NO_ANSWER, openPool } from './connections.ts';
import type { DB } from './types.ts';

// count(*) and bigint sequences stay below 2^53 here, so they are read as numbers, not strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is a text, 'YYYY-MM-DD': a moment of it would be another day in some time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** The typed query builder over Larder's tables, or a transaction of it. */
export type Db = Kysely<DB>;

interface ConnectOptions {
  max?: number;
  applicationName?: string;
  /** A statement that is not answered by then fails as an outage, and its connection is given up. */
  answerWithinMs?: number;
}

/** Opens a pool of connections with the query builder over it; `db.destroy()` closes both. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Db {
  const pool = openPool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'larder',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  return new Kysely({
    dialect: new PostgresDialect({ pool: preparing(pool, options.answerWithinMs, countConnections(pool)) }),
  });
}

const MAX_TRACED_TEXT = 2_000;

/** The most statements that a connection prepares. The app has far fewer, but lists of varying length may add some. */
const MAX_STATEMENTS = 500;

/**
 * A pool whose connections prepare every statement with parameters once, because Postgres takes longer to parse and plan the
 * list of recipes than to run it.
 */
function preparing(pool: pg.Pool, answerWithinMs: number | undefined, onEnd: () => void): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const names = new Map<string, string>();
  return {
    connect: async () => {
      const client = await pool.connect();
      // One wrapper per connection, because Kysely recognises connections by identity.
      const known = clients.get(client) ?? preparingClient(client, names, answerWithinMs);
      clients.set(client, known);
      return known;
    },
    end: () => {
      onEnd();
      return pool.end();
    },
  };
}

function preparingClient(
  client: pg.PoolClient,
  names: Map<string, string>,
  answerWithinMs: number | undefined,
): PostgresPoolClient {
  let isLate: Error | undefined;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not supported');
    // What would come after, such as a rollback, waits for the answer too.
    if (isLate) return Promise.reject(isLate);
    return isTracing() ? traced(statementSpan(text), () => send(text, values)) : send(text, values);
  }
  function send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = values.length > 0 ? statementName(names, text) : undefined;
    const answer = client.query({ name, text, values: [...values] });
    if (answerWithinMs === undefined) return answer;
    return within(answer, answerWithinMs, () => {
      answer.catch(() => undefined);
      isLate = new Error(NO_ANSWER);
      throw isLate;
    });
  }
  return { query, release: () => client.release(isLate) };
}

function statementName(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  const name = `larder_${names.size}`;
  names.set(text, name);
  return name;
}

/** With the statement's text, which holds no values: those are its parameters. */
function statementSpan(text: string): SpanStart {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TRACED_TEXT) };
  return { name: `sql ${verb.toLowerCase()}`, kind: 'client', attributes };
}
