import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Viewer } from '../../ctx.ts';
import { callerOf, ctxOf, testDeps, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { saveCopy } from './copies.ts';

const deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
let alice: Viewer;
let bob: Viewer;
let carol: Viewer;

const PIE = {
  title: 'Pie',
  description: 'As in May.',
  cuisine: ['Polish'],
  tags: ['Baking'],
  ingredients: ['[Dough]', '200 g flour'],
  instructions: ['Knead.', 'Bake.'],
  prepTime: 20,
  cookTime: 45,
  servings: 8,
  difficulty: 'hard' as const,
  nutrition: null,
};
const NOT_FOUND = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };

beforeEach(async () => {
  [alice, bob, carol] = [
    await testPerson(deps, 'alice'),
    await testPerson(deps, 'bob'),
    await testPerson(deps, 'carol'),
  ];
  await makeFollow(deps, bob, alice);
});

const as = (viewer: Viewer) => callerOf(deps, viewer).recipes;

async function pieFor(privacyLevel: string, more: { imageId?: string; sourceUrl?: string } = {}) {
  const { id } = await as(alice).create({ ...PIE, cookingNotes: 'Secret: less sugar.', ...more });
  const playlistId = await makeCollection(deps, alice, { privacyLevel, recipeIds: [id] });
  return { id, playlistId };
}

describe('somebody else’s recipe', () => {
  it('is shown through a collection with the owner’s name, and without what is the owner’s alone', async () => {
    const { id } = await pieFor('followers_only', { sourceUrl: 'https://pies.example/1' });
    await as(alice).setFavorite({ id, isFavorite: true });
    await callerOf(deps, alice).shares.create({ recipeId: id });
    expect(await as(bob).byId({ id })).toEqual({
      ...PIE,
      id,
      difficultyStated: true,
      image: null,
      gallery: [],
      sourceUrl: 'https://pies.example/1',
      socialMediaUrl: null,
      ownerId: alice.userId,
      ownerName: 'alice',
    });
    expect(await as(alice).byId({ id })).toMatchObject({
      cookingNotes: 'Secret: less sugar.',
      isFavorite: true,
    });
    expect(await refusalOf(as(carol).byId({ id }))).toEqual(NOT_FOUND);
  });

  it('is gone with the next request once the follow ends, the collection is private or its owner blocks', async () => {
    const { id, playlistId } = await pieFor('public');
    const setLevel = (privacy_level: string) =>
      deps.db.updateTable('playlists').set({ privacy_level }).where('id', '=', playlistId).execute();
    expect(await as(carol).byId({ id })).toMatchObject({ title: 'Pie' });
    await setLevel('followers_only');
    expect(await refusalOf(as(carol).byId({ id }))).toEqual(NOT_FOUND);
    expect(await as(bob).byId({ id })).toMatchObject({ title: 'Pie' });
    await callerOf(deps, bob).follows.unfollow({ userId: alice.userId });
    expect(await refusalOf(as(bob).byId({ id }))).toEqual(NOT_FOUND);
    await setLevel('public');
    await callerOf(deps, alice).follows.block({ userId: carol.userId });
    expect(await refusalOf(as(carol).byId({ id }))).toEqual(
      await refusalOf(as(carol).byId({ id: randomUUID() })),
    );
  });

  it('cannot be changed by who sees it', async () => {
    const { id } = await pieFor('public');
    const attempts: (() => Promise<unknown>)[] = [
      () => as(bob).update({ ...PIE, id, version: 1, title: 'Mine' }),
      () => as(bob).delete({ id }),
      () => as(bob).setFavorite({ id, isFavorite: true }),
      () => callerOf(deps, bob).shares.create({ recipeId: id }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt())).toMatchObject(NOT_FOUND);
    expect(await as(alice).byId({ id })).toMatchObject({ title: 'Pie', version: 1 });
  });
});

describe('saving a copy', () => {
  it('makes a recipe of one’s own that credits and links the owner, has no notes of theirs, and stays', async () => {
    const { id } = await pieFor('followers_only');
    const { recipeId } = await as(bob).saveCopy({ id });
    await as(alice).delete({ id });
    const profile = `${deps.config.publicOrigin}/profile/${alice.userId}`;
    expect(recipeId).not.toBe(id);
    expect(await as(bob).byId({ id: recipeId })).toMatchObject({
      ...PIE,
      userId: bob.userId,
      sourceUrl: profile,
      cookingNotes: `From the collection of alice: ${profile}`,
      isFavorite: false,
      isShared: false,
      version: 1,
    });
  });

  it('credits the owner in the language of who saves', async () => {
    const { id } = await pieFor('public');
    const { recipeId } = await saveCopy({ ...ctxOf(deps, bob), language: 'de' }, id);
    const { cookingNotes } = await as(bob).byId({ id: recipeId });
    expect(cookingNotes).toMatch(/^Aus der Sammlung von alice: http/);
  });

  it('keeps the address the recipe came from', async () => {
    const { id } = await pieFor('public', { sourceUrl: 'https://pies.example/1' });
    const { recipeId } = await as(bob).saveCopy({ id });
    expect(await as(bob).byId({ id: recipeId })).toMatchObject({ sourceUrl: 'https://pies.example/1' });
  });

  it('makes one copy, with a picture of its own, however many at once, and leaves it as it was changed', async () => {
    const bytes = await testImage();
    const { id: imageId } = await storeImage(deps, { vaultId: alice.vaultId, purpose: 'cover', bytes });
    const { id } = await pieFor('public', { imageId });
    const saved = await Promise.all(Array.from({ length: 4 }, () => as(bob).saveCopy({ id })));
    expect(new Set(saved.map((one) => one.recipeId)).size).toBe(1);
    const [{ recipeId }] = saved as [{ recipeId: string }];
    const copy = await as(bob).byId({ id: recipeId });
    expect(copy.image?.id).not.toBe(imageId);
    expect(await deps.storage.get(`photos/${copy.image?.id}/600.webp`)).not.toBeNull();
    await as(bob).update({ ...PIE, id: recipeId, version: copy.version ?? 0, title: 'My pie' });
    expect(await as(bob).saveCopy({ id })).toEqual({ recipeId });
    expect(await as(bob).byId({ id: recipeId })).toMatchObject({ title: 'My pie' });
    expect((await as(bob).list({})).total).toBe(1);
  });

  it('gives the owner the recipe itself, and nobody what they may not see', async () => {
    const { id } = await pieFor('followers_only');
    expect(await as(alice).saveCopy({ id })).toEqual({ recipeId: id });
    expect(await refusalOf(as(carol).saveCopy({ id }))).toEqual(NOT_FOUND);
    expect(await refusalOf(as(carol).saveCopy({ id: randomUUID() }))).toEqual(NOT_FOUND);
    expect((await as(carol).list({})).total).toBe(0);
  });
});
