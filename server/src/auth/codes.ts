import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@larder/shared/auth';

/** Six random digits, leading zeros included. */
export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** What the database keeps of a code; the sign-up's id keeps equal codes from looking equal. */
export function hashCode(signupId: string, code: string): string {
  return hash('sha256', `${signupId}:${code}`, 'base64url');
}

export function isSameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
