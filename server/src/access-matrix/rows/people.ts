import { cells, only, ownOnly, type Cells, type Matrix } from '../matrix-language.ts';

/** People with a deleted account and ids that never existed get the same answer. */
const NOT_FOUND = {
  departed: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }),
  missing: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Ending what does not exist is not an error, and does not reveal who exists. */
const NO_EFFECT = {
  departed: only({ owner: 'nothing', stranger: 'nothing' }),
  missing: only({ owner: 'nothing', stranger: 'nothing' }),
} satisfies Record<string, Cells>;

const ANSWERABLE: Record<string, Cells> = {
  received: cells({ owner: 'done', others: 'missing' }),
  sent: cells({ owner: 'missing', addressee: 'done', others: 'missing' }),
  declined: only({ owner: 'missing', requested: 'missing', stranger: 'missing' }),
  missing: only({ owner: 'missing', stranger: 'missing' }),
};

export const people: Matrix['follows'] = {
  status: [
    {
      input: ({ person }) => ({ userId: person }),
      shows: () => '"status":',
      cells: {
        open: cells({ owner: 'sees', blocked: 'missing', others: 'sees' }),
        secretive: cells({ blocked: 'missing', others: 'sees' }),
        ...NOT_FOUND,
      },
    },
    {
      variant: 'their request',
      input: ({ person }) => ({ userId: person }),
      shows: ({ request }) => request,
      cells: { received: only({ requested: 'sees', follower: 'less', stranger: 'less' }) },
    },
  ],
  counts: [
    {
      input: ({ person }) => ({ userId: person }),
      shows: () => /"followers":\d/,
      cells: {
        open: cells({ owner: 'sees', blocked: 'missing', others: 'sees' }),
        secretive: cells({ follower: 'sees', blocked: 'missing', others: 'less' }),
        ...NOT_FOUND,
      },
    },
  ],
  followers: [
    {
      input: () => ({}),
      shows: () => '"displayName":"follower"',
      cells: { open: cells({ owner: 'sees', others: 'nothing' }) },
    },
    {
      variant: 'by a search',
      input: () => ({ search: 'FOLLOWER' }),
      shows: () => '"displayName":"follower"',
      cells: { open: cells({ owner: 'sees', others: 'nothing' }) },
    },
  ],
  following: [
    {
      input: () => ({}),
      shows: ({ person }) => person,
      cells: { open: cells({ owner: 'nothing', follower: 'sees', others: 'nothing' }) },
    },
    {
      variant: 'by username',
      input: () => ({}),
      shows: ({ username }) => username,
      cells: { secretive: only({ follower: 'sees', requested: 'nothing', stranger: 'nothing' }) },
    },
  ],
  receivedRequests: [
    {
      input: () => ({}),
      shows: ({ request }) => request,
      cells: {
        received: cells({ owner: 'sees', others: 'nothing' }),
        sent: only({ owner: 'nothing', addressee: 'sees', stranger: 'nothing' }),
        declined: only({ owner: 'nothing', stranger: 'nothing' }),
      },
    },
  ],
  sentRequests: [
    {
      input: () => ({}),
      shows: ({ request }) => request,
      cells: {
        received: cells({ owner: 'nothing', requested: 'sees', others: 'nothing' }),
        sent: only({ owner: 'sees', addressee: 'nothing', stranger: 'nothing' }),
        declined: only({ owner: 'nothing', stranger: 'nothing' }),
      },
    },
    {
      variant: 'the username of a closed profile',
      input: () => ({}),
      shows: ({ username }) => username,
      cells: { secretive: only({ requested: 'nothing' }) },
    },
  ],
  blocked: [
    {
      input: () => ({}),
      shows: () => '"displayName":"blocked"',
      cells: { open: cells({ owner: 'sees', others: 'nothing' }) },
    },
  ],
  searchUsers: [
    {
      input: ({ username }) => ({ query: username }),
      shows: ({ person }) => person,
      cells: {
        open: cells({ owner: 'nothing', blocked: 'nothing', others: 'sees' }),
        secretive: cells({ owner: 'nothing', others: 'nothing' }),
        unwilling: only({ owner: 'nothing', stranger: 'nothing' }),
        departed: only({ owner: 'nothing', stranger: 'nothing' }),
        missing: only({ owner: 'nothing', stranger: 'nothing' }),
      },
    },
  ],
  follow: [
    {
      input: ({ person }) => ({ userId: person }),
      cells: {
        open: cells({
          owner: 'FOLLOW_SELF',
          follower: 'FOLLOW_EXISTS',
          requested: 'FOLLOW_REQUEST_EXISTS',
          blocked: 'missing',
          others: 'done',
        }),
        secretive: cells({
          follower: 'FOLLOW_EXISTS',
          requested: 'FOLLOW_REQUEST_EXISTS',
          blocked: 'missing',
          others: 'done',
        }),
        unwilling: only({ owner: 'missing', stranger: 'missing' }),
        ...NOT_FOUND,
      },
    },
  ],
  unfollow: [
    {
      input: ({ person }) => ({ userId: person }),
      cells: { open: cells({ owner: 'nothing', follower: 'done', others: 'nothing' }), ...NO_EFFECT },
    },
  ],
  accept: [{ input: ({ request }) => ({ requestId: request }), cells: ANSWERABLE }],
  decline: [{ input: ({ request }) => ({ requestId: request }), cells: ANSWERABLE }],
  cancel: [
    {
      input: ({ request }) => ({ requestId: request }),
      cells: {
        received: cells({ owner: 'missing', requested: 'done', others: 'missing' }),
        sent: cells({ owner: 'done', others: 'missing' }),
        declined: only({ owner: 'missing', requested: 'missing', stranger: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  removeFollower: [
    {
      // It removes followers of the caller only.
      input: ({ person }) => ({ userId: person }),
      cells: { open: cells({ owner: 'nothing', others: 'nothing' }), ...NO_EFFECT },
    },
    {
      variant: 'the follower',
      input: (_, { followerId }) => ({ userId: followerId }),
      cells: { open: only({ owner: 'done', follower: 'nothing', stranger: 'nothing' }) },
    },
  ],
  block: [
    {
      input: ({ person }) => ({ userId: person }),
      cells: {
        open: cells({ owner: 'NOT_ALLOWED', blocked: 'missing', others: 'done' }),
        secretive: only({ owner: 'done', blocked: 'missing', stranger: 'done' }),
        ...NOT_FOUND,
      },
    },
  ],
  unblock: [
    {
      input: (_, { blockedId }) => ({ userId: blockedId }),
      cells: { open: cells({ owner: 'done', others: 'nothing' }) },
    },
    {
      variant: 'oneself',
      input: ({ person }) => ({ userId: person }),
      cells: { open: only({ owner: 'nothing', blocked: 'nothing', stranger: 'nothing' }), ...NO_EFFECT },
    },
  ],
};

export const profiles: Matrix['profiles'] = {
  me: [{ input: () => undefined, cells: ownOnly('sees') }],
  byId: [
    {
      input: ({ person }) => ({ userId: person }),
      cells: {
        open: cells({ owner: 'sees', blocked: 'missing', others: 'sees' }),
        secretive: cells({ follower: 'sees', blocked: 'missing', others: 'less' }),
        ...NOT_FOUND,
      },
    },
    {
      variant: 'the username',
      input: ({ person }) => ({ userId: person }),
      shows: ({ username }) => username,
      cells: { secretive: cells({ follower: 'sees', blocked: 'missing', others: 'less' }) },
    },
  ],
  usage: [{ input: () => undefined, shows: () => /"collections":\{"used":[4-9],/, cells: ownOnly('sees') }],
  update: [
    {
      input: (_, { username }) => ({ displayName: 'Renamed', username }),
      cells: { open: cells({ owner: 'done', others: 'done' }) },
    },
    {
      variant: 'to a username that is taken',
      input: ({ username }) => ({ displayName: 'Renamed', username }),
      cells: { open: only({ owner: 'done', follower: 'USERNAME_TAKEN', stranger: 'USERNAME_TAKEN' }) },
    },
  ],
  setAvatar: [
    { input: () => ({ photoId: null }), cells: { open: only({ owner: 'done', stranger: 'done' }) } },
    {
      variant: 'to a image of another’s',
      input: ({ avatar }) => ({ photoId: avatar }),
      cells: {
        open: cells({ owner: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
};
