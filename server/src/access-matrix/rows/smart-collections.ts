import { cells, only, ownOnly, type Cells, type Matrix } from '../matrix-language.ts';

// They are their vault's alone, whoever follows: to everybody else one is like none.

const OWNER_READS = {
  open: cells({ owner: 'sees', others: 'missing' }),
  missing: only({ owner: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

const OWNER_CHANGES = {
  open: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
  missing: only({ owner: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

export const smartCollections: Matrix['smartCollections'] = {
  list: [{ input: () => ({}), shows: ({ smartCollection }) => smartCollection, cells: ownOnly('sees') }],
  changes: [{ input: () => ({}), shows: ({ smartCollection }) => smartCollection, cells: ownOnly('sees') }],
  byId: [
    {
      input: ({ smartCollection }) => ({ id: smartCollection }),
      shows: ({ smartCollection }) => smartCollection,
      cells: OWNER_READS,
    },
  ],
  create: [{ input: () => ({ name: 'Quick', filter: { maxMinutes: 30 } }), cells: ownOnly('done', 'done') }],
  update: [
    { input: ({ smartCollection }) => ({ id: smartCollection, name: 'Mine now' }), cells: OWNER_CHANGES },
  ],
  delete: [{ input: ({ smartCollection }) => ({ id: smartCollection }), cells: OWNER_CHANGES }],
  restoreDeleted: [
    {
      input: ({ deletedSmartCollection }) => ({ id: deletedSmartCollection }),
      cells: OWNER_CHANGES,
    },
  ],
};
