import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { STYLES } from './headers.ts';

/** What a page has instead of its nonce until it is sent. In every page it stands before anything that a person wrote. */
export const NONCE = '__CSP_NONCE__';

/**
 * Pages are never cached: each names the scripts of its build, is in the language of its reader, and carries the nonce of its
 * answer for style elements; the browser creates some too, for dialogs and toasts.
 */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.send(html.replace(NONCE, withNonce(reply)));
}

/** Sets the headers of a page, and gives the nonce that they name. */
export function withNonce(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = String(reply.getHeader('content-security-policy'));
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.replace(STYLES, `${STYLES} 'nonce-${nonce}'`))
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Cookie');
  return nonce;
}
