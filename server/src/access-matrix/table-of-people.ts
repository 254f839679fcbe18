import { cells, only, ownAffair, type Cells, type Matrix } from './matrix-language.ts';

/** Nobody is there: neither for whoever they blocked, nor who has left, nor who never was. */
const NOBODY = {
  departed: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }),
  missing: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Ending what is not there is no refusal, and says nothing about who is. */
const NOTHING = {
  departed: only({ owner: 'nothing', stranger: 'nothing' }),
  missing: only({ owner: 'nothing', stranger: 'nothing' }),
} satisfies Record<string, Cells>;

const toAnswer: Record<string, Cells> = {
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
        ...NOBODY,
      },
    },
    {
      as: 'their request',
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
        ...NOBODY,
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
      as: 'by a search',
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
      as: 'by username',
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
      as: 'the username of a closed profile',
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
        ...NOBODY,
      },
    },
  ],
  unfollow: [
    {
      input: ({ person }) => ({ userId: person }),
      cells: { open: cells({ owner: 'nothing', follower: 'done', others: 'nothing' }), ...NOTHING },
    },
  ],
  accept: [{ input: ({ request }) => ({ requestId: request }), cells: toAnswer }],
  decline: [{ input: ({ request }) => ({ requestId: request }), cells: toAnswer }],
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
      // Nobody but oneself loses a follower by it.
      input: ({ person }) => ({ userId: person }),
      cells: { open: cells({ owner: 'nothing', others: 'nothing' }), ...NOTHING },
    },
    {
      as: 'the follower',
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
        ...NOBODY,
      },
    },
  ],
  unblock: [
    {
      input: (_, { blockedId }) => ({ userId: blockedId }),
      cells: { open: cells({ owner: 'done', others: 'nothing' }) },
    },
    {
      as: 'oneself',
      input: ({ person }) => ({ userId: person }),
      cells: { open: only({ owner: 'nothing', blocked: 'nothing', stranger: 'nothing' }), ...NOTHING },
    },
  ],
};

export const profiles: Matrix['profiles'] = {
  me: [{ input: () => undefined, cells: ownAffair('sees') }],
  byId: [
    {
      input: ({ person }) => ({ userId: person }),
      cells: {
        open: cells({ owner: 'sees', blocked: 'missing', others: 'sees' }),
        secretive: cells({ follower: 'sees', blocked: 'missing', others: 'less' }),
        ...NOBODY,
      },
    },
    {
      as: 'the username',
      input: ({ person }) => ({ userId: person }),
      shows: ({ username }) => username,
      cells: { secretive: cells({ follower: 'sees', blocked: 'missing', others: 'less' }) },
    },
  ],
  usage: [{ input: () => undefined, shows: () => /"collections":\{"used":[4-9],/, cells: ownAffair('sees') }],
  update: [
    {
      input: (_, { username }) => ({ displayName: 'Renamed', username }),
      cells: { open: cells({ owner: 'done', others: 'done' }) },
    },
    {
      as: 'to a username that is taken',
      input: ({ username }) => ({ displayName: 'Renamed', username }),
      cells: { open: only({ owner: 'done', follower: 'USERNAME_TAKEN', stranger: 'USERNAME_TAKEN' }) },
    },
  ],
  setAvatar: [
    { input: () => ({ photoId: null }), cells: { open: only({ owner: 'done', stranger: 'done' }) } },
    {
      as: 'to a picture of another’s',
      input: ({ avatar }) => ({ photoId: avatar }),
      cells: {
        open: cells({ owner: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
};
