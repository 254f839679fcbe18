import os from 'node:os';
import type pg from 'pg';
import { openClient } from '../db/connections.ts';
import { findingsOf, type Finding } from './finding.ts';
import { isLocalHost } from './local-host.ts';

const { warning } = findingsOf('database');

const MEGABYTE = 1024 * 1024;
/** What Postgres comes with, whatever the machine has. */
const SHIPPED_BUFFERS = 128 * MEGABYTE;
const SHIPPED_PAGE_COST = 4;
/** With less memory, or a database of less, those buffers are enough. */
const MUCH_MEMORY = 2_048 * MEGABYTE;
/** One web takes 14 at most, one worker 24 (docs/scaling.md). */
const CONNECTIONS_OF_A_PAIR = 38;
const TRIES = 10;

interface Settings {
  buffers: number;
  pageCost: number;
  connections: number;
  size: number;
}

/** Settings of a Postgres of the operator's that make Larder slow, each with what to do. The embedded one needs nobody. */
export async function checkSettings(client: pg.Client, databaseUrl: string): Promise<Finding[]> {
  const { rows } = await client.query<Settings>(
    `select pg_size_bytes(current_setting('shared_buffers'))::float8 as buffers,
       current_setting('random_page_cost')::float8 as "pageCost",
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
       pg_database_size(current_database())::float8 as size`,
  );
  // Where no other connection is left, another finding says so.
  const isCompiling = await compiles(client, databaseUrl).catch(() => false);
  return rows.flatMap((settings) => [
    ...(isCompiling ? [compiling] : []),
    ...memory(settings, databaseUrl),
    ...disk(settings),
    ...connections(settings),
  ]);
}

const compiling = warning(
  'searches are ten times as slow as they could be: jit is on, and the pooler before it passes no settings on',
  "Turn it off for Larder's user: alter role … set jit = off, and restart the pooler; or let it pool sessions.",
);

/** True where Postgres would compile, and a pooler in transaction mode gives statements to connections that were not told not to. */
async function compiles(client: pg.Client, databaseUrl: string): Promise<boolean> {
  await client.query('begin');
  await client.query('set local jit to default');
  const { rows } = await client.query<{ is_on: boolean }>('select pg_jit_available() as is_on');
  await client.query('rollback');
  return rows[0]?.is_on === true && (await sharesConnections(client, databaseUrl));
}

/** A pooler of sessions never gives two of its clients the same connection; one of transactions does so again and again. */
async function sharesConnections(client: pg.Client, databaseUrl: string): Promise<boolean> {
  const other = await openClient({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    for (let tries = 0; tries < TRIES; tries += 1)
      if ((await backendOf(client)) === (await backendOf(other))) return true;
    return false;
  } finally {
    await other.end().catch(() => undefined);
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

function memory({ buffers, size }: Settings, databaseUrl: string): Finding[] {
  const { hostname } = new URL(databaseUrl);
  const isHere = hostname === '' || isLocalHost(hostname);
  const hasMuch = isHere ? os.totalmem() >= MUCH_MEMORY : size > buffers;
  if (buffers > SHIPPED_BUFFERS || !hasMuch) return [];
  const text = `shared_buffers is ${buffers / MEGABYTE} MB, as Postgres comes`;
  return [
    warning(text, "Set it to a quarter of the memory of the database's machine, and restart Postgres."),
  ];
}

function disk({ pageCost }: Settings): Finding[] {
  if (pageCost < SHIPPED_PAGE_COST) return [];
  const text = `random_page_cost is ${pageCost}, as for disks that turn`;
  return [warning(text, 'On an SSD: alter system set random_page_cost = 1.1, then select pg_reload_conf().')];
}

function connections({ connections: most }: Settings): Finding[] {
  if (most >= CONNECTIONS_OF_A_PAIR) return [];
  return [
    warning(
      `max_connections lets ${most} in, and one web with one worker takes up to ${CONNECTIONS_OF_A_PAIR}`,
      'Raise max_connections, and restart Postgres.',
    ),
  ];
}
