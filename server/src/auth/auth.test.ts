import { availableParallelism } from 'node:os';
import { hashRaw } from '@node-rs/argon2';
import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { hashCode, isSameHash, newCode } from './codes.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const library = await original();
  return { ...library, hashRaw: vi.fn(library.hashRaw) };
});
// The files beside this one share its modules: only here do passwords go through what is watched.
vi.resetModules();
const { hashAs, hashPassword, isPasswordRight } = await import('./passwords.ts');
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

it('newCode gives six digits, leading zeros included', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
});

it('hashCode gives different hashes of one code for different sign-ups', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.stringMatching(/^\d{6}$/), (a, b, code) => {
      fc.pre(a !== b);
      expect(isSameHash(hashCode(a, code), hashCode(a, code))).toBe(true);
      expect(isSameHash(hashCode(a, code), hashCode(b, code))).toBe(false);
      expect(hashCode(a, code)).not.toContain(code);
    }),
  );
});

it('newToken gives 256 bits, whose shape isTokenShaped recognises', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(isTokenShaped(token)).toBe(true);
  expect(hashToken(token)).not.toBe(token);
  for (const other of [undefined, '', 'x', `${token}x`, `${token.slice(1)}'`])
    expect(isTokenShaped(other)).toBe(false);
});

it('hashPassword uses Argon2id with 19 MiB and two rounds', async () => {
  const passwordHash = await hashPassword('correct horse');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordRight(passwordHash, 'correct horse')).toBe(true);
  expect(await isPasswordRight(passwordHash, 'correct horsf')).toBe(false);
});

it('isPasswordRight accepts a hash that was made at another cost', async () => {
  const older = '$argon2id$v=19$m=4096,t=3,p=1$2Kf3QG0xLs9zq7pGmQ0b3Q$OLDER';
  const hashedSo = await hashAs(older, 'correct horse');
  expect(hashedSo).toMatch(/^\$argon2id\$v=19\$m=4096,t=3,p=1\$2Kf3QG0xLs9zq7pGmQ0b3Q\$/);
  expect(await isPasswordRight(hashedSo, 'correct horse')).toBe(true);
  expect(await hashPassword('correct horse', hashedSo)).toContain('m=19456,t=2,p=1$2Kf3QG0xLs9zq7pGmQ0b3Q$');
});

it('isPasswordRight hashes once, with a hash and without one', async () => {
  vi.mocked(hashRaw).mockClear();
  const passwordHash = await hashPassword('anything');
  for (const known of [passwordHash, undefined, 'unusable'])
    expect(await isPasswordRight(known, 'another')).toBe(false);
  const costs = vi.mocked(hashRaw).mock.calls.map(([, options]) => ({ ...options, salt: undefined }));
  expect(costs).toEqual(Array(4).fill({ memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
});

it('at most two passwords are hashed at the same time', async () => {
  let running = 0;
  let most = 0;
  vi.mocked(hashRaw).mockImplementation(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return Buffer.from('a hash');
  });
  await Promise.all(Array.from({ length: 6 }, () => hashPassword('x')));
  expect(most).toBe(availableParallelism() > 2 ? 2 : 1);
});
