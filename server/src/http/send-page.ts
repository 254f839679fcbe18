import type { FastifyReply } from 'fastify';

/** Pages are never cached: each names the scripts of its build and carries a nonce. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
