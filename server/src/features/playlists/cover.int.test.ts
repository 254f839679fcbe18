import { randomUUID } from 'node:crypto';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';
import { holdCover } from './cover.ts';

const DAY = 24 * 60 * 60_000;

let deps: Deps;
let picture: Buffer;
let alice: Viewer;
let as: ReturnType<typeof callerOf>;

beforeAll(async () => {
  deps = await testDeps(({ config }) => ({ storage: createStorage(config) }));
  picture = await testImage();
});
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
  as = callerOf(deps, alice);
});

const upload = async (purpose: 'cover' | 'avatar' | 'photo' = 'cover', { vaultId } = alice) =>
  (await storeImage(deps, { vaultId, purpose, bytes: picture })).id;
const isKept = async (id: string) => {
  await sweepImages(deps);
  const row = await deps.db.selectFrom('photos').select('id').where('id', '=', id).executeTakeFirst();
  const file = await deps.storage.get(`photos/${id}/400.webp`);
  expect(row !== undefined).toBe(file !== null);
  return row !== undefined;
};

it('is uploaded for a new collection, and shown before the pictures of its recipes', async () => {
  const { id: recipeId } = await as.recipes.create({ title: 'Pie', imageId: await upload() });
  const coverPhotoId = await upload();
  const made = await as.playlists.create({ name: 'Sweet', coverPhotoId });
  expect(made).toMatchObject({ coverPhotoId, coverImage: { id: coverPhotoId } });
  await as.playlists.addRecipes({ id: made.id, recipeIds: [recipeId] });
  const changed = await as.playlists.update({ id: made.id, coverRecipeId: recipeId });
  expect(changed).toMatchObject({ coverPhotoId, coverImage: { id: coverPhotoId } });
  await sweepImages({ ...deps, now: () => new Date(Date.now() + 2 * DAY) });
  expect(await isKept(coverPhotoId)).toBe(true);
  expect((await as.photoQuota.usage()).currentCount).toBe(0);
});

it('goes when it is replaced, taken away, or its collection deleted', async () => {
  const [first, second, third] = [await upload(), await upload(), await upload()];
  const { id } = await as.playlists.create({ name: 'Sweet', coverPhotoId: first });
  await as.playlists.update({ id, name: 'Sweets' });
  await as.playlists.update({ id, coverPhotoId: first });
  expect(await isKept(first)).toBe(true);
  await as.playlists.update({ id, coverPhotoId: second });
  expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
  expect(await as.playlists.update({ id, coverPhotoId: null })).toMatchObject({
    coverPhotoId: null,
    coverImage: null,
  });
  expect(await isKept(second)).toBe(false);
  await as.playlists.update({ id, coverPhotoId: third });
  await as.playlists.delete({ id, withRecipes: false });
  expect(await isKept(third)).toBe(true);
  await as.bin.empty();
  expect(await isKept(third)).toBe(false);
});

it('stays while another collection shows it', async () => {
  const coverPhotoId = await upload();
  const [one, other] = [
    await as.playlists.create({ name: 'One', coverPhotoId }),
    await as.playlists.create({ name: 'Other', coverPhotoId }),
  ];
  await as.playlists.delete({ id: one.id, withRecipes: false });
  expect(await isKept(coverPhotoId)).toBe(true);
  await as.playlists.update({ id: other.id, coverPhotoId: null });
  expect(await isKept(coverPhotoId)).toBe(false);
});

it('is one of the viewer’s own uploads for a cover, and no recipe’s', async () => {
  const bob = await testPerson(deps, 'bob');
  const { id } = await as.playlists.create({ name: 'Sweet' });
  const ofRecipe = await upload();
  await as.recipes.create({ title: 'Pie', imageId: ofRecipe });
  const wrong = [ofRecipe, await upload('cover', bob), await upload('avatar'), await upload('photo')];
  for (const coverPhotoId of [...wrong, randomUUID()]) {
    const refused = { appCode: 'INVALID_INPUT', message: PHOTO_MESSAGES.missing };
    expect(await refusalOf(as.playlists.update({ id, coverPhotoId }))).toEqual(refused);
    expect(await refusalOf(as.playlists.create({ name: 'New', coverPhotoId }))).toEqual(refused);
  }
  expect((await as.playlists.list({})).total).toBe(1);
});

it('is not swept away while a collection takes it up', async () => {
  const coverPhotoId = await upload();
  const tomorrow = { ...deps, now: () => new Date(Date.now() + 2 * DAY) };
  await deps.db.transaction().execute(async (trx) => {
    await holdCover({ db: trx, viewer: alice }, coverPhotoId);
    await sweepImages(tomorrow);
    await trx
      .insertInto('playlists')
      .values({ user_id: alice.vaultId, name: 'Late', cover_image_id: coverPhotoId })
      .execute();
  });
  await sweepImages(tomorrow);
  expect(await isKept(coverPhotoId)).toBe(true);
});
