import type { FastifyInstance } from 'fastify';
import { beginSpan, inSpan, inTrace, isTracing } from '../process/tracing.ts';
import { ROUTINE } from './request-log.ts';

/**
 * Makes each answer a span, by the pattern of its route, of the trace that a proxy or the browser has begun, and says in the answer which
 * that is. What the request leads to belongs to it, so this has to be the first hook.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const { url: route = 'none' } = routeOptions;
    if (ROUTINE.has(route)) return done();
    const { traceparent } = headers;
    inTrace(typeof traceparent === 'string' ? traceparent : undefined, () => {
      const span = beginSpan({
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route, 'larder.request.id': request.id },
      });
      void reply.header('server-timing', `traceparent;desc="${span?.traceParent}"`);
      reply.raw.once('close', () => {
        span?.set({ 'http.response.status_code': reply.statusCode });
        span?.end(reply.statusCode >= 500);
      });
      inSpan(span, done);
    });
  });
}
