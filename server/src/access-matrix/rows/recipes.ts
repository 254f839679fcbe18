import { VISIBLE } from './collections.ts';
import { cells, only, ownOnly, type Cells, type Matrix } from '../matrix-language.ts';

/** Only the owner may change a recipe, even if others may see it. */
const OWNER_CHANGES = {
  public: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
  private: { owner: 'done', follower: 'missing' },
  missing: { owner: 'missing' },
} satisfies Record<string, Cells>;

const READ = {
  public: cells({ owner: 'sees', others: 'missing' }),
  private: only({ owner: 'sees', follower: 'missing', stranger: 'missing' }),
  missing: only({ owner: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Viewers who may see a recipe may save a copy. */
const COPIED = {
  private: cells({ owner: 'nothing', others: 'missing' }),
  limited: cells({ owner: 'nothing', follower: 'done', others: 'missing' }),
  chosen: cells({ owner: 'nothing', chosen: 'done', others: 'missing' }),
  followers_only: cells({ owner: 'nothing', follower: 'done', others: 'missing' }),
  public: cells({ owner: 'nothing', blocked: 'missing', others: 'done' }),
  closed: cells({ follower: 'done', others: 'missing' }),
  favorites: cells({ owner: 'nothing', others: 'missing' }),
  missing: VISIBLE.missing,
} satisfies Record<string, Cells>;

const ownRecipe = { open: cells({ owner: 'done', others: 'done' }) };

export const recipes: Matrix['recipes'] = {
  list: [
    {
      input: () => ({ limit: 100 }),
      cells: {
        private: only({ owner: 'sees', stranger: 'nothing' }),
        public: cells({ owner: 'sees', others: 'nothing' }),
      },
    },
    {
      variant: 'beside a collection',
      input: ({ collection }) => ({ outsidePlaylist: collection, search: 'mark' }),
      shows: () => 'mark-',
      cells: { public: cells({ owner: 'sees', others: 'nothing' }) },
    },
  ],
  changedSince: [
    {
      input: () => ({}),
      cells: {
        private: only({ owner: 'sees', stranger: 'nothing' }),
        public: cells({ owner: 'sees', others: 'nothing' }),
      },
    },
    {
      variant: 'a part',
      input: ({ recipe }) => ({ part: { ids: [recipe], favorites: true } }),
      cells: { public: cells({ owner: 'sees', others: 'nothing' }) },
    },
  ],
  byId: [
    { input: ({ recipe }) => ({ id: recipe }), cells: VISIBLE },
    {
      variant: 'a deleted one',
      input: ({ deletedRecipe }) => ({ id: deletedRecipe }),
      cells: { public: cells({ owner: 'missing', others: 'missing' }) },
    },
  ],
  duplicates: [
    {
      input: ({ mark }) => ({ sourceUrl: `https://a.example/${mark}` }),
      shows: ({ recipe }) => recipe,
      cells: {
        public: cells({ owner: 'sees', others: 'nothing' }),
        private: only({ owner: 'sees', follower: 'nothing', stranger: 'nothing' }),
      },
    },
  ],
  create: [
    { input: () => ({ title: 'New' }), cells: ownRecipe },
    {
      variant: 'with the image of another',
      input: ({ image }) => ({ title: 'New', imageId: image }),
      cells: {
        public: cells({ owner: 'done', others: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
    {
      variant: 'with a photo of another',
      input: ({ photo }) => ({ title: 'New', photoIds: [photo] }),
      cells: { public: only({ follower: 'missing', stranger: 'missing' }) },
    },
    {
      variant: 'out of the import of another',
      input: ({ failedImport }) => ({ title: 'New', importId: failedImport }),
      cells: { open: only({ owner: 'done', follower: 'done', stranger: 'done' }) },
    },
  ],
  update: [
    { input: ({ recipe }) => ({ id: recipe, version: 2, title: 'Mine now' }), cells: OWNER_CHANGES },
    {
      variant: 'over an older version',
      input: ({ recipe }) => ({ id: recipe, version: 1, title: 'Mine now' }),
      cells: { public: cells({ owner: 'RECIPE_CHANGED', others: 'missing' }) },
    },
    {
      variant: 'with the image of another',
      input: ({ image }, me) => ({ id: me.recipe, version: 1, title: 'Own', imageId: image }),
      cells: { public: only({ owner: 'done', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  delete: [{ input: ({ recipe }) => ({ id: recipe }), cells: OWNER_CHANGES }],
  deleteMany: [
    { input: ({ recipe, second }) => ({ ids: [recipe, second] }), cells: OWNER_CHANGES },
    {
      variant: 'beside one’s own, which goes alone',
      input: ({ recipe }, me) => ({ ids: [me.recipe, recipe] }),
      cells: { public: only({ owner: 'done', follower: 'done', stranger: 'done' }) },
    },
  ],
  restoreDeleted: [
    { input: ({ deletedRecipe }) => ({ ids: [deletedRecipe] }), cells: OWNER_CHANGES },
    {
      variant: 'what was not deleted',
      input: ({ recipe }) => ({ ids: [recipe] }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  versions: [{ input: ({ recipe }) => ({ id: recipe }), cells: READ }],
  restore: [{ input: ({ recipe }) => ({ id: recipe, version: 1 }), cells: OWNER_CHANGES }],
  cookLog: [{ input: ({ recipe }) => ({ id: recipe }), shows: () => 'mark-cooked', cells: READ }],
  logCooked: [
    {
      input: ({ recipe }, me) => ({ id: recipe, entryId: me.recipe, cookedOn: '2025-01-02', note: 'mine' }),
      cells: OWNER_CHANGES,
    },
    {
      variant: 'with the photo of another',
      input: ({ plate }, me) => ({
        id: me.recipe,
        entryId: me.recipe,
        cookedOn: '2025-01-02',
        photoId: plate,
      }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
    {
      variant: 'over the entry of another, by its id, in one’s own recipe',
      input: ({ cooked }, me) => ({ id: me.recipe, entryId: cooked, cookedOn: '2025-01-02' }),
      cells: { public: only({ owner: 'done', follower: 'done', stranger: 'done' }) },
    },
  ],
  deleteCooked: [
    { input: ({ recipe, cooked }) => ({ id: recipe, entryId: cooked }), cells: OWNER_CHANGES },
    {
      variant: 'the entry of another, by its id, of one’s own recipe',
      input: ({ cooked }, me) => ({ id: me.recipe, entryId: cooked }),
      cells: { public: only({ owner: 'nothing', follower: 'nothing', stranger: 'nothing' }) },
    },
  ],
  foods: [{ input: ({ recipe }) => ({ id: recipe }), shows: () => 'egg', cells: READ }],
  ticks: [{ input: ({ recipe }) => ({ id: recipe }), shows: () => /"isTicked":true/, cells: READ }],
  tick: [
    {
      input: ({ recipe }) => ({ id: recipe, ticks: [{ place: 0, line: '1 egg', isTicked: false, at: 2 }] }),
      cells: OWNER_CHANGES,
    },
  ],
  links: [
    { input: ({ recipe }) => ({ id: recipe }), shows: () => 'Second', cells: VISIBLE },
    {
      variant: 'by the link that shares it, without the one that is linked',
      input: ({ recipe, share }) => ({ id: recipe, shareId: share }),
      shows: () => 'Second',
      cells: { private: only({ owner: 'sees', follower: 'less', stranger: 'less' }) },
    },
  ],
  linkLine: [
    {
      input: ({ recipe }) => ({ id: recipe, line: '1 egg', linkedId: null }),
      cells: OWNER_CHANGES,
    },
  ],
  addPicture: [
    { input: ({ recipe, addable }) => ({ id: recipe, pictureId: addable }), cells: OWNER_CHANGES },
    {
      variant: 'the picture of another, to one’s own recipe',
      input: ({ addable }, me) => ({ id: me.recipe, pictureId: addable }),
      cells: {
        public: only({ owner: 'done', follower: 'missing', stranger: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
    {
      variant: 'the picture that a recipe of another has, to one’s own',
      input: ({ further }, me) => ({ id: me.recipe, pictureId: further }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
  ],
  removePicture: [
    { input: ({ recipe, further }) => ({ id: recipe, pictureId: further }), cells: OWNER_CHANGES },
    {
      variant: 'the picture of another, by its id, of one’s own recipe',
      input: ({ further }, me) => ({ id: me.recipe, pictureId: further }),
      cells: { public: only({ owner: 'nothing', follower: 'nothing', stranger: 'nothing' }) },
    },
  ],
  tags: [
    {
      input: () => ({ limit: 100 }),
      cells: { public: cells({ owner: 'sees', others: 'nothing' }) },
    },
  ],
  addTags: [
    { input: ({ recipe }, me) => ({ ids: [me.recipe, recipe], tags: ['mine'] }), cells: OWNER_CHANGES },
  ],
  setFavorite: [{ input: ({ recipe }) => ({ id: recipe, isFavorite: true }), cells: OWNER_CHANGES }],
  rate: [{ input: ({ recipe }) => ({ id: recipe, rating: 4 }), cells: OWNER_CHANGES }],
  saveCopy: [{ input: ({ recipe }) => ({ id: recipe }), cells: COPIED }],
};

export const bin: Matrix['bin'] = {
  list: [{ input: () => ({}), shows: () => 'mark-deleted', cells: ownOnly('sees') }],
  remove: [
    {
      input: ({ deletedRecipe, deletedCollection }) => ({ ids: [deletedRecipe, deletedCollection] }),
      cells: OWNER_CHANGES,
    },
  ],
  empty: [{ input: () => undefined, cells: ownOnly('done') }],
};

export const photoQuota: Matrix['photoQuota'] = {
  usage: [{ input: () => undefined, shows: () => '"currentCount":8', cells: ownOnly('sees') }],
  check: [{ input: () => ({ count: 30 }), shows: () => '"isAllowed":false', cells: ownOnly('sees') }],
  held: [{ input: () => ({}), shows: () => '"count":2', cells: ownOnly('sees') }],
  discardHeld: [
    { input: () => ({}), cells: ownOnly('done') },
    {
      variant: 'but for the photo of another, by its id',
      input: ({ loosePhoto }) => ({ exceptPhotoIds: [loosePhoto] }),
      cells: ownOnly('done'),
    },
  ],
  stats: [{ input: () => undefined, shows: () => '"totalPhotos":6', cells: ownOnly('sees') }],
  photoRecipes: [{ input: () => ({}), shows: () => 'mark-', cells: ownOnly('sees') }],
};

export const foodRules: Matrix['foodRules'] = {
  list: [{ input: () => ({}), shows: ({ foodRule }) => foodRule, cells: ownOnly('sees') }],
  add: [
    {
      input: () => ({ kind: 'same', food: 'scallions', isFood: 'spring onions', language: 'en' }),
      cells: ownOnly('done', 'done'),
    },
  ],
  remove: [
    {
      input: ({ foodRule }) => ({ id: foodRule }),
      cells: {
        open: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
};

export const shares: Matrix['shares'] = {
  // A share link is a permission by itself: blocks and privacy do not matter.
  get: [
    {
      input: ({ share }) => ({ shareId: share }),
      cells: {
        private: cells({ anonymous: 'sees', gone: 'sees', owner: 'sees', others: 'sees' }),
        closed: { anonymous: 'sees', stranger: 'sees', blocked: 'sees' },
        missing: { anonymous: 'missing', gone: 'missing', owner: 'missing', stranger: 'missing' },
      },
    },
  ],
  save: [
    {
      input: ({ share }) => ({ shareId: share }),
      cells: {
        private: cells({ owner: 'nothing', others: 'done' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  forRecipe: [
    {
      input: ({ recipe }) => ({ recipeId: recipe }),
      shows: ({ share }) => share,
      cells: {
        public: cells({ owner: 'sees', others: 'nothing' }),
        private: only({ owner: 'sees', follower: 'nothing', stranger: 'nothing' }),
        missing: only({ owner: 'nothing', stranger: 'nothing' }),
      },
    },
  ],
  list: [{ input: () => ({}), shows: () => 'mark-', cells: ownOnly('sees') }],
  create: [
    {
      input: ({ second }) => ({ recipeId: second }),
      cells: OWNER_CHANGES,
    },
  ],
  recordShare: [{ input: ({ recipe }) => ({ recipeId: recipe }), cells: OWNER_CHANGES }],
  revoke: [{ input: ({ share }) => ({ shareId: share }), cells: OWNER_CHANGES }],
};
