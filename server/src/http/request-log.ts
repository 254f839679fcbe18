import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Probes and files: many, and seldom of interest. */
export const ROUTINE = new Set(['/healthz', '/readyz', '/assets/*']);

/** Logs one line per answer: the route's pattern and the procedures' names, never the address, which may hold secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isRoutine = ROUTINE.has(request.routeOptions.url ?? '');
    // Outages (503) are logged separately, once a minute.
    const isFailure = reply.statusCode >= 500 && reply.statusCode !== 503;
    const level = isFailure ? 'warn' : isRoutine ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        procedures: proceduresOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

function proceduresOf(request: FastifyRequest): string | undefined {
  if (!request.routeOptions.url?.startsWith('/trpc/')) return undefined;
  const { path } = request.params as { path?: string };
  return path !== undefined && /^[\w.,]{1,300}$/.test(path) ? path : undefined;
}
