import fc from 'fast-check';
import { Argon2id } from 'oslo/password';
import { expect, it, vi } from 'vitest';
import { hashCode, isSameHash, newCode } from './codes.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';

it('draws codes of six digits, leading zeros included', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1900);
});

it('hashes a code with its sign-up: the same code elsewhere looks different', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.stringMatching(/^\d{6}$/), (a, b, code) => {
      fc.pre(a !== b);
      expect(isSameHash(hashCode(a, code), hashCode(a, code))).toBe(true);
      expect(isSameHash(hashCode(a, code), hashCode(b, code))).toBe(false);
      expect(hashCode(a, code)).not.toContain(code);
    }),
  );
});

it('draws tokens of 256 bits and knows their shape', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(isTokenShaped(token)).toBe(true);
  expect(hashToken(token)).not.toBe(token);
  for (const other of [undefined, '', 'x', `${token}x`, `${token.slice(1)}'`])
    expect(isTokenShaped(other)).toBe(false);
});

it('hashes passwords with Argon2id, 19 MiB and two rounds', async () => {
  const passwordHash = await hashPassword('correct horse');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPasswordRight(passwordHash, 'correct horse')).toBe(true);
  expect(await isPasswordRight(passwordHash, 'correct horsf')).toBe(false);
});

it('does a verification of the same cost when there is nobody to verify against', async () => {
  const verify = vi.spyOn(Argon2id.prototype, 'verify');
  expect(await isPasswordRight(undefined, 'anything')).toBe(false);
  expect(verify).toHaveBeenCalledOnce();
  expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  verify.mockRestore();
});

it('hashes at most two passwords at once', async () => {
  let running = 0;
  let most = 0;
  const spy = vi.spyOn(Argon2id.prototype, 'hash').mockImplementation(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return 'a hash';
  });
  await Promise.all(Array.from({ length: 6 }, () => hashPassword('x')));
  expect(most).toBe(2);
  spy.mockRestore();
});
