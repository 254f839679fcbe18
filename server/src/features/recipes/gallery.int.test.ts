import { randomUUID } from 'node:crypto';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { makeCollection } from '../../testing/households.ts';
import { testImage } from '../../testing/images.ts';
import { imageRow, testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';
import type { VaultId } from '@larder/shared/ids';

const { deps, setLimits, storedBytes, countedBytes, leaveRoom, newPerson } = await testLimits();
deps.storage = createStorage(deps.config);
const { db } = deps;

beforeEach(() => setLimits({}));

async function pictures(vaultId: VaultId, count: number, recipeId: string | null = null): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => ({
    ...imageRow(vaultId, 'gallery', `photos/${randomUUID()}`),
    ...{ recipe_id: recipeId, position, created_at: new Date(0) },
  }));
  return (await db.insertInto('photos').values(rows).returning('id').execute()).map(({ id }) => id);
}

const left = async (ids: readonly string[]) =>
  (await db.selectFrom('photos').select('id').where('id', 'in', ids).execute()).length;

describe('the gallery of a recipe', () => {
  it('has at most 12 pictures, however they are added at once, which take no place for photos', async () => {
    const { call, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    await pictures(vaultId, PHOTO_LIMITS.gallery - 1, id);
    const more = await Promise.allSettled([pictures(vaultId, 1, id), pictures(vaultId, 1, id)]);
    expect(more.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const recipe = await call.recipes.byId({ id });
    expect(recipe).toMatchObject({ photos: [], photoCount: 0 });
    expect(recipe.gallery).toHaveLength(PHOTO_LIMITS.gallery);
    expect((await call.photoQuota.usage()).currentCount).toBe(0);
  });

  it('is charged to its owner, goes with its recipe and comes back with it in its order', async () => {
    const { call, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const before = await storedBytes(vaultId);
    const ids = await pictures(vaultId, 3, id);
    expect(await storedBytes(vaultId)).toBe(before + 3_000);
    expect(await countedBytes(vaultId)).toBe(before + 3_000);
    await call.recipes.delete({ id });
    await sweepImages(deps);
    expect(await left(ids)).toBe(3);
    await call.recipes.restoreDeleted({ ids: [id] });
    const recipe = await call.recipes.byId({ id });
    expect('photos' in recipe && recipe.gallery.map((picture) => picture.id)).toEqual(ids);
    await call.recipes.delete({ id });
    await call.bin.remove({ ids: [id] });
    expect(await left(ids)).toBe(0);
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
  });

  it('loses a picture for good, which devices with a copy hear of, unless a recipe shows it', async () => {
    const { call, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const [gone, shown, stays] = await pictures(vaultId, 3, id);
    const { id: stewId } = await call.recipes.create({ title: 'Stew', imageId: shown });
    const { cursor } = await call.recipes.changedSince({});
    for (const pictureId of [gone!, shown!, gone!]) await call.recipes.removePicture({ id, pictureId });
    const { items } = await call.recipes.changedSince({ cursor });
    // What changed shortly before may be told again.
    const changed = items.find((item) => item.id === id);
    expect(changed?.gallery.map((picture) => picture.id)).toEqual([stays]);
    expect((await call.recipes.byId({ id: stewId })).image?.id).toBe(shown);
    expect(await left([gone!])).toBe(0);
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
  });

  it('gives a picture up to the recipe that shows it as its main one', async () => {
    const { call, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const [shown, other] = await pictures(vaultId, 2, id);
    const { id: stewId } = await call.recipes.create({ title: 'Stew', imageId: shown });
    await pictures(vaultId, PHOTO_LIMITS.gallery, stewId);
    await call.recipes.delete({ id });
    await call.bin.remove({ ids: [id] });
    const stew = await call.recipes.byId({ id: stewId });
    expect(stew.image?.id).toBe(shown);
    expect(stew.gallery).toHaveLength(PHOTO_LIMITS.gallery);
    expect(await left([other!])).toBe(0);
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
  });

  it('is swept when no recipe came to hold it, and goes with its owner', async () => {
    const { call, userId, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const loose = await pictures(vaultId, 2);
    const held = await pictures(vaultId, 2, id);
    await sweepImages(deps);
    expect([await left(loose), await left(held)]).toEqual([0, 2]);
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
    await db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await left(held)).toBe(0);
  });

  it('is seen by whoever may see the recipe', async () => {
    const [alice, bob] = [await newPerson(), await newPerson()];
    const { id } = await alice.call.recipes.create({ title: 'Soup' });
    const ids = await pictures(alice.vaultId, 2, id);
    const shownIn = (recipe: { gallery: { id: string }[] }) => recipe.gallery.map((picture) => picture.id);
    const { id: listId } = await alice.call.playlists.create({ name: 'Open', privacyLevel: 'public' });
    await alice.call.playlists.addRecipes({ id: listId, recipeIds: [id] });
    await db
      .updateTable('profiles')
      .set({ is_profile_public: true })
      .where('user_id', '=', alice.userId)
      .execute();
    expect(shownIn(await bob.call.recipes.byId({ id }))).toEqual(ids);
    const { shareId } = await alice.call.shares.create({ recipeId: id });
    expect(shownIn(await callerOf(deps, null).shares.get({ shareId }))).toEqual(ids);
  });
});

const idsOf = (recipe: { gallery: { id: string }[] }) => recipe.gallery.map(({ id }) => id);

describe('adding to a gallery', () => {
  it('puts a picture behind the others, once however often it is asked, and devices with a copy hear of it', async () => {
    const { call, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const [first] = await pictures(vaultId, 1, id);
    const [second, third] = await pictures(vaultId, 2);
    const { cursor } = await call.recipes.changedSince({});
    for (const pictureId of [third!, second!, third!]) await call.recipes.addPicture({ id, pictureId });
    const added = [first, third, second];
    expect(idsOf(await call.recipes.byId({ id }))).toEqual(added);
    const { items } = await call.recipes.changedSince({ cursor });
    expect(items.filter((item) => item.id === id).map(idsOf)).toEqual([added]);
    await sweepImages(deps);
    expect(await left([second!, third!])).toBe(2);
    expect((await call.photoQuota.usage()).currentCount).toBe(0);
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
  });

  it('ends at 12, however many are added at once, and goes on after one was removed', async () => {
    const { call, vaultId } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const ids = await pictures(vaultId, PHOTO_LIMITS.gallery + 3);
    const tried = await Promise.allSettled(
      ids.map((pictureId) => call.recipes.addPicture({ id, pictureId })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(PHOTO_LIMITS.gallery);
    const refused = ids[tried.findIndex(({ status }) => status === 'rejected')]!;
    const full = { appCode: 'GALLERY_LIMIT', message: PHOTO_MESSAGES.galleryFull };
    expect(await refusalOf(call.recipes.addPicture({ id, pictureId: refused }))).toEqual(full);
    const [one] = idsOf(await call.recipes.byId({ id }));
    await call.recipes.removePicture({ id, pictureId: one! });
    await call.recipes.addPicture({ id, pictureId: refused });
    expect(idsOf(await call.recipes.byId({ id })).at(-1)).toBe(refused);
  });

  it('is for the owner of the recipe and of the picture alone, and for pictures that were sent for one', async () => {
    const [alice, bob] = [await newPerson(), await newPerson()];
    const { id } = await alice.call.recipes.create({ title: 'Soup' });
    const { id: others } = await bob.call.recipes.create({ title: 'Stew' });
    await makeCollection(deps, alice, { privacyLevel: 'public', recipeIds: [id] });
    const [of, ofBob] = [await pictures(alice.vaultId, 1), await pictures(bob.vaultId, 2)];
    const notFound = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };
    for (const pictureId of [of[0]!, ofBob[0]!]) {
      expect(await refusalOf(bob.call.recipes.addPicture({ id, pictureId }))).toEqual(notFound);
      const visitor = callerOf(deps, null).recipes.addPicture({ id, pictureId });
      expect(await refusalOf(visitor)).toMatchObject({ appCode: 'NOT_AUTHENTICATED' });
    }
    const rows = ['cover', 'photo', 'avatar'].map((purpose) =>
      imageRow(alice.vaultId, purpose, `photos/${randomUUID()}`),
    );
    const otherwise = await db.insertInto('photos').values(rows).returning('id').execute();
    await bob.call.recipes.addPicture({ id: others, pictureId: ofBob[1]! });
    for (const pictureId of [...ofBob, ...otherwise.map((row) => row.id), randomUUID()])
      expect(await refusalOf(alice.call.recipes.addPicture({ id, pictureId }))).toMatchObject({
        appCode: 'INVALID_INPUT',
        message: PHOTO_MESSAGES.missing,
      });
    expect(idsOf(await alice.call.recipes.byId({ id }))).toEqual([]);
    expect(idsOf(await bob.call.recipes.byId({ id: others }))).toEqual([ofBob[1]]);
  });
});

describe('the gallery of a copy', () => {
  /** A recipe of alice's that everybody sees, with so many pictures. */
  async function seenSoup(count: number) {
    const alice = await newPerson();
    const { id } = await alice.call.recipes.create({ title: 'Soup' });
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      const bytes = await testImage(200 + n, 200);
      const stored = await storeImage(deps, { vaultId: alice.vaultId, purpose: 'gallery', bytes });
      await alice.call.recipes.addPicture({ id, pictureId: stored.id });
      ids.push(stored.id);
    }
    await makeCollection(deps, alice, { privacyLevel: 'public', recipeIds: [id] });
    return { alice, id, ids };
  }
  const widthsOf = (recipe: { gallery: { width: number }[] }) => recipe.gallery.map(({ width }) => width);

  it('comes along in its order as pictures of its own, which stay when the original goes', async () => {
    const { alice, id, ids } = await seenSoup(3);
    const bob = await newPerson();
    const copies = await Promise.all(Array.from({ length: 3 }, () => bob.call.recipes.saveCopy({ id })));
    const recipeId = copies[0]!.recipeId;
    await alice.call.recipes.delete({ id });
    await alice.call.bin.remove({ ids: [id] });
    await sweepImages(deps);
    const copy = await bob.call.recipes.byId({ id: recipeId });
    expect(widthsOf(copy)).toEqual([200, 201, 202]);
    expect(idsOf(copy).some((one) => ids.includes(one))).toBe(false);
    for (const one of copy.gallery)
      expect(await deps.storage.get(`photos/${one.id}/${one.widths[0]}.webp`)).not.toBeNull();
    const rows = await db.selectFrom('photos').select('id').where('user_id', '=', bob.vaultId).execute();
    expect(rows).toHaveLength(3);
    expect(await storedBytes(bob.vaultId)).toBe(await countedBytes(bob.vaultId));
  });

  it('comes along by a link, too', async () => {
    const { alice, id } = await seenSoup(2);
    const bob = await newPerson();
    const { shareId } = await alice.call.shares.create({ recipeId: id });
    const { recipeId } = await bob.call.shares.save({ shareId });
    expect(widthsOf(await bob.call.recipes.byId({ id: recipeId }))).toEqual([200, 201]);
  });

  it('has as many as there is room for in what its owner stores, and the copy is made without any', async () => {
    const { id } = await seenSoup(3);
    const [bob, carol] = [await newPerson(), await testPerson(deps, 'carol')];
    const took = await newPerson();
    const empty = await storedBytes(took.vaultId);
    const first = await took.call.recipes.saveCopy({ id });
    const withoutPictures = (await storedBytes(took.vaultId)) - empty - 3_000;
    await leaveRoom(bob.vaultId, withoutPictures + 2_500);
    const second = await bob.call.recipes.saveCopy({ id });
    await leaveRoom(carol.vaultId, withoutPictures + 500);
    const third = await callerOf(deps, carol).recipes.saveCopy({ id });
    const counts = await Promise.all([
      took.call.recipes.byId({ id: first.recipeId }),
      bob.call.recipes.byId({ id: second.recipeId }),
      callerOf(deps, carol).recipes.byId({ id: third.recipeId }),
    ]);
    expect(counts.map(widthsOf)).toEqual([[200, 201, 202], [200, 201], []]);
    expect(await storedBytes(bob.vaultId)).toBe(await countedBytes(bob.vaultId));
  });
});
