import { Client, Pool, type ClientBase, type ClientConfig, type PoolConfig } from 'pg';
import { within } from '../process/within.ts';

/** As pg says of a connection that was lost (errors.ts). */
export const NO_ANSWER = 'Connection terminated: the database did not answer in time';

/**
 * Compiling a statement pays for reports that take minutes; a search would take ten times as long, where Postgres comes with `jit` on. Sent
 * as a statement, since poolers refuse or ignore settings at the start of a connection, and the operator's `options` go there.
 */
const SETTINGS = 'set jit = off';
const SETTINGS_MS = 5_000;

/** Opens a connection. Whoever opens it ends it; that it is lost is told by the statements under way. */
export async function openClient(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  // Without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await send(client, SETTINGS);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

interface Connections extends PoolConfig {
  /** Where tables are looked for, instead of in `public`. */
  searchPath?: string;
}

/** A pool of such connections, which replaces those that are lost. */
export function openPool({ searchPath, ...config }: Connections): Pool {
  const settings = searchPath === undefined ? SETTINGS : `${SETTINGS}; set search_path = ${searchPath}`;
  // The pool waits for it before it hands a new connection out, which its types do not say.
  const onConnect = (client: ClientBase): unknown => send(client, settings);
  const pool = new Pool({ ...config, onConnect });
  surviveLostConnections(pool);
  return pool;
}

/** A database that hangs is not waited for. */
function send(client: ClientBase, text: string): Promise<unknown> {
  const answer = client.query(text);
  return within<unknown>(answer, SETTINGS_MS, () => {
    answer.catch(() => undefined);
    throw new Error(NO_ANSWER);
  });
}

/**
 * Ignores errors of lost connections: the pool replaces them, and a query under way fails by itself. Without listeners the
 * events would end the process; idle connections emit them on the pool, others on themselves.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
