import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { loadConfig, type Config } from '../../config.ts';
import { RESTARTED, failStart, reportReady, stopOnSignal } from '../../process/lifecycle.ts';
import { StartError } from '../../process/start-error.ts';
import { openClient } from '../connections.ts';
import { databaseFolder, resolveState, readState, type EmbeddedState } from './embedded.ts';
import { reserveWal, WAL_SETTINGS } from './wal.ts';
import { DRAINING_LOCK, OWNED_LOCK, stopOrphan } from './orphan.ts';
import { postgresPrograms, type PostgresPrograms } from './postgres-programs.ts';
import { makeDatabaseFiles, startServer, type RunningPostgres } from './postgres-server.ts';
import { postgresUser } from './postgres-user.ts';

// Supervises the embedded Postgres in a process of its own: when everything else is killed it can still stop the database
// cleanly. The terminal's Ctrl-C does not reach it; the launcher stops it by closing the channel between them.

const DRAIN_MS = 10_000;
/** How long a clean stop may take; an immediate one follows, which loses no data but slows down the next start. */
const ORDERLY_STOP_MS = 3_000;
const STOP_DEADLINE_MS = DRAIN_MS + ORDERLY_STOP_MS + 2_000;
const SETTINGS = [
  ...WAL_SETTINGS,
  // Statements contain user input, so only the server's own events are logged.
  'log_min_messages=log',
  'log_min_error_statement=panic',
];

/** Creates the database files elsewhere and moves them into place, so that an interrupted first start leaves nothing partial. */
async function initialise(programs: PostgresPrograms, folder: string, state: EmbeddedState): Promise<void> {
  const half = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  const { user } = programs;
  await rm(half, { recursive: true, force: true });
  try {
    await writeFile(passwordFile, `${state.adminPassword}\n`, { mode: 0o600 });
    await mkdir(half, { mode: 0o700 });
    if (user) for (const place of [passwordFile, half]) await chown(place, user.uid, user.gid);
    running = makeDatabaseFiles(programs, { folder: half, passwordFile });
    await running.done.catch(didNotStart);
    await rename(half, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Stops a database that an earlier process left running. */
async function stopEarlier({ dataDir }: Config): Promise<void> {
  const folder = databaseFolder({ dataDir });
  const known = await readState({ dataDir });
  if (known) await stopOrphan(folder, known.adminPassword);
  else if (existsSync(folder)) {
    throw new StartError(`The database in ${folder} needs its postgres.json, which is missing.`);
  }
}

async function start({ dataDir }: Config): Promise<void> {
  await settled;
  const folder = databaseFolder({ dataDir });
  const programs = await postgresPrograms(dataDir, postgresUser());
  // After a restart web and worker still use the old port.
  const state = await resolveState({ dataDir }, { isKnown: process.argv[2] === RESTARTED });
  if (!stopAsked && !existsSync(folder)) await initialise(programs, folder, state);
  if (stopAsked) return;
  const server = (running = startServer(programs, { folder, port: state.port, settings: SETTINGS }));
  await server.done.catch(didNotStart);
  admin = await takeOver(state);
  admin.on('end', () => {
    if (!stopAsked) process.exit(1); // the database has ended: the launcher restarts this process
  });
  await ensureAppDatabase(admin, state);
  await reserveWal(admin);
  if (!stopAsked) reportReady(state.url);
}

function didNotStart(error: Error): never {
  throw new StartError(`The embedded database did not start: ${error.message}`);
}

/** Opens a connection for the life of this process; its lock tells a later start that this database has an owner. */
async function takeOver(state: EmbeddedState): Promise<pg.Client> {
  const { port, adminPassword } = state;
  const admin = await openClient({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: adminPassword,
    database: 'postgres',
  });
  await admin.query('select pg_advisory_lock($1)', [OWNED_LOCK]);
  return admin;
}

/** The app's role owns its database and has no rights outside of it. */
async function ensureAppDatabase(admin: pg.Client, state: EmbeddedState): Promise<void> {
  const role = await admin.query("select 1 from pg_roles where rolname = 'larder'");
  if (role.rowCount === 0) {
    await admin.query(`create role larder login password ${admin.escapeLiteral(state.password)}`);
  }
  const database = await admin.query("select 1 from pg_database where datname = 'larder'");
  if (database.rowCount === 0) await admin.query('create database larder owner larder');
}

/** After the launcher has died: waits for web and worker, which stop as well, to finish. */
async function waitForClients(admin: pg.Client): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  await admin.query('select pg_advisory_lock($1), pg_advisory_unlock($2)', [DRAINING_LOCK, OWNED_LOCK]);
  const busy = "select 1 from pg_stat_activity where usename = 'larder'";
  while (Date.now() < deadline && (await admin.query(busy)).rowCount !== 0) await sleep(100);
}

/** The Postgres program that is running. */
let running: RunningPostgres | undefined;
let admin: pg.Client | undefined;
let stopAsked = false;

async function stop(): Promise<void> {
  stopAsked = true;
  await settled.catch(() => undefined);
  if (admin && !process.connected) await waitForClients(admin).catch(() => undefined);
  if (!running) return;
  running.kill('SIGINT');
  const timer = setTimeout(() => running?.kill('SIGQUIT'), ORDERLY_STOP_MS);
  await running.exited;
  clearTimeout(timer);
}

const config = loadConfig(); // the launcher has validated it
const settled = stopEarlier(config);
stopOnSignal(stop, STOP_DEADLINE_MS);
try {
  await start(config);
} catch (error) {
  // A start interrupted by a stop is not a failure.
  if (!stopAsked) failStart(error);
}
