import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Cookies } from '../ctx.ts';

/** Its value is the token of the session. */
export const SESSION_COOKIE = 'larder_session';
/** Identifies the pending sign-up of this browser. */
export const SIGNUP_COOKIE = 'larder_signup';
/** Tells a known browser from a new one; it signs no person in. */
export const DEVICE_COOKIE = 'larder_device';

/**
 * The cookies of one request: hidden from scripts and not sent with forms of other sites. Behind TLS they are also Secure
 * and have the prefix that keeps neighbouring subdomains from setting them. Needs @fastify/cookie.
 */
export function requestCookies(config: Config, request: FastifyRequest, reply: FastifyReply): Cookies {
  const secure = isSecure(config);
  const prefix = secure ? '__Host-' : '';
  const options: CookieSerializeOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  return {
    get: (name) => request.cookies[prefix + name],
    set: (name, value, { maxAgeSeconds }) =>
      void reply.setCookie(prefix + name, value, { ...options, maxAge: Math.floor(maxAgeSeconds) }),
    clear: (name) => {
      if (name === SESSION_COOKIE) clearCache(config, reply);
      void reply.clearCookie(prefix + name, options);
    },
  };
}

/**
 * For an answer that ends this browser's session, or says that it has ended: the browser is to empty its cache, where private
 * pictures are. Nothing else is cleared (ADR 023). Browsers do so for secure addresses alone.
 */
export function clearCache(config: Config, reply: FastifyReply): void {
  if (isTrusted(config)) void reply.header('clear-site-data', '"cache"');
}

/** What browsers take for secure: TLS, and this machine. */
function isTrusted({ publicOrigin }: Config): boolean {
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function isSecure(config: Config): boolean {
  return config.publicOrigin.startsWith('https:');
}
