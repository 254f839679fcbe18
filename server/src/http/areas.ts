import type { FastifyRequest } from 'fastify';

/** What kind of thing is asked for: decides the form of a failure. */
export type Area = 'trpc' | 'json' | 'page';

const NOT_PAGES = /^\/(api|images|assets|healthz|readyz)(\/|$|\?)/;

export function areaOf(request: FastifyRequest): Area {
  if (/^\/trpc(\/|$|\?)/.test(request.url)) return 'trpc';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || NOT_PAGES.test(request.url) ? 'json' : 'page';
}
