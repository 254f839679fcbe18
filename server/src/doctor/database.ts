import type pg from 'pg';
import { openClient } from '../db/connections.ts';
import { embeddedUrl } from '../db/embedded/data-folder.ts';
import { compareMigrations } from '../db/migrate.ts';
import { MIGRATIONS } from '../prepare.ts';
import { checkSettings } from './database-settings.ts';
import { findingsOf, reasonOf, type Check, type Finding } from './finding.ts';

const { ok, warning, problem, skipped } = findingsOf('database');

const OLDEST = 15;
const NEWEST = 18;
const EXTENSIONS = ['unaccent', 'pg_trgm', 'fuzzystrmatch'];
/** One web and one worker use about 30 together; fewer free ones than this and the next process cannot start. */
const FEW_CONNECTIONS = 20;
const CROWDED = 0.8;
const MANY_DEAD_ROWS = 10_000;
const SLOW_CLOCK_MS = 5_000;
const WRONG_CLOCK_MS = 60_000;

const NOT_RUNNING = skipped(
  'the embedded one does not run now; start Larder (npm start) and look again beside it',
);

/** Version, encoding, extensions, privileges, migrations, dead rows, connections, settings and clock of the database. */
export const checkDatabase: Check = async (config) => {
  const databaseUrl = config.databaseUrl ?? (await embeddedUrl(config));
  if (databaseUrl === undefined) return [NOT_RUNNING];
  let client: pg.Client;
  try {
    client = await openClient({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  } catch (error) {
    // Where the embedded one listens is written down, and still is when it has stopped.
    const isStopped = config.databaseUrl === undefined && reasonOf(error) === 'ECONNREFUSED';
    return [isStopped ? NOT_RUNNING : cannotConnect(databaseUrl, error)];
  }
  try {
    const settings = config.databaseUrl === undefined ? [] : await checkSettings(client, databaseUrl);
    return await examine(client, databaseUrl, settings);
  } finally {
    await client.end();
  }
};

const MORE_CONNECTIONS = 'Raise max_connections, run fewer processes, or put pgbouncer before it.';

/** What Postgres says of a refused connection, and what helps. */
const REFUSALS: Readonly<Record<string, [text: string, advice: string]>> = {
  '28P01': ['refuses the password', 'Correct user and password in DATABASE_URL.'],
  '28000': ['refuses this user or machine', 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf.'],
  '3D000': ['has no such database', 'Create it (createdb), or correct the name in DATABASE_URL.'],
  '53300': ['has no connection left', MORE_CONNECTIONS],
};

function cannotConnect(databaseUrl: string, error: unknown): Finding {
  const reason = reasonOf(error);
  const [text, advice] = REFUSALS[reason] ?? [
    `cannot be reached (${reason})`,
    'Start it, or correct host and port in DATABASE_URL.',
  ];
  return problem(`${placeOf(databaseUrl)} ${text}`, advice);
}

async function examine(
  client: pg.Client,
  databaseUrl: string,
  settings: readonly Finding[],
): Promise<Finding[]> {
  const server = await one<{ version: string; encoding: string; is_read_only: boolean; now: Date }>(
    client,
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       current_setting('transaction_read_only') = 'on' as is_read_only, clock_timestamp() as now`,
  );
  const version = Number.parseInt(server.version, 10);
  const found = [
    version < OLDEST
      ? problem(`is Postgres ${server.version}`, `Larder needs ${OLDEST} to ${NEWEST}: upgrade it.`)
      : [],
    version > NEWEST
      ? warning(`is Postgres ${server.version}`, `Larder was tested with ${OLDEST} to ${NEWEST}.`)
      : [],
    server.encoding === 'UTF8'
      ? []
      : problem(`is encoded as ${server.encoding}`, "Create it anew with encoding 'UTF8'."),
    server.is_read_only
      ? problem('cannot be written to', 'Point DATABASE_URL at the primary, not at a replica.')
      : [],
    clock(server.now),
    await extensions(client),
    await privilegesAndMigrations(client),
    await connections(client),
    await deadRows(client),
    settings,
  ].flat();
  const place = `Postgres ${server.version.split(' ')[0]} at ${placeOf(databaseUrl)}`;
  return found.length === 0 ? [ok(`${place}, up to date`)] : found;
}

function clock(theirs: Date): Finding[] {
  const off = Math.abs(theirs.getTime() - Date.now());
  if (off < SLOW_CLOCK_MS) return [];
  const text = `its clock and this machine's are ${Math.round(off / 1_000)} s apart`;
  const advice =
    'Let both machines set their clocks over the network (NTP): sessions and codes expire by them.';
  return [off < WRONG_CLOCK_MS ? warning(text, advice) : problem(text, advice)];
}

async function extensions(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; is_installed: boolean }>(
    'select name, installed_version is not null as is_installed from pg_available_extensions where name = any($1)',
    [EXTENSIONS],
  );
  return EXTENSIONS.flatMap((name) => {
    const row = rows.find((available) => available.name === name);
    if (row === undefined)
      return problem(
        `its server has no ${name}`,
        "Install Postgres' contrib package on the database's machine.",
      );
    const mayCreate = `As its owner: create extension ${name} with schema public.`;
    return row.is_installed ? [] : problem(`the extension ${name} is not installed`, mayCreate);
  });
}

/** The table of migrations cannot be read without privileges. */
async function privilegesAndMigrations(client: pg.Client): Promise<Finding[]> {
  const refused = await privileges(client);
  return refused.length > 0 ? refused : migrations(client);
}

async function privileges(client: pg.Client): Promise<Finding[]> {
  const { may_create, may_use, closed } = await one<{
    may_create: boolean;
    may_use: boolean;
    closed: string[];
  }>(
    client,
    `select has_database_privilege(current_database(), 'CREATE') as may_create,
       has_schema_privilege('public', 'CREATE') as may_use,
       array(select relname::text from pg_class c join pg_namespace n on n.oid = relnamespace
         where nspname = 'public' and relkind in ('r', 'p')
           and not (has_table_privilege(c.oid, 'SELECT') and has_table_privilege(c.oid, 'INSERT')
             and has_table_privilege(c.oid, 'UPDATE') and has_table_privilege(c.oid, 'DELETE'))
         order by 1 limit 3) as closed
`,
  );
  const advice =
    "Connect as the database's owner, or let the owner grant the user of DATABASE_URL all rights.";
  if (!may_create || !may_use) return [problem('this user may not create tables or schemas', advice)];
  return closed.length > 0 ? [problem(`this user may not write ${closed.join(', ')}`, advice)] : [];
}

async function migrations(client: pg.Client): Promise<Finding[]> {
  const { missing, changed, unknown } = await compareMigrations(client, MIGRATIONS);
  return [
    missing.length > 0
      ? problem(
          `${missing.length} migrations are missing, from ${missing[0]?.name} on`,
          'Run npm run migrate (a start does it too).',
        )
      : [],
    changed.length > 0
      ? problem(`was made with another ${changed[0]}`, 'Run the version of Larder that it was made with.')
      : [],
    unknown.length > 0
      ? problem(
          `is newer than this Larder: it has ${unknown.at(-1)}`,
          'Run the newer version, or restore a backup made before it.',
        )
      : [],
  ].flat();
}

async function connections(client: pg.Client): Promise<Finding[]> {
  const { used, most } = await one<{ used: number; most: number }>(
    client,
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  );
  if (used < most * CROWDED && most - used >= FEW_CONNECTIONS) return [];
  const advice = MORE_CONNECTIONS;
  return [warning(`${used} of ${most} connections are in use`, advice)];
}

async function deadRows(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; dead: string }>(
    `select relname as name, n_dead_tup as dead from pg_stat_user_tables
     where n_dead_tup > $1 and n_dead_tup > n_live_tup order by n_dead_tup desc limit 3`,
    [MANY_DEAD_ROWS],
  );
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name).join(', ');
  return [
    warning(`${names} hold mostly dead rows`, 'See that autovacuum is on, and run VACUUM (ANALYZE) once.'),
  ];
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Row> {
  const { rows } = await client.query<Row>(sql);
  if (!rows[0]) throw new Error('No answer');
  return rows[0];
}

/** Host and name, never the password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
