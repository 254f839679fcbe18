import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentWith, loadConfig, type Config } from './config.ts';
import { ensureDataDir, resolveDataFolder } from './db/embedded/data-folder.ts';
import { postgresUser } from './db/embedded/postgres-user.ts';
import { failStart, reportReady, stopOnSignal } from './process/lifecycle.ts';
import { listenFailure, StartError } from './process/start-error.ts';
import { supervise, type Program, type Supervised } from './process/supervisor.ts';

// `npm start`: database, migrations, worker and web, in that order; the database is stopped last.
// `npm run start:web`, `npm run start:worker`: migrations, then that one program in this process.
// `npm run dev` uses the role 'database': the database alone; its address is sent to the parent process.

/** Web and worker stop at the same time, then the database, which takes at most 3 s: 15 s in all. */
const STOP_MS = { web: 10_000, worker: 10_000, migration: 1_000, database: 20_000 };
const STOP_DEADLINE_MS = 35_000;

/** The processes started so far. */
const running: Supervised[] = [];
let stopping = false;

async function main(role: string): Promise<void> {
  const config = await withDataFolder(loadConfig());
  switch (role) {
    case 'all':
      return startAll(config);
    case 'database':
      return startDatabaseOnly(config);
    case 'web':
    case 'worker':
      return startAlone(config, role);
    default:
      throw new StartError(`There is no part of Larder called '${role}': web, worker or nothing for both.`);
  }
}

/** The user of an embedded database must be able to enter the data folder; with DATABASE_URL only we use it. */
async function withDataFolder(config: Config): Promise<Config> {
  if (config.databaseUrl !== undefined) {
    await ensureDataDir(config.dataDir);
    return config;
  }
  const dataDir = await resolveDataFolder(config, postgresUser());
  if (dataDir !== config.dataDir)
    console.log(
      `The data are in ${dataDir}: the database's user cannot enter ${path.dirname(config.dataDir)}.`,
    );
  return { ...config, dataDir };
}

async function startAll(config: Config): Promise<void> {
  stopOnSignal(stopAll, STOP_DEADLINE_MS);
  await ensurePortIsFree(config);
  const databaseUrl = await startPrepared(config);
  // Two processes of one machine cannot share the metrics port: the worker takes the next one.
  const METRICS_PORT = config.metricsPort === undefined ? undefined : String(config.metricsPort + 1);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir };
  const worker = launch('worker', 'worker', { ...env, METRICS_PORT });
  const web = launch('web', 'main', env);
  const [address] = await Promise.all([web.ready, worker.ready]);
  console.log(`Larder is ready at ${address}`);
}

async function startDatabaseOnly(config: Config): Promise<void> {
  stopOnSignal(stopAll, STOP_DEADLINE_MS);
  reportReady(await startPrepared(config));
}

async function startAlone(config: Config, role: 'web' | 'worker'): Promise<void> {
  if (config.databaseUrl === undefined) {
    throw new StartError(`start:${role} needs DATABASE_URL; npm start alone brings a database of its own.`);
  }
  const { prepareDatabase } = await import('./prepare.ts');
  await prepareDatabase(config);
  // Both modules handle signals and failures themselves.
  await (role === 'web' ? import('./main.ts') : import('./worker.ts'));
}

/** Starts and migrates the database. */
async function startPrepared(config: Config): Promise<string> {
  const databaseUrl = await startDatabase(config);
  await launch('migration', 'migrate', { DATABASE_URL: databaseUrl }).ready;
  return databaseUrl;
}

/** The address of the configured database, or of the embedded one after starting it. */
async function startDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const url = await launch('database', 'embedded-process', { DATA_DIR: config.dataDir }).ready;
  if (url === undefined) throw new StartError('The embedded database did not say where it is.');
  return url;
}

function launch(name: Program['name'], file: string, env: Record<string, string | undefined>): Supervised {
  if (stopping) throw new StartError('Stopped before it was ready.');
  const entry = path.join(import.meta.dirname, entryFile(file));
  const supervised = supervise({
    name,
    entry,
    env: environmentWith(env),
    stopMs: STOP_MS[name],
    runsOnce: name === 'migration',
    cleansUp: name === 'database',
  });
  supervised.ready.catch(() => undefined); // callers that await it see the failure; here it must not count as unhandled
  running.push(supervised);
  return supervised;
}

/** Built bundles are in one folder; in development tsx runs the sources where they are. */
function entryFile(name: string): string {
  if (!import.meta.filename.endsWith('.ts')) return `${name}.js`;
  const folders: Record<string, string> = { 'embedded-process': 'db/embedded', migrate: 'commands' };
  return path.join(folders[name] ?? '', `${name}.ts`);
}

async function stopAll(): Promise<void> {
  stopping = true;
  const database = running.filter(({ name }) => name === 'database');
  await Promise.all(running.filter(({ name }) => name !== 'database').map((one) => one.stop()));
  await Promise.all(database.map((one) => one.stop()));
}

/** Fails early, before a database is created. Tries again for a moment: a web process may just be stopping. */
async function ensurePortIsFree({ host, port }: Config): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const code = await tryPort(host, port);
    if (code === undefined) return;
    if (code !== 'EADDRINUSE' || attempt === 10) throw listenFailure({ host, port }, code);
    await sleep(150);
  }
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

try {
  await main(process.argv[2] ?? 'all');
} catch (error) {
  if (!stopping) {
    await stopAll();
    failStart(error);
  }
}
