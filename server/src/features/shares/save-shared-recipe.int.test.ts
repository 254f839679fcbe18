import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';

const deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
const alice = await testPerson(deps, 'alice');
const asAlice = callerOf(deps, alice);

const PIE = {
  title: 'Pie',
  description: 'As in May.',
  tags: ['Baking'],
  ingredients: ['[Dough]', '200 g flour'],
  instructions: ['Knead.', 'Bake.'],
  prepTime: 20,
  cookTime: 45,
  servings: 8,
  difficulty: 'hard' as const,
  cookingNotes: 'Less sugar.',
};

async function sharedPie(fields: Partial<typeof PIE> & { imageId?: string } = {}) {
  const { id: recipeId } = await asAlice.recipes.create({
    ...PIE,
    ...fields,
    sourceUrl: 'https://secret.example/',
  });
  const { shareId } = await asAlice.shares.create({ recipeId });
  return { recipeId, shareId };
}
const somebody = async () => callerOf(deps, await testPerson(deps, 'bob'));

it('gives a copy of what the link shows, which credits its owner and outlives the link', async () => {
  const bob = await somebody();
  const { recipeId, shareId } = await sharedPie();
  const saved = await bob.shares.save({ shareId });
  expect(saved.recipeId).not.toBe(recipeId);
  await asAlice.recipes.update({ ...PIE, id: recipeId, version: 1, title: 'Changed' });
  await asAlice.shares.revoke({ shareId });
  expect(await bob.recipes.byId({ id: saved.recipeId })).toMatchObject({
    ...PIE,
    cookingNotes: 'Less sugar.\n\nRecipe shared by alice.',
    source: 'url',
    sourceUrl: `${deps.config.publicOrigin}/shared/recipe/${shareId}`,
    isFavorite: false,
    isShared: false,
    version: 1,
  });
  expect((await asAlice.recipes.byId({ id: recipeId })).cookingNotes).toBe('Less sugar.');
});

it('makes one copy, however often and however many at once; another after that was deleted', async () => {
  const bob = await somebody();
  const { shareId } = await sharedPie({ cookingNotes: '' });
  const saved = await Promise.all(Array.from({ length: 5 }, () => bob.shares.save({ shareId })));
  expect(new Set(saved.map((one) => one.recipeId)).size).toBe(1);
  expect(await bob.shares.save({ shareId: shareId.toUpperCase() })).toEqual(saved[0]);
  expect((await bob.recipes.list({})).total).toBe(1);
  await bob.recipes.delete({ id: saved[0]!.recipeId });
  const again = await bob.shares.save({ shareId });
  expect((await bob.recipes.byId({ id: again.recipeId })).cookingNotes).toBe('Recipe shared by alice.');
});

it('gives the copy as it is now, when it was changed since', async () => {
  const bob = await somebody();
  const { shareId } = await sharedPie();
  const { recipeId } = await bob.shares.save({ shareId });
  await bob.recipes.update({ ...PIE, id: recipeId, version: 1, title: 'My pie' });
  expect(await bob.shares.save({ shareId })).toEqual({ recipeId });
  expect((await bob.recipes.byId({ id: recipeId })).title).toBe('My pie');
});

it('copies the picture too, so that it stays when the original is gone', async () => {
  const bob = await testPerson(deps, 'bob');
  const bytes = await testImage();
  const { id: imageId } = await storeImage(deps, { vaultId: alice.vaultId, purpose: 'photo', bytes });
  const { recipeId, shareId } = await sharedPie({ imageId });
  const saved = await callerOf(deps, bob).shares.save({ shareId });
  await asAlice.recipes.delete({ id: recipeId });
  await deps.storage.deletePrefix(`photos/${imageId}`);
  const { image, photoCount } = await callerOf(deps, bob).recipes.byId({ id: saved.recipeId });
  expect(image).toMatchObject({ width: 600, height: 400, widths: [400, 600] });
  expect(image?.id).not.toBe(imageId);
  expect(photoCount).toBe(0);
  expect(await deps.storage.get(`photos/${image?.id}/600.webp`)).not.toBeNull();
});

it('does without a picture whose files are gone', async () => {
  const bob = await somebody();
  const bytes = await testImage();
  const { id: imageId } = await storeImage(deps, { vaultId: alice.vaultId, purpose: 'cover', bytes });
  const { shareId } = await sharedPie({ imageId });
  await deps.storage.deletePrefix(`photos/${imageId}`);
  const { recipeId } = await bob.shares.save({ shareId });
  expect((await bob.recipes.byId({ id: recipeId })).image).toBeNull();
});

it('keeps within the length of notes when they are full already', async () => {
  const bob = await somebody();
  const { shareId } = await sharedPie({ cookingNotes: 'x'.repeat(20_000) });
  const { recipeId } = await bob.shares.save({ shareId });
  const { cookingNotes } = await bob.recipes.byId({ id: recipeId });
  expect(cookingNotes).toHaveLength(20_000);
  expect(cookingNotes).toMatch(/x\n\nRecipe shared by alice\.$/);
});

it('gives the owner the recipe itself', async () => {
  const { recipeId, shareId } = await sharedPie();
  expect(await asAlice.shares.save({ shareId })).toEqual({ recipeId });
});

it('knows no link that was taken back or never was', async () => {
  const bob = await somebody();
  const { shareId } = await sharedPie();
  await asAlice.shares.revoke({ shareId });
  for (const id of [shareId, randomUUID()]) {
    expect(await refusalOf(bob.shares.save({ shareId: id }))).toEqual({
      appCode: 'SHARE_NOT_FOUND',
      message: 'Shared recipe not found',
    });
  }
});
