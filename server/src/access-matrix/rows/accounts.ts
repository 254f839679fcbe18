import { PASSWORD } from '../fixtures.ts';
import { only, ownOnly, type Cells, type Matrix } from '../matrix-language.ts';

const NEW_PASSWORD = 'something new';
/** Half of a made-up reset link. */
const HALF = 'a'.repeat(43);

/** Needs the password of the signed-in account. */
const withPassword = (owner: 'done' | 'nothing'): { open: Cells } => ({
  open: only({ owner, stranger: 'INVALID_CREDENTIALS' }),
});

export const dataExports: Matrix['exports'] = {
  start: [{ input: () => undefined, cells: ownOnly('done', 'done') }],
  state: [{ input: () => undefined, shows: (about) => about.export, cells: ownOnly('sees') }],
};

export const accessTokens: Matrix['tokens'] = {
  list: [{ input: () => ({}), shows: ({ token }) => token, cells: ownOnly('sees') }],
  create: [
    {
      input: () => ({ password: PASSWORD, name: 'Kitchen display', mayWrite: false }),
      cells: withPassword('done'),
    },
  ],
  revoke: [
    {
      input: ({ token }) => ({ id: token }),
      cells: {
        open: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
};

export const accounts: Matrix['auth'] = {
  session: [
    {
      input: () => undefined,
      shows: ({ email }) => email,
      cells: { open: { anonymous: 'nothing', owner: 'sees', stranger: 'nothing', gone: 'nothing' } },
    },
  ],
  // Visitors must not learn from these who has an account, except by usernames, which are public.
  signUp: [
    {
      input: ({ email }) => ({ email, password: PASSWORD, displayName: 'New', username: 'brand.new' }),
      cells: { open: { anonymous: 'done' }, missing: { anonymous: 'done', owner: 'done', gone: 'done' } },
    },
    {
      variant: 'with a username that is taken',
      input: ({ username }) => ({
        email: 'brand.new@example.org',
        password: PASSWORD,
        displayName: 'New',
        username,
      }),
      cells: { open: { anonymous: 'USERNAME_TAKEN', owner: 'USERNAME_TAKEN' } },
    },
  ],
  verifyEmail: [
    {
      input: ({ email }) => ({ email, code: '123456' }),
      cells: {
        open: { anonymous: 'missing', owner: 'missing', gone: 'missing' },
        missing: { anonymous: 'missing' },
      },
    },
  ],
  resendCode: [
    {
      input: ({ email }) => ({ email }),
      cells: { open: { anonymous: 'nothing', gone: 'nothing' }, missing: { anonymous: 'nothing' } },
    },
  ],
  signIn: [
    {
      input: ({ email }) => ({ email, password: PASSWORD }),
      actsAsOwner: true,
      cells: {
        open: { anonymous: 'done', stranger: 'done', gone: 'done' },
        missing: { anonymous: 'missing' },
      },
    },
    {
      variant: 'with a wrong password',
      input: ({ email }) => ({ email, password: 'wrong' }),
      cells: { open: { anonymous: 'missing', owner: 'missing', gone: 'missing' } },
    },
  ],
  signOut: [
    {
      input: () => undefined,
      cells: { open: { anonymous: 'nothing', owner: 'done', stranger: 'done', gone: 'nothing' } },
    },
  ],
  requestPasswordReset: [
    {
      input: ({ email }) => ({ email }),
      cells: {
        open: { anonymous: 'done' },
        departed: { anonymous: 'done' },
        missing: { anonymous: 'done' },
      },
    },
  ],
  resetPassword: [
    {
      input: () => ({ accessToken: HALF, refreshToken: HALF, newPassword: NEW_PASSWORD }),
      cells: {
        open: { anonymous: 'RESET_LINK_INVALID', owner: 'RESET_LINK_INVALID', gone: 'RESET_LINK_INVALID' },
      },
    },
  ],
  deletionInfo: [{ input: () => undefined, shows: () => '"shares":6', cells: ownOnly('sees') }],
  verifyPassword: [{ input: () => ({ password: PASSWORD }), cells: withPassword('nothing') }],
  deleteAccount: [
    {
      input: ({ email }) => ({ password: PASSWORD, email }),
      cells: { open: only({ owner: 'done', stranger: 'missing' }) },
    },
    {
      variant: 'of another',
      input: () => ({ password: PASSWORD, email: 'other@example.org' }),
      cells: { open: only({ owner: 'INVALID_INPUT', stranger: 'INVALID_CREDENTIALS' }) },
    },
  ],
  changePassword: [
    {
      input: () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
      cells: withPassword('done'),
    },
  ],
  setLanguage: [{ input: () => ({ language: 'de' as const }), cells: ownOnly('done', 'done') }],
  sessions: [{ input: () => ({}), shows: ({ session }) => session, cells: ownOnly('sees') }],
  endSession: [
    {
      input: ({ session }) => ({ id: session }),
      cells: {
        open: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  endOtherSessions: [{ input: () => undefined, cells: ownOnly('done') }],
  // The addresses that exports.start and exports.state had before.
  exportData: dataExports.start,
  exportState: dataExports.state,
};
