import { describe, expect, it } from 'vitest';
import {
  AUTH_MESSAGES,
  changePasswordForm,
  passwordStrength,
  resendCodeInput,
  resetPasswordForm,
  signInInput,
  signUpInput,
  verifyEmailInput,
} from './schema.ts';
import { UNSAFE_TEXT_MESSAGE } from '../text.ts';

const ALICE = {
  displayName: 'Alice B.',
  username: 'alice.b1',
  email: 'alice@example.org',
  password: 'paprik',
};
const firstSentence = (change: Record<string, unknown>) =>
  signUpInput.safeParse({ ...ALICE, ...change }).error?.issues[0]?.message;

const EMPTY = 'Display name and username cannot be empty';
const CHARACTERS = 'Username can only contain letters, numbers, and periods (.)';
const SPACES = 'Username cannot contain spaces';
const INVALID_EMAIL = 'Please enter a valid email address';

/** An address of 320 characters, as long as one may be. */
const LONGEST = `${'a'.repeat(320 - '@example.org'.length)}@example.org`;

describe('signing up', () => {
  it.each(['alice+spice@example.org', "o'neil.b_c-d@sub.example.org", 'alice@xn--exmple-cua.org', LONGEST])(
    'accepts the address %s, in any case of its letters',
    (email) => {
      expect(signUpInput.parse({ ...ALICE, email: `  ${email.toUpperCase()}\t` }).email).toBe(email);
    },
  );

  it('accepts names, an address and a password, trimmed', () => {
    expect(signUpInput.parse({ ...ALICE, displayName: '  Alice B. ', email: ' Alice@Example.ORG ' })).toEqual(
      ALICE,
    );
    expect(signUpInput.parse({ ...ALICE, password: '      ' }).password).toBe('      ');
  });

  it.each<[Record<string, unknown>, string]>([
    [{ displayName: '' }, EMPTY],
    [{ displayName: ' \n ' }, EMPTY],
    [{ username: '' }, EMPTY],
    [{ username: '  ' }, EMPTY],
    [{ username: 'al ice' }, SPACES],
    [{ username: 'al\tice' }, SPACES],
    [{ username: 'al ice!' }, SPACES],
    [{ username: 'alice_b' }, CHARACTERS],
    [{ username: 'älice' }, CHARACTERS],
    [{ username: 'alice\u0000' }, CHARACTERS],
    [{ username: 'al\u200bice' }, CHARACTERS],
    [{ password: '' }, 'Password must be at least 6 characters long'],
    [{ password: '12345' }, 'Password must be at least 6 characters long'],
    [{ email: '' }, AUTH_MESSAGES.emailRequired],
    [{ email: '  ' }, AUTH_MESSAGES.emailRequired],
    [{ email: 'alice' }, INVALID_EMAIL],
    [{ email: 'alice@example' }, INVALID_EMAIL],
    [{ email: 'alice@exam ple.org' }, INVALID_EMAIL],
    [{ email: 'alice\u0000@example.org' }, INVALID_EMAIL],
    [{ email: 'ali ce@example.org' }, INVALID_EMAIL],
    [{ email: 'älice@example.org' }, INVALID_EMAIL],
    [{ email: 'alice@exämple.org' }, INVALID_EMAIL],
    [{ email: 'ALİCE@example.org' }, INVALID_EMAIL],
    [{ email: 'Alice <alice@example.org>' }, INVALID_EMAIL],
    [{ email: `a${LONGEST}` }, INVALID_EMAIL],
    [{ displayName: 'x'.repeat(101) }, 'Display name must be at most 100 characters'],
    [{ username: 'x'.repeat(51) }, 'Username must be at most 50 characters'],
    [{ password: 'x'.repeat(1001) }, 'Password must be at most 1000 characters'],
    [{ displayName: 'a\ud800' }, UNSAFE_TEXT_MESSAGE],
    [{ password: 'paprika\u0000' }, UNSAFE_TEXT_MESSAGE],
  ])('refuses %j', (change, sentence) => {
    expect(firstSentence(change)).toBe(sentence);
  });
});

describe('a code', () => {
  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 12345'])('is not %j', (code) => {
    const refused = verifyEmailInput.safeParse({ email: ALICE.email, code });
    expect(refused.error?.issues[0]?.message).toBe('Please enter the complete 6-digit code');
  });

  it('has six digits', () => {
    expect(verifyEmailInput.parse({ email: ALICE.email, code: '000123' }).code).toBe('000123');
  });
});

it('signing in needs both fields, each with its own message', () => {
  const issues = signInInput.safeParse({ email: '', password: '' }).error?.issues;
  const sentences = issues?.map(({ message }) => message);
  expect(sentences).toEqual([AUTH_MESSAGES.emailRequired, AUTH_MESSAGES.passwordRequired]);
  expect(resendCodeInput.safeParse({ email: 'x' }).error?.issues[0]?.message).toBe(INVALID_EMAIL);
});

const sentencesOf = (parsed: { error?: { issues: { message: string }[] } }) =>
  parsed.error?.issues.map(({ message }) => message);

it.each([
  ['', 'Too short'],
  ['12345', 'Too short'],
  ['123456', 'Weak'],
  ['1234567', 'Weak'],
  ['12345678', 'Good'],
  ['12345678901', 'Good'],
  ['123456789012', 'Strong'],
])('the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

describe('a new password', () => {
  it.each([
    ['paprik', 'paprik', undefined],
    ['papri', 'papri', ['Password must be at least 6 characters long']],
    ['paprika', 'Paprika', ['Passwords do not match']],
  ])('is checked after a reset: %j, repeated %j', (newPassword, confirmation, sentences) => {
    expect(sentencesOf(resetPasswordForm.safeParse({ newPassword, confirmation }))).toEqual(sentences);
  });

  it.each([
    ['saffron', 'paprika', 'paprika', undefined],
    ['', 'paprika', 'paprika', ['Current password is required']],
    ['saffron', 'papri', 'papri', ['New password must be at least 6 characters long']],
    ['saffron', 'paprika', 'paprik', ['New passwords do not match']],
    ['saffron', 'saffron', 'saffron', ['New password must be different from current password']],
  ])(
    'is checked as a change from %j: %j, repeated %j',
    (currentPassword, newPassword, confirmation, sentences) => {
      const given = { currentPassword, newPassword, confirmation };
      expect(sentencesOf(changePasswordForm.safeParse(given))).toEqual(sentences);
    },
  );
});
