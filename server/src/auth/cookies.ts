import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Cookies } from '../ctx.ts';

/** Names the session; its value is the token. */
export const SESSION_COOKIE = 'larder_session';
/** Names the pending sign-up of this browser. */
export const SIGNUP_COOKIE = 'larder_signup';
/** Tells a browser that has been used before from a new one; nobody is signed in by it. */
export const DEVICE_COOKIE = 'larder_device';

/**
 * The cookies of one request: never readable by scripts, never sent along by other sites' forms. Behind TLS they are
 * also Secure and carry the prefix that keeps a neighbouring subdomain from setting them. Needs @fastify/cookie.
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
