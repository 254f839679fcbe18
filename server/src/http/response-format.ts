import type { FastifyRequest } from 'fastify';

/** How the client reads an answer, which decides the form of a failure. */
export type ResponseFormat = 'trpc' | 'json' | 'page';

/**
 * The path of the request's route, which no spelling of the address changes (`/%74rpc/…` is a call too). Without a route,
 * the address itself.
 */
export function routedPath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}

const NOT_PAGES = /^\/(api|images|assets|healthz|readyz)(\/|$|\?)/;

export function responseFormatOf(request: FastifyRequest): ResponseFormat {
  const path = routedPath(request);
  if (/^\/trpc(\/|$|\?)/.test(path)) return 'trpc';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || NOT_PAGES.test(path) ? 'json' : 'page';
}
