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
    clear: (name) => void reply.clearCookie(prefix + name, options),
  };
}

function isSecure(config: Config): boolean {
  return config.publicOrigin.startsWith('https:');
}
