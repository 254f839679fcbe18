import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Config } from '../config.ts';
import { requestDuration } from './metrics.ts';
import { StartError } from './start-error.ts';

/** Counts and times every answer by the pattern of its route. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestDuration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

/** Serves this process's metrics to Prometheus, on a separate port and to this machine only, if METRICS_PORT is set. */
export async function startMetrics({
  metricsPort,
}: Pick<Config, 'metricsPort'>): Promise<{ close(): Promise<void> }> {
  if (metricsPort === undefined) return { close: async () => undefined };
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  await app.listen({ host: '127.0.0.1', port: metricsPort }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `Port ${metricsPort} for metrics cannot be used (${error.code ?? error.message}). Set METRICS_PORT.`,
    );
  });
  collectDefaultMetrics();
  return { close: () => app.close() };
}
