import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestCookies, SESSION_COOKIE } from '../auth/cookies.ts';
import { readSession } from '../auth/sessions.ts';
import type { Ctx, Deps, Viewer } from '../ctx.ts';

interface Identity {
  ctx: Omit<Ctx, 'viewer'>;
  /** Read when first asked for, once a request: a batch of calls is one session check. */
  viewer: Promise<Viewer | null> | undefined;
}

const identities = new WeakMap<FastifyRequest, Identity>();

/** Lets `viewerOf` and `contextOf` work for every request of `app`. Needs @fastify/cookie. */
export function identifyRequests(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    identities.set(request, { ctx: requestParts(deps, request, reply), viewer: undefined });
    done();
  });
}

/** Who is signed in; null when nobody is. */
export function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const identity = identityOf(request);
  identity.viewer ??= readSession(identity.ctx);
  return identity.viewer;
}

/** Whether the request names a session at all, whatever has become of that. Asks no database. */
export function mayBeSignedIn(request: FastifyRequest): boolean {
  return identityOf(request).ctx.cookies.get(SESSION_COOKIE) !== undefined;
}

/**
 * What the procedures and pages of this request work with. A caller who says which `person` it shows is nobody to us when
 * it is not the one signed in: one tab never acts for whoever signed in in another.
 */
export async function contextOf(request: FastifyRequest, person?: string | string[]): Promise<Ctx> {
  const viewer = await viewerOf(request);
  const isMeant = person === undefined || person === viewer?.userId;
  return { ...identityOf(request).ctx, viewer: isMeant ? viewer : null };
}

function requestParts(deps: Deps, request: FastifyRequest, reply: FastifyReply): Omit<Ctx, 'viewer'> {
  return {
    ...deps,
    log: request.log,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    cookies: requestCookies(deps.config, request, reply),
    requestId: request.id,
  };
}

function identityOf(request: FastifyRequest): Identity {
  const identity = identities.get(request);
  if (!identity) throw new Error('identifyRequests was not called for this server');
  return identity;
}
