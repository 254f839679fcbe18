import { hash, randomBytes } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, fit for a cookie. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. With 256 random bits it needs neither salt nor a slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** False for anything `newToken` cannot have made, which saves a query. */
export function isTokenShaped(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value);
}
