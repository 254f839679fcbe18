import { hash, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@larder/shared/auth/schema';
import { alphabet, generateRandomString } from 'oslo/crypto';

/** Six random digits, leading zeros included. */
export function newCode(): string {
  return generateRandomString(CODE_LENGTH, alphabet('0-9'));
}

/** The stored hash of a code. The sign-up's id salts it, so that equal codes have different hashes. */
export function hashCode(signupId: string, code: string): string {
  return hash('sha256', `${signupId}:${code}`, 'base64url');
}

export function isSameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
