import { randomUUID } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Deps } from './ctx.ts';
import { registerExportRoutes } from './features/exports/routes.ts';
import { registerImageRoutes } from './features/images/routes.ts';
import { registerUploadRoute } from './features/images/upload-route.ts';
import { declareAccess, enforceAccess } from './http/access.ts';
import { refuseLargeBodiesOfStrangers } from './http/body-limits.ts';
import { STRANGER_BODY } from './http/body-sizes.ts';
import { addClientFiles } from './http/client-files.ts';
import { addDrain } from './http/drain.ts';
import { guardAgainstOtherSites } from './http/csrf.ts';
import { answerErrors } from './http/error-answer.ts';
import { setSecurityHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { addPages } from './http/pages.ts';
import { createLiveStreams } from './http/live-streams.ts';
import { logRequests } from './http/request-log.ts';
import { answerUnreadable, closeSlowConnections, NODE_PATIENCE, PATIENCE } from './http/slow-connections.ts';
import { addTrpc } from './http/trpc.ts';
import { measureRequests } from './process/metrics.ts';
import { PROJECT_ROOT } from './process/project-root.ts';
import { identifyRequests, viewerOf } from './trpc/context.ts';

/**
 * The web server: every header, guard and route of Larder over `deps`. Does not listen yet.
 * @throws when a route or a procedure does not say who may use it.
 */
export async function buildApp(
  deps: Deps,
  clientDir: string = path.join(PROJECT_ROOT, 'client/dist'),
): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One proxy of our own in front: what it appended is the client's address, what came before is hearsay.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: STRANGER_BODY,
    http: NODE_PATIENCE,
    keepAliveTimeout: PATIENCE.idle,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 5_000 },
  });
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
  await setSecurityHeaders(app, config);
  guardAgainstOtherSites(app, config);
  await app.register(cookie);
  identifyRequests(app, deps);
  refuseLargeBodiesOfStrangers(app);
  // Event streams must not wait in a compressor, pictures and built files are compressed already.
  await app.register(compress, { customTypes: /^(text\/html|application\/json)/, threshold: 1_024 });

  addHealth(app, deps);
  await app.register(async (scope) => {
    declareAccess(scope, 'anonymous'); // each procedure says who may call it
    addTrpc(scope, createLiveStreams());
  });
  await registerImageRoutes(app, deps, viewerOf);
  await registerUploadRoute(app, deps, viewerOf);
  await registerExportRoutes(app, deps, viewerOf);
  await addClientFiles(app, clientDir);
  addPages(app, deps, clientDir);
  await app.ready();
  return app;
}
