import type { FastifyReply } from 'fastify';

/** Pages are never cached: each names the scripts of its build, is in the language of its reader, and carries a nonce. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Cookie')
    .send(html);
}
