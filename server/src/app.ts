import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ReadThrough } from './auth/session-memory.ts';
import type { Deps } from './ctx.ts';
import { registerExportRoutes } from './features/exports/routes.ts';
import { registerImageRoutes } from './features/images/routes.ts';
import { registerUploadRoute } from './features/images/upload-route.ts';
import { registerCalendarRoute } from './features/meal-plan/calendar-route.ts';
import { registerMoveRoute } from './features/moves/route.ts';
import { declareAccess, enforceAccess } from './http/access.ts';
import { refuseLargeAnonymousBodies } from './http/body-limits.ts';
import { ANONYMOUS_BODY } from './http/body-sizes.ts';
import { addClientFiles } from './http/client-files.ts';
import { addDrain } from './http/drain.ts';
import { guardAgainstOtherSites } from './http/csrf.ts';
import { answerErrors } from './http/error-answer.ts';
import { setSecurityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { addPages } from './http/pages.ts';
import { createLiveStreams } from './http/live-streams.ts';
import { logRequests } from './http/request-log.ts';
import {
  answerUnreadable,
  closeSlowConnections,
  NODE_TIMEOUTS,
  CONNECTION_TIMEOUTS,
} from './http/slow-connections.ts';
import { traceRequests } from './http/trace-requests.ts';
import { addTrpc } from './http/trpc.ts';
import { measureRequests } from './process/serve-metrics.ts';
import { PROJECT_ROOT } from './process/project-root.ts';
import { identifyRequests, viewerOf } from './trpc/context.ts';

/**
 * Builds the web server: every header, guard and route of Larder. It does not listen yet.
 * @throws when a route or a procedure declares no access level.
 */
export async function buildApp(
  deps: Deps,
  clientDir: string = path.join(PROJECT_ROOT, 'client/dist'),
  readThrough?: ReadThrough,
): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only the address that our own proxy appended can be trusted; clients may have forged those before it.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: ANONYMOUS_BODY,
    http: NODE_TIMEOUTS,
    keepAliveTimeout: CONNECTION_TIMEOUTS.idle,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 5_000 },
  });
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  closeSlowConnections(app.server);
  addDrain(app);
  logRequests(app);
  measureRequests(app);
  enforceAccess(app);
  answerErrors(app);
  setSecurityHeaders(app, config);
  guardAgainstOtherSites(app, config);
  await app.register(cookie);
  identifyRequests(app, deps, readThrough);
  refuseLargeAnonymousBodies(app);
  // Not event streams, which a compressor would delay, nor images and built files, which are compressed already.
  await app.register(compress, { customTypes: /^(text\/html|application\/json)/, threshold: 1_024 });

  addHealth(app, deps);
  await app.register(async (scope) => {
    declareAccess(scope, 'anonymous'); // each procedure says who may call it
    addTrpc(scope, createLiveStreams());
  });
  await registerImageRoutes(app, deps, viewerOf);
  await registerUploadRoute(app, deps, viewerOf);
  await registerExportRoutes(app, deps, viewerOf);
  await registerMoveRoute(app, deps, viewerOf);
  registerCalendarRoute(app, deps);
  await addClientFiles(app, clientDir);
  addPages(app, deps, clientDir);
  await app.ready();
  return app;
}
