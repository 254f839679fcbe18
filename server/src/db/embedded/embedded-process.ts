import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { loadConfig, type Config } from '../../config.ts';
import { RESTARTED, failStart, reportReady, stopOnSignal } from '../../process/lifecycle.ts';
import { StartError } from '../../process/start-error.ts';
import { databaseFolder, resolveState, readState, type EmbeddedState } from './embedded.ts';
import { reserveWal, WAL_SETTINGS } from './wal.ts';
import { DRAINING_LOCK, OWNED_LOCK, stopOrphan } from './orphan.ts';
import { postgresPrograms, type PostgresPrograms } from './postgres-programs.ts';
import { makeDatabaseFiles, startServer, type RunningPostgres } from './postgres-server.ts';
import { postgresUser } from './postgres-user.ts';

// Looks after the embedded Postgres, alone in its process: when everything else is killed it can still stop the database
// in order. Never sent the terminal's Ctrl-C: the launcher decides, and tells it by closing the channel between them.

const DRAIN_MS = 10_000;
/** An orderly stop may take this long; an immediate one follows, which loses nothing either but makes the next start slower. */
const ORDERLY_STOP_MS = 3_000;
const STOP_DEADLINE_MS = DRAIN_MS + ORDERLY_STOP_MS + 2_000;
const SETTINGS = [
  ...WAL_SETTINGS,
  // What people typed is in the statements: only the server's own life is logged.
  'log_min_messages=log',
  'log_min_error_statement=panic',
];

/** Makes the database files aside and moves them into place, so that an interrupted first start leaves nothing half made. */
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

/** Ends what an earlier keeper left running. */
async function settleEarlier({ dataDir }: Config): Promise<void> {
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
  // Started again: the web and the worker know where it was.
  const state = await resolveState({ dataDir }, { isKnown: process.argv[2] === RESTARTED });
  if (!stopAsked && !existsSync(folder)) await initialise(programs, folder, state);
  if (stopAsked) return;
  const server = (running = startServer(programs, { folder, port: state.port, settings: SETTINGS }));
  await server.done.catch(didNotStart);
  admin = await takeOver(state);
  admin.on('end', () => {
    if (!stopAsked) process.exit(1); // the database is gone: the launcher starts it again
  });
  await ensureAppDatabase(admin, state);
  await reserveWal(admin);
  if (!stopAsked) reportReady(state.url);
}

function didNotStart(error: Error): never {
  throw new StartError(`The embedded database did not start: ${error.message}`);
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

/** The program of Postgres that runs at the moment. */
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
  await running.gone;
  clearTimeout(timer);
}

const config = loadConfig(); // the launcher has found it right
const settled = settleEarlier(config);
stopOnSignal(stop, STOP_DEADLINE_MS);
try {
  await start(config);
} catch (error) {
  // What a stop interrupted is no failure.
  if (!stopAsked) failStart(error);
}
