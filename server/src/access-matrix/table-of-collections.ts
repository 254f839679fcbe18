import { cells, only, type Cells, type Matrix } from './matrix-language.ts';

/** Who sees a collection, and what it holds, by its privacy. Nobody does by what holds or shares the recipe besides. */
export const SEEN = {
  private: cells({ owner: 'sees', others: 'missing' }),
  limited: cells({ owner: 'sees', follower: 'sees', others: 'missing' }),
  chosen: cells({ owner: 'sees', chosen: 'sees', others: 'missing' }),
  followers_only: cells({ owner: 'sees', follower: 'sees', others: 'missing' }),
  public: cells({ owner: 'sees', blocked: 'missing', others: 'sees' }),
  closed: cells({ follower: 'sees', others: 'missing' }),
  favorites: cells({ owner: 'sees', others: 'missing' }),
  missing: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }),
} satisfies Record<string, Cells>;

/** Only the owner may change what even strangers see; Favorites, not even they. Nobody else's standing matters here. */
const CHANGED = {
  public: only({ owner: 'done', follower: 'missing', stranger: 'missing', blocked: 'missing' }),
  private: { owner: 'done', follower: 'missing' },
  favorites: { owner: 'NOT_ALLOWED', follower: 'missing' },
  missing: { owner: 'missing' },
} satisfies Record<string, Cells>;

/** A recipe that is not one's own goes into no collection of one's own. */
const CHILD = {
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
  byId: [
    { input: ({ collection }) => ({ id: collection }), cells: SEEN },
    {
      as: 'the sharing list',
      input: ({ collection }) => ({ id: collection }),
      shows: () => /"sharedWith":\["[0-9a-f-]{36}"\]/,
      cells: { chosen: cells({ owner: 'sees', chosen: 'less', others: 'missing' }) },
    },
  ],
  ofUserById: [
    {
      input: ({ person, collection }) => ({ userId: person, id: collection }),
      cells: {
        // The one place that says: it is there, but not for you (docs/rules.md, Authorization).
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
        public: SEEN.public,
        closed: cells({ follower: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        favorites: cells({ owner: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        missing: SEEN.missing,
      },
    },
    {
      as: 'Favorites by name',
      input: ({ person }) => ({ userId: person, id: 'favorites' }),
      cells: {
        favorites: cells({ owner: 'sees', blocked: 'missing', others: 'PLAYLIST_FORBIDDEN' }),
        secretive: only({
          follower: 'PLAYLIST_FORBIDDEN',
          stranger: 'PLAYLIST_FORBIDDEN',
          blocked: 'missing',
        }),
        missing: SEEN.missing,
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
        public: SEEN.public,
        closed: cells({ follower: 'sees', blocked: 'missing', others: 'less' }),
        missing: SEEN.missing,
      },
    },
    {
      as: 'the sharing list',
      input: ({ person }) => ({ userId: person, limit: 100 }),
      shows: () => /"sharedWith":\["[0-9a-f-]{36}"\]/,
      cells: { chosen: cells({ owner: 'sees', blocked: 'missing', others: 'less' }) },
    },
    {
      as: 'Favorites among them',
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
      as: 'the sharing list',
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
      as: 'with a picture of another’s',
      input: ({ cover }) => ({ name: 'New', coverPhotoId: cover }),
      cells: { public: CHILD.public, missing: CHILD.missing },
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
      cells: CHANGED,
    },
    {
      as: 'limiting it to oneself',
      input: ({ collection }, me) => ({ id: collection, privacyLevel: 'limited', sharedWith: [me.person] }),
      cells: {
        // Nobody follows oneself.
        chosen: cells({ owner: 'INVALID_INPUT', others: 'missing' }),
        public: only({ owner: 'INVALID_INPUT', follower: 'missing', stranger: 'missing' }),
      },
    },
    {
      as: 'limiting it to followers of the owner',
      input: ({ collection }, { followerId, chosenId }) => ({
        id: collection,
        sharedWith: [followerId, chosenId],
      }),
      cells: { chosen: cells({ owner: 'done', others: 'missing' }), missing: { owner: 'missing' } },
    },
    {
      as: 'limiting one’s own to somebody who does not follow, or is not there',
      input: ({ person }, me) => ({ id: me.collection, sharedWith: [person] }),
      cells: {
        open: cells({ owner: 'missing', others: 'missing' }),
        departed: only({ owner: 'missing', stranger: 'missing' }),
        missing: only({ owner: 'missing', stranger: 'missing' }),
      },
    },
    {
      as: 'limiting one’s own to followers of the owner',
      input: (_, me) => ({ id: me.collection, sharedWith: [me.followerId] }),
      cells: { open: cells({ owner: 'done', others: 'INVALID_INPUT' }) },
    },
    {
      as: 'the cover of one’s own',
      input: ({ recipe }, me) => ({ id: me.collection, coverRecipeId: recipe }),
      cells: { public: only({ owner: 'missing', follower: 'missing', stranger: 'missing' }) },
    },
    {
      as: 'the cover of one’s own to a picture of another’s',
      input: ({ cover }, me) => ({ id: me.collection, coverPhotoId: cover }),
      cells: { public: CHILD.public, missing: CHILD.missing },
    },
  ],
  delete: [{ input: ({ collection }) => ({ id: collection, withRecipes: true }), cells: CHANGED }],
  setForRecipe: [
    { input: ({ collection }, me) => ({ recipeId: me.recipe, add: [collection] }), cells: CHANGED },
    {
      as: 'taking out',
      input: ({ collection, recipe }) => ({ recipeId: recipe, remove: [collection] }),
      cells: CHANGED,
    },
    {
      as: 'into one’s own',
      input: ({ recipe }, me) => ({ recipeId: recipe, add: [me.collection] }),
      cells: CHILD,
    },
  ],
  addRecipes: [
    { input: ({ collection }, me) => ({ id: collection, recipeIds: [me.recipe] }), cells: CHANGED },
    {
      as: 'into one’s own',
      input: ({ recipe }, me) => ({ id: me.collection, recipeIds: [me.recipe, recipe] }),
      cells: CHILD,
    },
  ],
  removeRecipes: [
    { input: ({ collection, recipe }) => ({ id: collection, recipeIds: [recipe] }), cells: CHANGED },
  ],
  reorder: [
    {
      input: ({ collection, recipe, second }) => ({ id: collection, recipeIds: [second, recipe] }),
      cells: CHANGED,
    },
  ],
  move: [
    {
      input: ({ collection, second }) => ({ id: collection, recipeId: second, afterRecipeId: null }),
      cells: CHANGED,
    },
  ],
};
