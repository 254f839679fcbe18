import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { rememberSessions } from './auth/session-memory.ts';
import { loadConfig, type Config } from './config.ts';
import { closeDeps, createDeps } from './create-deps.ts';
import { failStart, reportReady, stopOnSignal } from './process/lifecycle.ts';
import { startMetrics } from './process/serve-metrics.ts';
import { startTracing } from './process/tracing.ts';
import { listenFailure } from './process/start-error.ts';

// The web process: answers browsers. Started by the launcher, or alone (`npm run start:web`).

/** How long answers under way may take to finish once a stop was asked for. */
const DRAIN_MS = 8_000;
const STOP_DEADLINE_MS = 9_500;

/** Listens and says where: port 0 is any free one. */
async function listen(app: FastifyInstance, { host, port, publicOrigin }: Config): Promise<string> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure({ host, port }, error.code ?? error.message);
  });
  if (port !== 0) return publicOrigin;
  const { port: given } = app.server.address() as AddressInfo;
  return publicOrigin.replace(/(:0)?$/, `:${given}`);
}

try {
  const config = loadConfig();
  const deps = createDeps(config, 'web');
  const stopTracing = await startTracing(config, 'web', deps.log);
  await deps.storage.prepare();
  const sessions = rememberSessions(config, deps.log);
  const app = await buildApp(deps, undefined, sessions.readThrough);
  const metrics = await startMetrics(config);
  const address = await listen(app, config);
  stopOnSignal(async () => {
    await app.drain(DRAIN_MS);
    await app.close();
    await metrics.close();
    await sessions.close();
    await Promise.all([closeDeps(deps), stopTracing()]);
  }, STOP_DEADLINE_MS);
  reportReady(address);
} catch (error) {
  failStart(error);
}
