import { randomUUID } from 'node:crypto';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();

async function insertPlaylist(
  owner: Viewer,
  name: string,
  more: { description?: string; created_at?: Date; privacy_level?: string } = {},
) {
  const row = { user_id: owner.vaultId, name, ...more };
  return (await deps.db.insertInto('playlists').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

it('lists Favorites first and the others newest first, in pages of any size', async () => {
  const alice = await testPerson(deps, 'alice');
  const caller = callerOf(deps, alice);
  for (const [day, name] of ['Old', 'Middle', 'New'].entries())
    await insertPlaylist(alice, name, { created_at: new Date(Date.UTC(2024, 1, 1 + day)) });
  const { id } = await caller.recipes.create({ title: 'Pie' });
  await caller.recipes.setFavorite({ id, isFavorite: true });
  await deps.db
    .updateTable('playlists')
    .set({ created_at: new Date(0) })
    .where('user_id', '=', alice.vaultId)
    .where('is_favorites', '=', true)
    .execute();

  for (const limit of [1, 2, 3, 4]) {
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await caller.playlists.list({ limit, cursor });
      expect(page.total).toBe(4);
      names.push(...page.items.map((playlist) => playlist.name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(['Favorites', 'New', 'Middle', 'Old']);
  }
  const [favorites, ...others] = (await caller.playlists.list({})).items;
  expect(favorites).toMatchObject({
    isFavorites: true,
    privacyLevel: 'private',
    isPublic: false,
    recipeCount: 1,
    coverImage: null,
    firstImages: [],
  });
  expect(others.map((playlist) => playlist.recipeCount)).toEqual([0, 0, 0]);
});

it('searches name and description without case and accents, every word', async () => {
  const bob = await testPerson(deps, 'bob');
  const { playlists } = callerOf(deps, bob);
  await insertPlaylist(bob, 'Dîners d’été', { description: 'Light and quick' });
  await insertPlaylist(bob, 'Winter', { description: '100% soup' });
  const found = async (search: string) =>
    (await playlists.list({ search })).items.map((playlist) => playlist.name);
  expect(await found('diners')).toEqual(['Dîners d’été']);
  expect(await found('QUICK été')).toEqual(['Dîners d’été']);
  expect(await found('quick winter')).toEqual([]);
  expect(await found('%')).toEqual(['Winter']);
  expect((await playlists.list({ search: 'nothing' })).total).toBe(0);
});

it('writes nothing: a person without Favorites has none after looking', async () => {
  const carol = await testPerson(deps, 'carol');
  await deps.db.deleteFrom('playlists').where('user_id', '=', carol.vaultId).execute();
  expect(await callerOf(deps, carol).playlists.list({})).toEqual({ items: [], total: 0, nextCursor: null });
});

it('shows nobody else’s playlists, public ones included', async () => {
  const [dan, eve] = [await testPerson(deps, 'dan'), await testPerson(deps, 'eve')];
  await insertPlaylist(dan, 'Dan’s', { privacy_level: 'public' });
  const seen = (await callerOf(deps, eve).playlists.list({})).items.map((playlist) => playlist.name);
  expect(seen).not.toContain('Dan’s');
  expect((await refusalOf(callerOf(deps, null).playlists.list({}))).appCode).toBe('NOT_AUTHENTICATED');
});

const gone = { appCode: 'PLAYLIST_NOT_FOUND', message: 'Collection not found' };
const fixed = { appCode: 'NOT_ALLOWED', message: PLAYLIST_MESSAGES.favoritesFixed };
const automatic = { appCode: 'NOT_ALLOWED', message: PLAYLIST_MESSAGES.favoritesAutomatic };
const noRecipe = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };

async function insertPhoto(owner: Viewer, recipeId: string | null = null): Promise<string> {
  const row = {
    ...{ user_id: owner.vaultId, recipe_id: recipeId, purpose: 'page', storage_key: randomUUID() },
    ...{ width: 8, height: 6, widths: [8], thumbhash: 'AA==' },
  };
  return (await deps.db.insertInto('photos').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function recipeWithPicture(owner: Viewer, title: string) {
  const imageId = await insertPhoto(owner);
  const { id } = await callerOf(deps, owner).recipes.create({ title, imageId });
  return { id, imageId };
}

describe('create and update', async () => {
  const alice = await testPerson(deps, 'alice');
  const bob = await testPerson(deps, 'bob');
  const as = callerOf(deps, alice);
  const favorites = await as.playlists.makeFavorites();

  it('store name and description trimmed, private unless said otherwise', async () => {
    const made = await as.playlists.create({ name: '  Sunday  ', description: ' Slow food ' });
    expect(made).toMatchObject({
      ...{ name: 'Sunday', description: 'Slow food', userId: alice.userId, recipeCount: 0 },
      ...{ privacyLevel: 'private', isPublic: false, isFavorites: false, coverImage: null },
    });
    expect((await as.playlists.list({ search: 'sunday' })).items).toEqual([made]);
    const changed = await as.playlists.update({ id: made.id, name: ' Monday ' });
    expect(changed).toMatchObject({ name: 'Monday', description: 'Slow food', privacyLevel: 'private' });
    const told = await as.playlists.update({ id: made.id, description: ' Fast food ' });
    expect(told).toMatchObject({ name: 'Monday', description: 'Fast food' });
  });

  it.each([
    ['private', false],
    ['limited', false],
    ['followers_only', false],
    ['public', true],
  ] as const)('%s makes is_public %s', async (privacyLevel, isPublic) => {
    const made = await as.playlists.create({ name: 'x', privacyLevel });
    expect(made).toMatchObject({ privacyLevel, isPublic });
    const other = await as.playlists.create({ name: 'y' });
    expect(await as.playlists.update({ id: other.id, privacyLevel })).toMatchObject({
      privacyLevel,
      isPublic,
    });
  });

  it('take any name that can be seen, of up to 200 characters', async () => {
    for (const name of ['🥐'.repeat(100), 'עוגות', 'x'.repeat(200)])
      expect((await as.playlists.create({ name })).name).toBe(name);
    for (const name of ['', ' \t ', '\u200b\u200f'])
      expect(await refusalOf(as.playlists.create({ name }))).toEqual({
        appCode: 'INVALID_INPUT',
        message: PLAYLIST_MESSAGES.nameRequired,
      });
    expect((await refusalOf(as.playlists.create({ name: 'x'.repeat(201) }))).message).toBe(
      'Name must be at most 200 characters',
    );
  });

  it('leave Favorites as it is', async () => {
    for (const change of [{ name: 'Best' }, { privacyLevel: 'public' as const }, { description: 'x' }])
      expect(await refusalOf(as.playlists.update({ id: favorites.id, ...change }))).toEqual(fixed);
    expect(await as.playlists.makeFavorites()).toEqual(favorites);
  });

  it('answer for somebody else’s collection, Favorites included, as for one that does not exist', async () => {
    const { id } = await as.playlists.create({ name: 'Mine', privacyLevel: 'public' });
    for (const foreign of [id, favorites.id, randomUUID()])
      expect(await refusalOf(callerOf(deps, bob).playlists.update({ id: foreign, name: 'His' }))).toEqual(
        gone,
      );
    expect((await as.playlists.byId({ id })).name).toBe('Mine');
  });

  it('give a person without Favorites exactly one, however often it is asked for at once', async () => {
    const newcomer = callerOf(deps, await testPerson(deps, 'newcomer')).playlists;
    const made = await Promise.all(Array.from({ length: 5 }, () => newcomer.makeFavorites()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await newcomer.list({})).items).toMatchObject([
      {
        name: 'Favorites',
        description: 'Your favorite recipes',
        privacyLevel: 'private',
        isFavorites: true,
      },
    ]);
  });

  it('refuse an id that is no UUID of version 1 to 5', async () => {
    for (const id of [
      'nonsense',
      '00000000-0000-0000-0000-000000000000',
      '01890a5d-ac96-774b-bcce-b302099a8057',
    ])
      expect(await refusalOf(as.playlists.byId({ id }))).toEqual({
        appCode: 'INVALID_INPUT',
        message: 'Invalid collection ID format',
      });
  });
});

describe('the cover', async () => {
  const alice = await testPerson(deps, 'alice');
  const as = callerOf(deps, alice);
  const first = await recipeWithPicture(alice, 'First');
  const second = await recipeWithPicture(alice, 'Second');
  const plain = await as.recipes.create({ title: 'Without a picture' });
  const filled = async () => {
    const { id } = await as.playlists.create({ name: 'Filled' });
    await as.playlists.addRecipes({ id, recipeIds: [first.id, second.id, plain.id] });
    return id;
  };
  const coverOf = async (id: string) => (await as.playlists.byId({ id })).coverImage?.id ?? null;

  it('is the picture of the first recipe, in the order of the collection', async () => {
    const id = await filled();
    expect(await coverOf(id)).toBe(first.imageId);
    await as.playlists.move({ id, recipeId: second.id, afterRecipeId: null });
    expect(await coverOf(id)).toBe(second.imageId);
    await as.playlists.move({ id, recipeId: plain.id, afterRecipeId: null });
    expect(await coverOf(id)).toBeNull();
  });

  it('is made of the pictures of the first four recipes with one, unless it was chosen', async () => {
    const id = await filled();
    const more = await Promise.all(['3', '4', '5'].map((title) => recipeWithPicture(alice, title)));
    await as.playlists.addRecipes({ id, recipeIds: more.map((recipe) => recipe.id) });
    const imagesOf = async () => (await as.playlists.byId({ id })).firstImages.map((image) => image.id);
    expect(await imagesOf()).toEqual([first, second, more[0]!, more[1]!].map(({ imageId }) => imageId));
    await as.playlists.update({ id, coverRecipeId: second.id });
    expect(await imagesOf()).toEqual([]);
  });

  it('can be chosen among the pictures of its recipes, until that recipe leaves', async () => {
    const id = await filled();
    const chosen = await as.playlists.update({ id, coverRecipeId: second.id });
    expect(chosen).toMatchObject({ coverRecipeId: second.id, coverImage: { id: second.imageId } });
    await as.playlists.removeRecipes({ id, recipeIds: [second.id] });
    expect(await coverOf(id)).toBe(first.imageId);
    await as.playlists.addRecipes({ id, recipeIds: [second.id] });
    expect((await as.playlists.byId({ id })).coverRecipeId).toBeNull();
    await as.playlists.update({ id, coverRecipeId: second.id });
    await as.playlists.update({ id, coverRecipeId: null });
    expect(await coverOf(id)).toBe(first.imageId);
  });

  it('is nobody else’s, and no recipe’s outside', async () => {
    const id = await filled();
    const outside = await recipeWithPicture(alice, 'Outside');
    const bob = await testPerson(deps, 'bob');
    const his = await recipeWithPicture(bob, 'His');
    for (const coverRecipeId of [outside.id, his.id, randomUUID()])
      expect(await refusalOf(as.playlists.update({ id, name: 'Changed', coverRecipeId }))).toEqual({
        appCode: 'INVALID_INPUT',
        message: PLAYLIST_MESSAGES.coverMissing,
      });
    expect(await as.playlists.byId({ id })).toMatchObject({ name: 'Filled', coverRecipeId: null });
  });
});

describe('byId', async () => {
  const alice = await testPerson(deps, 'alice');
  const bob = await testPerson(deps, 'bob');
  const as = callerOf(deps, alice);
  const asBob = callerOf(deps, bob).playlists;
  const { id } = await as.playlists.create({ name: 'Winter', description: 'Warm' });
  const recipeIds: string[] = [];
  for (const recipe of [
    { title: 'Crème brûlée', tags: ['secret'] },
    { title: 'Soup', description: 'With DILL', cookingNotes: 'creme' },
    { title: 'Bread', ingredients: ['dill'] },
  ])
    recipeIds.push((await as.recipes.create(recipe)).id);
  await as.playlists.addRecipes({ id, recipeIds });
  await as.recipes.setFavorite({ id: recipeIds[0] ?? '', isFavorite: true });
  await as.shares.create({ recipeId: recipeIds[0] ?? '' });

  const setLevel = (privacyLevel: 'private' | 'followers_only' | 'public') =>
    as.playlists.update({ id, privacyLevel });

  it('gives the owner the collection and its recipes in order, in pages of any size', async () => {
    for (const limit of [1, 2, 3, 4]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await as.playlists.byId({ id, limit, cursor });
        expect(page).toMatchObject({
          name: 'Winter',
          recipeCount: 3,
          total: 3,
          isOwner: true,
          ownerName: 'alice',
        });
        seen.push(...page.items.map((recipe) => recipe.id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(recipeIds);
    }
    expect((await as.playlists.byId({ id })).items[0]).toMatchObject({ isFavorite: true, isShared: true });
  });

  it('searches title and description and nothing else, without case and accents', async () => {
    const found = async (search: string) => {
      const page = await as.playlists.byId({ id, search });
      expect(page.total).toBe(page.items.length);
      expect(page.recipeCount).toBe(3);
      return page.items.map((recipe) => recipe.title);
    };
    expect(await found('CREME')).toEqual(['Crème brûlée']);
    expect(await found('dill')).toEqual(['Soup']);
    expect(await found('dill soup')).toEqual(['Soup']);
    expect(await found('secret')).toEqual([]);
    expect(await found('e')).toEqual(['Crème brûlée', 'Bread']);
    const { nextCursor } = await as.playlists.byId({ id, search: 'e', limit: 1 });
    const next = await as.playlists.byId({ id, search: 'e', limit: 1, cursor: nextCursor });
    expect(next.items.map((recipe) => recipe.title)).toEqual(['Bread']);
  });

  it('gives an empty collection without recipes', async () => {
    const { id: empty } = await as.playlists.create({ name: 'Empty' });
    expect(await as.playlists.byId({ id: empty })).toMatchObject({ recipeCount: 0, total: 0, items: [] });
  });

  it('decides for others at every call: public for anyone signed in, followers only for followers', async () => {
    await setLevel('private');
    expect(await refusalOf(asBob.byId({ id }))).toEqual(gone);
    expect(await refusalOf(asBob.byId({ id: randomUUID() }))).toEqual(gone);
    await setLevel('public');
    expect(await asBob.byId({ id })).toMatchObject({ isOwner: false, total: 3 });
    await setLevel('followers_only');
    expect(await refusalOf(asBob.byId({ id }))).toEqual(gone);
    await deps.db
      .insertInto('follows')
      .values({ follower_id: bob.userId, following_id: alice.userId })
      .execute();
    expect((await asBob.byId({ id })).items).toHaveLength(3);
    await deps.db.insertInto('blocks').values({ blocker_id: alice.userId, blocked_id: bob.userId }).execute();
    await setLevel('public');
    expect(await refusalOf(asBob.byId({ id }))).toEqual(gone);
    await deps.db.deleteFrom('blocks').execute();
    await deps.db.deleteFrom('follows').execute();
    expect((await refusalOf(callerOf(deps, null).playlists.byId({ id }))).appCode).toBe('NOT_AUTHENTICATED');
  });

  it('tells others nothing but what the rules name, and searches no more than it shows', async () => {
    await setLevel('public');
    const { items } = await asBob.byId({ id });
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      ...['cookTime', 'cuisine', 'description', 'difficulty', 'difficultyStated', 'id', 'image'],
      ...['prepTime', 'servings', 'socialMediaUrl', 'sourceUrl', 'tags', 'title'],
    ]);
    expect((await asBob.byId({ id, search: 'creme' })).items.map((recipe) => recipe.title)).toEqual([
      'Crème brûlée',
    ]);
  });
});

describe('forRecipe and setForRecipe', async () => {
  const alice = await testPerson(deps, 'alice');
  const bob = await testPerson(deps, 'bob');
  const as = callerOf(deps, alice);
  const favorites = await as.playlists.makeFavorites();
  const recipe = await as.recipes.create({ title: 'Pie' });
  const foreign = await callerOf(deps, bob).recipes.create({ title: 'His' });
  const his = await callerOf(deps, bob).playlists.create({ name: 'His', privacyLevel: 'public' });
  const make = async (name: string) => (await as.playlists.create({ name })).id;
  const [a, b, c] = [await make('a'), await make('b'), await make('c')];
  const set = (input: { add?: string[]; remove?: string[]; recipeId?: string }) =>
    as.playlists.setForRecipe({ recipeId: recipe.id, ...input });
  const holders = async () =>
    (await as.playlists.forRecipe({ recipeId: recipe.id })).items.map((playlist) => playlist.name).sort();

  it('add to the newly chosen, take out of the others, and change their counts by 1', async () => {
    await set({ add: [a, b] });
    expect(await holders()).toEqual(['a', 'b']);
    await set({ add: [c], remove: [a] });
    expect(await holders()).toEqual(['b', 'c']);
    const counts = (await as.playlists.list({})).items.map((list) => [list.name, list.recipeCount]);
    expect(Object.fromEntries(counts)).toEqual({ Favorites: 0, a: 0, b: 1, c: 1 });
  });

  it('say the same when asked again', async () => {
    await set({ add: [b, b, c], remove: [a] });
    expect(await holders()).toEqual(['b', 'c']);
  });

  it('are paged', async () => {
    const page = await as.playlists.forRecipe({ recipeId: recipe.id, limit: 1 });
    expect(page).toMatchObject({ total: 2, items: [{ name: 'c' }] });
    const next = await as.playlists.forRecipe({ recipeId: recipe.id, limit: 1, cursor: page.nextCursor });
    expect(next).toMatchObject({ items: [{ name: 'b' }], nextCursor: null });
  });

  it.each([
    ['somebody else’s collection', { add: [his.id] }, gone],
    ['one that does not exist', { add: [randomUUID()] }, gone],
    ['one of several', { add: [a, his.id] }, gone],
    ['somebody else’s collection to take out of', { remove: [his.id] }, gone],
    ['somebody else’s recipe', { add: [a], recipeId: foreign.id }, noRecipe],
    ['a recipe that does not exist', { add: [a], recipeId: randomUUID() }, noRecipe],
    ['Favorites', { add: [a, favorites.id] }, automatic],
    ['taking out of Favorites', { remove: [favorites.id] }, automatic],
    [
      'both at once',
      { add: [a], remove: [a] },
      { appCode: 'INVALID_INPUT', message: PLAYLIST_MESSAGES.addedAndRemoved },
    ],
  ])('refuse %s, and change nothing', async (_, input, refusal) => {
    const before = await holders();
    expect(await refusalOf(set(input))).toEqual(refusal);
    expect(await holders()).toEqual(before);
  });

  it('tell nothing of somebody else’s recipe', async () => {
    for (const recipeId of [foreign.id, randomUUID()])
      expect(await refusalOf(as.playlists.forRecipe({ recipeId }))).toEqual(noRecipe);
  });

  it('meet a recipe that is being deleted with the same answer, and leave no link behind', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => as.recipes.create({ title: `Gone ${n}` })),
    );
    const outcomes = await Promise.allSettled(
      made.flatMap(({ id }) => [as.recipes.delete({ id }), set({ recipeId: id, add: [a, b] })]),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(await refusalOf(Promise.reject(outcome.reason as Error))).toEqual(noRecipe);
    expect((await as.playlists.byId({ id: a })).recipeCount).toBe(0);
  });
});
