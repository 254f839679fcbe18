import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { cells, only, type Cells, type Matrix } from '../matrix-language.ts';

// `chosen` is a list that 'chosen' has accepted, and that 'former' and 'blocked' had; 'follower' was invited to `limited`.

/** Who takes part in a list: what is in it is theirs to see. */
const TAKES_PART = {
  private: cells({ owner: 'sees', others: 'missing' }),
  chosen: cells({ owner: 'sees', chosen: 'sees', others: 'missing' }),
  limited: cells({ owner: 'sees', follower: 'missing', others: 'missing' }),
  missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Who sees that there is a list, among all that they see. */
const LISTED = {
  private: cells({ owner: 'sees', others: 'nothing' }),
  chosen: cells({ owner: 'sees', chosen: 'sees', others: 'nothing' }),
  limited: cells({ owner: 'sees', follower: 'sees', chosen: 'nothing', others: 'nothing' }),
} satisfies Record<string, Cells>;

const MEMBERS_CHANGE = {
  private: cells({ owner: 'done', others: 'missing' }),
  chosen: cells({ owner: 'done', chosen: 'done', others: 'missing' }),
  limited: cells({ owner: 'done', follower: 'missing', others: 'missing' }),
  missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

const OWNER_CHANGES = {
  private: cells({ owner: 'done', others: 'missing' }),
  chosen: cells({ owner: 'done', chosen: 'missing', others: 'missing' }),
  limited: cells({ owner: 'done', follower: 'missing', others: 'missing' }),
  missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

const NEW_ID = '1d9f1f0c-5a5e-4c8e-9d55-0f4f5f0f2b11';
const NEWER = '000000000000002-0000-aaaaaaaa';
const written = <T>(value: T, stamp = NEWER) => ({ value, stamp });
const entry = (more: Partial<ShoppingEntryInput> = {}): ShoppingEntryInput => ({
  ...{ id: NEW_ID, recipeId: null, language: 'en' },
  ...{ text: written('2 eggs'), isTicked: written(true), isRemoved: written(false, NO_STAMP) },
  ...{ aisle: written(null, NO_STAMP), note: written('', NO_STAMP) },
  ...more,
});

export const shoppingLists: Matrix['shoppingLists'] = {
  list: [{ input: () => ({ limit: 100 }), cells: LISTED }],
  changes: [{ input: () => ({}), cells: LISTED }],
  byId: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList }),
      cells: {
        ...TAKES_PART,
        limited: cells({ owner: 'sees', follower: 'sees', chosen: 'missing', others: 'missing' }),
      },
    },
    {
      variant: 'how much is in it',
      input: ({ shoppingList }) => ({ id: shoppingList }),
      shows: () => '"openCount":1',
      cells: { limited: only({ owner: 'sees', follower: 'less' }) },
    },
  ],
  entries: [{ input: ({ shoppingList }) => ({ id: shoppingList }), cells: TAKES_PART }],
  entryChanges: [
    {
      input: () => ({}),
      cells: { ...LISTED, limited: cells({ owner: 'sees', follower: 'nothing', others: 'nothing' }) },
    },
  ],
  members: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList }),
      shows: () => /"displayName":"(chosen|follower)"/,
      cells: {
        chosen: TAKES_PART.chosen,
        limited: TAKES_PART.limited,
        private: cells({ owner: 'less', others: 'missing' }),
        missing: TAKES_PART.missing,
      },
    },
  ],
  create: [
    {
      input: () => ({ id: NEW_ID, name: 'New' }),
      cells: { open: cells({ owner: 'done', others: 'done' }) },
    },
    {
      variant: 'with the id of another’s',
      input: ({ shoppingList }) => ({ id: shoppingList, name: 'New' }),
      cells: {
        private: cells({ owner: 'nothing', others: 'SHOPPING_LIST_NOT_FOUND' }),
        chosen: only({ chosen: 'SHOPPING_LIST_NOT_FOUND' }),
      },
    },
    {
      variant: 'with the id of a deleted one of another’s',
      input: ({ deletedShoppingList }) => ({ id: deletedShoppingList, name: 'New' }),
      cells: { private: cells({ owner: 'done', others: 'SHOPPING_LIST_NOT_FOUND' }) },
    },
  ],
  update: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList, name: written('Mine now') }),
      actsAsOwner: true,
      cells: MEMBERS_CHANGE,
    },
    {
      variant: 'a store for all lists of the vault',
      input: ({ shoppingList }) => ({
        id: shoppingList,
        stores: [{ id: NEW_ID, name: written('Market'), aisleOrder: written(['fish' as const]) }],
      }),
      actsAsOwner: true,
      // Who takes part in it has none of the vault's stores to change: they are left out.
      cells: { ...OWNER_CHANGES, chosen: cells({ owner: 'done', chosen: 'nothing', others: 'missing' }) },
    },
    {
      variant: 'which store it is for',
      input: ({ shoppingList }) => ({ id: shoppingList, store: written(NEW_ID) }),
      actsAsOwner: true,
      cells: { ...OWNER_CHANGES, chosen: cells({ owner: 'done', chosen: 'nothing', others: 'missing' }) },
    },
  ],
  put: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList, entries: [entry()] }),
      actsAsOwner: true,
      cells: MEMBERS_CHANGE,
    },
    {
      variant: 'a tick',
      input: ({ shoppingList, shoppingEntry }) => ({
        id: shoppingList,
        entries: [entry({ id: shoppingEntry, text: written('2 eggs', NO_STAMP) })],
      }),
      actsAsOwner: true,
      cells: MEMBERS_CHANGE,
    },
  ],
  add: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList, text: 'milk 2' }),
      actsAsOwner: true,
      cells: MEMBERS_CHANGE,
    },
    {
      variant: 'to the first list',
      input: () => ({ text: 'milk 2' }),
      cells: { open: cells({ owner: 'done', others: 'done' }) },
    },
  ],
  delete: [{ input: ({ shoppingList }) => ({ id: shoppingList }), cells: OWNER_CHANGES }],
  restoreDeleted: [
    {
      input: ({ deletedShoppingList }) => ({ id: deletedShoppingList }),
      cells: {
        private: cells({ owner: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  share: [
    {
      input: ({ shoppingList }, { followerId, chosenId }) => ({
        id: shoppingList,
        userIds: [followerId, chosenId],
      }),
      cells: OWNER_CHANGES,
    },
    {
      variant: 'with somebody who does not follow, or is not there',
      input: ({ shoppingList }, { blockedId }) => ({ id: shoppingList, userIds: [blockedId] }),
      cells: {
        chosen: cells({ owner: 'INVALID_INPUT', chosen: 'missing', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  accept: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList }),
      cells: {
        private: cells({ owner: 'missing', others: 'missing' }),
        chosen: cells({ owner: 'missing', chosen: 'nothing', others: 'missing' }),
        limited: cells({ owner: 'missing', follower: 'done', chosen: 'missing', others: 'missing' }),
        missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
      },
    },
  ],
  leave: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList }),
      cells: {
        private: cells({ owner: 'missing', others: 'missing' }),
        chosen: cells({ owner: 'missing', chosen: 'done', others: 'missing' }),
        limited: cells({ owner: 'missing', follower: 'done', chosen: 'missing', others: 'missing' }),
        missing: only({ owner: 'missing', chosen: 'missing', stranger: 'missing' }),
      },
    },
  ],
  link: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList }),
      shows: ({ listLink }) => listLink,
      cells: {
        private: cells({ owner: 'sees', others: 'nothing' }),
        chosen: only({ owner: 'sees', chosen: 'nothing', stranger: 'nothing' }),
        missing: only({ owner: 'nothing', stranger: 'nothing' }),
      },
    },
  ],
  createLink: [
    {
      input: ({ shoppingList }) => ({ id: shoppingList }),
      cells: {
        private: cells({ owner: 'nothing', others: 'missing' }),
        chosen: only({ owner: 'nothing', chosen: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  revokeLink: [{ input: ({ shoppingList }) => ({ id: shoppingList }), cells: OWNER_CHANGES }],
  // A link is a permission by itself, to read.
  shared: [
    {
      input: ({ listLink }) => ({ shareId: listLink }),
      cells: {
        private: cells({ anonymous: 'sees', gone: 'sees', owner: 'sees', others: 'sees' }),
        missing: { anonymous: 'missing', gone: 'missing', owner: 'missing', stranger: 'missing' },
      },
    },
    {
      variant: 'by the id of its list',
      input: ({ shoppingList }) => ({ shareId: shoppingList }),
      cells: { chosen: { anonymous: 'missing', owner: 'missing', chosen: 'missing' } },
    },
  ],
};
