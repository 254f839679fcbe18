import { cells, only, type Cells, type Matrix } from '../matrix-language.ts';

/** Who sees a collection and its recipes, by its privacy. */
export const VISIBLE = {
  private: cells({ owner: 'sees', others: 'missing' }),
  limited: cells({ owner: 'sees', follower: 'sees', others: 'missing' }),
  chosen: cells({ owner: 'sees', chosen: 'sees', others: 'missing' }),
  followers_only: cells({ owner: 'sees', follower: 'sees', others: 'missing' }),
  public: cells({ owner: 'sees', blocked: 'missing', others: 'sees' }),
  closed: cells({ follower: 'sees', others: 'missing' }),
  favorites: cells({ owner: 'sees', others: 'missing' }),
  missing: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Only the owner may change a collection, even if others may see it; Favorites cannot be changed at all. */
const OWNER_CHANGES = {
  public: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
  private: { owner: 'done', follower: 'missing' },
  favorites: { owner: 'NOT_ALLOWED', follower: 'missing' },
  missing: { owner: 'missing' },
} satisfies Record<string, Cells>;

/** Another person's recipe or image cannot be put into one's own collection. */
const OWN_RECIPES = {
  public: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
  private: { owner: 'done', follower: 'missing' },
  missing: { owner: 'missing' },
} satisfies Record<string, Cells>;

export const collections: Matrix['playlists'] = {
  list: [
    {
      input: () => ({ limit: 100 }),
      cells: {
        private: only({ owner: 'sees', stranger: 'nothing' }),
        public: cells({ owner: 'sees', others: 'nothing' }),
      },
    },
  ],
  changedSince: [
    {
      input: () => ({}),
      cells: {
        private: only({ owner: 'sees', stranger: 'nothing' }),
        chosen: only({ owner: 'sees', chosen: 'nothing' }),
        public: cells({ owner: 'sees', others: 'nothing' }),
      },
    },
  ],
  changes: [
    {
      input: () => ({}),
      cells: {
        private: only({ owner: 'sees', stranger: 'nothing' }),
        chosen: only({ owner: 'sees', chosen: 'nothing' }),
        public: cells({ owner: 'sees', others: 'nothing' }),
      },
    },
  ],
  byId: [
    { input: ({ collection }) => ({ id: collection }), cells: VISIBLE },
    {
      variant: 'a deleted one',
      input: ({ deletedCollection }) => ({ id: deletedCollection }),
      cells: { public: cells({ owner: 'missing', others: 'missing' }) },
    },
    {
      variant: 'the sharing list',
      input: ({ collection }) => ({ id: collection }),
      shows: () => /"sharedWith":\["[0-9a-f-]{36}"\]/,
      cells: { chosen: cells({ owner: 'sees', chosen: 'less', others: 'missing' }) },
    },
  ],
  ofUserById: [
    {
      input: ({ person, collection }) => ({ userId: person, id: collection }),
      cells: {
        // The only procedure that reveals that something exists which the viewer may not see (docs/rules.md, Authorization).
        private: cells({ owner: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        limited: cells({
          owner: 'sees',
          follower: 'sees',
          blocked: 'missing',
          others: 'PLAYLIST_FORBIDDEN',
        }),
        chosen: cells({ owner: 'sees', chosen: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        followers_only: cells({
          owner: 'sees',
          follower: 'sees',
          blocked: 'missing',
          others: 'PLAYLIST_FORBIDDEN',
        }),
        public: VISIBLE.public,
        closed: cells({ follower: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        favorites: cells({ owner: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        missing: VISIBLE.missing,
      },
    },
    {
      variant: 'Favorites by name',
      input: ({ person }) => ({ userId: person, id: 'favorites' }),
      cells: {
        favorites: cells({ owner: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        secretive: only({
          follower: 'PLAYLIST_FORBIDDEN',
          stranger: 'PLAYLIST_FORBIDDEN',
          blocked: 'missing',
        }),
        missing: VISIBLE.missing,
      },
    },
  ],
  ofUser: [
    {
      input: ({ person }) => ({ userId: person, limit: 100 }),
      cells: {
        private: cells({ owner: 'sees', blocked: 'missing', others: 'less' }),
        limited: cells({ owner: 'sees', follower: 'sees', blocked: 'missing', others: 'less' }),
        chosen: cells({ owner: 'sees', chosen: 'sees', blocked: 'missing', others: 'less' }),
        followers_only: cells({ owner: 'sees', follower: 'sees', blocked: 'missing', others: 'less' }),
        public: VISIBLE.public,
        closed: cells({ follower: 'sees', blocked: 'missing', others: 'less' }),
        missing: VISIBLE.missing,
      },
    },
    {
      variant: 'the sharing list',
      input: ({ person }) => ({ userId: person, limit: 100 }),
      shows: () => /"sharedWith":\["[0-9a-f-]{36}"\]/,
      cells: { chosen: cells({ owner: 'sees', blocked: 'missing', others: 'less' }) },
    },
    {
      variant: 'Favorites among them',
      input: ({ person }) => ({ userId: person, limit: 100 }),
      shows: ({ collection }) => collection,
      cells: { favorites: cells({ owner: 'sees', blocked: 'missing', others: 'less' }) },
    },
  ],
  sharedWith: [
    {
      input: ({ collection }) => ({ id: collection }),
      shows: () => '"displayName":"chosen"',
      cells: {
        chosen: cells({ owner: 'sees', others: 'missing' }),
        limited: only({ owner: 'less', follower: 'missing', stranger: 'missing' }),
        public: only({ owner: 'less', follower: 'missing', stranger: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  sharedWithMe: [
    {
      input: () => ({ limit: 100 }),
      cells: {
        chosen: cells({ owner: 'nothing', chosen: 'sees', others: 'nothing' }),
        limited: cells({ owner: 'nothing', others: 'nothing' }),
        public: only({ owner: 'nothing', follower: 'nothing', chosen: 'nothing' }),
      },
    },
    {
      variant: 'the sharing list',
      input: () => ({ limit: 100 }),
      shows: () => 'sharedWith"',
      cells: { chosen: only({ chosen: 'nothing' }) },
    },
  ],
  forRecipe: [
    {
      input: ({ recipe }) => ({ recipeId: recipe }),
      shows: ({ collection }) => collection,
      cells: {
        public: cells({ owner: 'sees', others: 'missing' }),
        favorites: only({ owner: 'sees', follower: 'missing', stranger: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
  ],
  create: [
    {
      input: () => ({ name: 'New', privacyLevel: 'public' }),
      cells: { open: cells({ owner: 'done', others: 'done' }) },
    },
    {
      variant: 'with a image of another’s',
      input: ({ cover }) => ({ name: 'New', coverPhotoId: cover }),
      cells: { public: OWN_RECIPES.public, missing: OWN_RECIPES.missing },
    },
  ],
  makeFavorites: [
    {
      input: () => undefined,
      cells: { open: only({ owner: 'nothing', stranger: 'done' }) },
    },
  ],
  update: [
    {
      input: ({ collection }) => ({ id: collection, name: 'Mine now', privacyLevel: 'public' }),
      cells: OWNER_CHANGES,
    },
    {
      variant: 'limiting it to oneself',
      input: ({ collection }, me) => ({ id: collection, privacyLevel: 'limited', sharedWith: [me.person] }),
      cells: {
        // The owner does not follow themselves.
        chosen: cells({ owner: 'INVALID_INPUT', others: 'missing' }),
        public: only({ owner: 'INVALID_INPUT', follower: 'missing', stranger: 'missing' }),
      },
    },
    {
      variant: 'limiting it to followers of the owner',
      input: ({ collection }, { followerId, chosenId }) => ({
        id: collection,
        sharedWith: [followerId, chosenId],
      }),
      cells: { chosen: cells({ owner: 'done', others: 'missing' }), missing: { owner: 'missing' } },
    },
    {
      variant: 'limiting one’s own to somebody who does not follow, or is not there',
      input: ({ person }, me) => ({ id: me.collection, sharedWith: [person] }),
      cells: {
        open: cells({ owner: 'missing', others: 'missing' }),
        departed: only({ owner: 'missing', stranger: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
    {
      variant: 'limiting one’s own to followers of the owner',
      input: (_, me) => ({ id: me.collection, sharedWith: [me.followerId] }),
      cells: { open: cells({ owner: 'done', others: 'INVALID_INPUT' }) },
    },
    {
      variant: 'the cover of one’s own',
      input: ({ recipe }, me) => ({ id: me.collection, coverRecipeId: recipe }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
    {
      variant: 'the cover of one’s own to a image of another’s',
      input: ({ cover }, me) => ({ id: me.collection, coverPhotoId: cover }),
      cells: { public: OWN_RECIPES.public, missing: OWN_RECIPES.missing },
    },
  ],
  delete: [{ input: ({ collection }) => ({ id: collection, withRecipes: true }), cells: OWNER_CHANGES }],
  restoreDeleted: [
    {
      input: ({ deletedCollection }) => ({ id: deletedCollection }),
      cells: {
        public: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
        missing: { owner: 'missing' },
      },
    },
  ],
  setForRecipe: [
    { input: ({ collection }, me) => ({ recipeId: me.recipe, add: [collection] }), cells: OWNER_CHANGES },
    {
      variant: 'taking out',
      input: ({ collection, recipe }) => ({ recipeId: recipe, remove: [collection] }),
      cells: OWNER_CHANGES,
    },
    {
      variant: 'into one’s own',
      input: ({ recipe }, me) => ({ recipeId: recipe, add: [me.collection] }),
      cells: OWN_RECIPES,
    },
  ],
  addRecipes: [
    { input: ({ collection }, me) => ({ id: collection, recipeIds: [me.recipe] }), cells: OWNER_CHANGES },
    {
      variant: 'into one’s own',
      input: ({ recipe }, me) => ({ id: me.collection, recipeIds: [me.recipe, recipe] }),
      cells: OWN_RECIPES,
    },
  ],
  removeRecipes: [
    { input: ({ collection, recipe }) => ({ id: collection, recipeIds: [recipe] }), cells: OWNER_CHANGES },
  ],
  reorder: [
    {
      input: ({ collection, recipe, second }) => ({ id: collection, recipeIds: [second, recipe] }),
      cells: OWNER_CHANGES,
    },
  ],
  move: [
    {
      input: ({ collection, second }) => ({ id: collection, recipeId: second, afterRecipeId: null }),
      cells: OWNER_CHANGES,
    },
  ],
};
