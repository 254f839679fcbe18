import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { refuseToken } from '../auth/token-rights.ts';
import { notAuthenticated } from '../errors.ts';
import { viewerOf } from '../trpc/context.ts';
import type { AccessLevel } from '../trpc/trpc.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Every route declares it, or the server does not start. */
    access?: AccessLevel;
  }
}

/**
 * Refuses visitors on routes for signed-in people before a body is read, and stops the start when a route declares no access level.
 * Call it before any route is added.
 */
export function enforceAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => assertEveryRouteDeclaresAccess(routes));
  // After all hooks of `onRequest`, of which one finds out who asks.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.access !== 'user') return done();
    viewerOf(request)
      .then((viewer) => {
        if (!viewer) throw notAuthenticated();
        refuseToken(viewer, { feature: featureOf(request), isWrite: !READS.has(request.method) });
      })
      .then(() => done(), done);
  });
}

/** 'exports' of '/api/exports/:id'. */
function featureOf(request: FastifyRequest): string {
  return request.routeOptions.url?.split('/')[2] ?? '';
}

/** Declares one level for all routes that a plugin adds in this scope. */
export function declareAccess(scope: FastifyInstance, access: AccessLevel): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access };
  });
}

function assertEveryRouteDeclaresAccess(routes: RouteOptions[]): void {
  const undeclared = routes.filter((route) => !isAccessLevel(route.config?.access));
  if (undeclared.length === 0) return;
  throw new Error(
    `These routes declare no access level: ${undeclared.map((r) => `${String(r.method)} ${r.url}`).join(', ')}`,
  );
}

/** @throws when a procedure was made without one of the procedure levels. */
export function assertEveryProcedureDeclaresAccess(router: AnyRouter): void {
  const procedures = Object.entries(
    router._def.procedures as Record<string, { _def: { meta?: { access?: unknown } } }>,
  );
  const undeclared = procedures.filter(([, procedure]) => !isAccessLevel(procedure._def.meta?.access));
  if (undeclared.length > 0) {
    throw new Error(
      `These procedures declare no access level: ${undeclared.map(([name]) => name).join(', ')}`,
    );
  }
}

function isAccessLevel(value: unknown): value is AccessLevel {
  return value === 'anonymous' || value === 'user';
}
