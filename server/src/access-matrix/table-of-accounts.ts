import { PASSWORD } from './fixtures.ts';
import { only, ownAffair, type Cells, type Matrix } from './matrix-language.ts';

const NEW_PASSWORD = 'something new';
/** Half of a reset link that was never sent. */
const HALF = 'a'.repeat(43);

/** Whoever has the password of the account that is signed in, and nobody else. */
const withPassword = (owner: 'done' | 'nothing'): { open: Cells } => ({
  open: only({ owner, stranger: 'INVALID_CREDENTIALS' }),
});

export const dataExports: Matrix['exports'] = {
  start: [{ input: () => undefined, cells: ownAffair('done', 'done') }],
  state: [{ input: () => undefined, shows: (about) => about.export, cells: ownAffair('sees') }],
};

export const accounts: Matrix['auth'] = {
  session: [
    {
      input: () => undefined,
      shows: ({ email }) => email,
      cells: { open: { anonymous: 'nothing', owner: 'sees', stranger: 'nothing', gone: 'nothing' } },
    },
  ],
  // Of these, whoever is not signed in learns nothing about who has an account, but for usernames, which are public.
  signUp: [
    {
      input: ({ email }) => ({ email, password: PASSWORD, displayName: 'New', username: 'brand.new' }),
      cells: { open: { anonymous: 'done' }, missing: { anonymous: 'done', owner: 'done', gone: 'done' } },
    },
    {
      as: 'with a username that is taken',
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
      isAsOwner: true,
      cells: {
        open: { anonymous: 'done', stranger: 'done', gone: 'done' },
        missing: { anonymous: 'missing' },
      },
    },
    {
      as: 'with a wrong password',
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
  deletionInfo: [{ input: () => undefined, shows: () => '"shares":6', cells: ownAffair('sees') }],
  verifyPassword: [{ input: () => ({ password: PASSWORD }), cells: withPassword('nothing') }],
  deleteAccount: [
    {
      input: ({ email }) => ({ password: PASSWORD, email }),
      cells: { open: only({ owner: 'done', stranger: 'missing' }) },
    },
    {
      as: 'of another',
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
  sessions: [{ input: () => ({}), shows: ({ session }) => session, cells: ownAffair('sees') }],
  endSession: [
    {
      input: ({ session }) => ({ id: session }),
      cells: {
        open: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  endOtherSessions: [{ input: () => undefined, cells: ownAffair('done') }],
  // The addresses that exports.start and exports.state had before.
  exportData: dataExports.start,
  exportState: dataExports.state,
};
