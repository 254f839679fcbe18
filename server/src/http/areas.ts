import type { FastifyRequest } from 'fastify';

/** What kind of thing is asked for: decides the form of a failure. */
export type Area = 'trpc' | 'json' | 'page';

/**
 * The path that decides what a request is: that of its route, however the address spells it (`/%74rpc/…` is a call), and
 * of the address itself where there is no route.
 */
export function routedPath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}

const NOT_PAGES = /^\/(api|images|assets|healthz|readyz)(\/|$|\?)/;

export function areaOf(request: FastifyRequest): Area {
  const path = routedPath(request);
  if (/^\/trpc(\/|$|\?)/.test(path)) return 'trpc';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || NOT_PAGES.test(path) ? 'json' : 'page';
}
