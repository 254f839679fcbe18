import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentWith, loadConfig, type Config } from './config.ts';
import { ensureDataDir } from './db/embedded.ts';
import { failStart, reportReady, stopOnSignal } from './lifecycle.ts';
import { listenFailure, StartError } from './start-error.ts';
import { supervise, type Program, type Supervised } from './supervisor.ts';

// `npm start`: database, migrations, worker and web, in that order; stops them in the reverse one.
// `npm run start:web`, `npm run start:worker`: migrations, then that one program in this process.
// `npm run dev` uses the role 'database': the database alone, its address sent to whoever started this.

const STOP_MS = { web: 15_000, worker: 12_000, database: 45_000 };
const STOP_DEADLINE_MS = 75_000;

/** Whatever runs at the moment, in the order it was started. */
const running: Supervised[] = [];
let stopping = false;

async function main(role: string): Promise<void> {
  const config = loadConfig();
  await ensureDataDir(config);
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

async function startAll(config: Config): Promise<void> {
  stopOnSignal(stopAll, STOP_DEADLINE_MS);
  await ensurePortIsFree(config);
  const databaseUrl = await startPrepared(config);
  // Two processes of one machine cannot share the metrics port: the worker takes the next one.
  const METRICS_PORT = config.metricsPort === undefined ? undefined : String(config.metricsPort + 1);
  const worker = launch('worker', 'worker', environmentWith({ DATABASE_URL: databaseUrl, METRICS_PORT }));
  const web = launch('web', 'main', environmentWith({ DATABASE_URL: databaseUrl }));
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
  // Both handle signals and failures themselves.
  await (role === 'web' ? import('./main.ts') : import('./worker.ts'));
}

/** The database, running and up to date. What prepares it is loaded while it starts. */
async function startPrepared(config: Config): Promise<string> {
  const [databaseUrl, { prepareDatabase }] = await Promise.all([
    startDatabase(config),
    import('./prepare.ts'),
  ]);
  await prepareDatabase({ ...config, databaseUrl });
  return databaseUrl;
}

/** The address of the configured database, or of the embedded one, which is running then. */
async function startDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const url = await launch('database', 'embedded-process', environmentWith({})).ready;
  if (url === undefined) throw new StartError('The embedded database did not say where it is.');
  return url;
}

function launch(name: Program['name'], file: string, env: NodeJS.ProcessEnv): Supervised {
  if (stopping) throw new StartError('Stopped before it was ready.');
  const entry = path.join(import.meta.dirname, entryFile(file));
  const supervised = supervise({ name, entry, env, stopMs: STOP_MS[name], startsWhole: name === 'database' });
  supervised.ready.catch(() => undefined); // whoever awaits it sees the failure; nobody may be awaiting it yet
  running.push(supervised);
  return supervised;
}

/** Bundles lie side by side; the sources are run by tsx in development. */
function entryFile(name: string): string {
  if (!import.meta.filename.endsWith('.ts')) return `${name}.js`;
  return name === 'embedded-process' ? `db/${name}.ts` : `${name}.ts`;
}

async function stopAll(): Promise<void> {
  stopping = true;
  for (const supervised of running.toReversed()) await supervised.stop();
}

/** A taken port is said at once, before a database is made; a web that was just told to stop may need a moment. */
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
