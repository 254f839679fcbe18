import { randomUUID } from 'node:crypto';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { pick } from '@larder/shared/pick';
import { CONTENT_FIELDS } from '@larder/shared/recipe/fields';
import type { CookedDto, RecipeDto } from '@larder/shared/recipe/schema';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../../adapters/storage/create-storage.ts';
import { callerOf } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { imageRow, testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { storeImage } from '../images/store-image.ts';
import { sweepImages } from '../images/sweep.ts';
import { findVisibleImage } from '../images/visible-image.ts';

const { deps, storedBytes, countedBytes, newPerson } = await testLimits();
deps.storage = createStorage(deps.config);
const { db } = deps;
type Person = Awaited<ReturnType<typeof newPerson>>;
const DAY = '2025-03-01';

async function upload({ vaultId }: Person, purpose: 'result' | 'gallery' | 'cover' = 'result') {
  return (await storeImage(deps, { vaultId, purpose, bytes: await testImage(400, 300) })).id;
}

async function cooked(person: Person, photoId?: string | null): Promise<{ id: string; entry: CookedDto }> {
  const { id } = await person.call.recipes.create({ title: 'Soup' });
  const entry = await person.call.recipes.logCooked({ id, entryId: randomUUID(), cookedOn: DAY, photoId });
  return { id, entry };
}

const isThere = async (id: string) =>
  (await db.selectFrom('photos').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** As the page saves it: all as it is, with another picture. */
async function makeCover({ call }: Person, id: string, imageId: string) {
  const { image: _, ...content } = pick((await call.recipes.byId({ id })) as RecipeDto, CONTENT_FIELDS);
  return call.recipes.update({ id, version: 1, ...content, imageId });
}

describe('the photo of a plate', () => {
  it('belongs to one entry of the cook log, and takes no place for photos to read', async () => {
    const alice = await newPerson();
    const plate = await upload(alice);
    const { id, entry } = await cooked(alice, plate);
    expect(entry.photo).toMatchObject({ id: plate, width: 400 });
    await alice.call.recipes.logCooked({ id, entryId: randomUUID(), cookedOn: DAY });
    const { recipes, photoQuota } = alice.call;
    expect(await recipes.cookLog({ id })).toMatchObject({ total: 2 });
    const withPhoto = await recipes.cookLog({ id, withPhoto: true });
    expect(withPhoto).toMatchObject({ items: [{ photo: { id: plate } }], total: 1 });
    expect((await photoQuota.usage()).currentCount).toBe(0);
    expect(await recipes.byId({ id })).toMatchObject({ gallery: [], photos: [], photoCount: 0, image: null });
    const other = recipes.logCooked({ id, entryId: randomUUID(), cookedOn: DAY, photoId: plate });
    expect(await refusalOf(other)).toMatchObject({
      appCode: 'INVALID_INPUT',
      message: PHOTO_MESSAGES.missing,
    });
  });

  it('stays when an entry is changed by who knows nothing of it, is replaced, taken out, and goes with its entry', async () => {
    const alice = await newPerson();
    const [first, second] = [await upload(alice), await upload(alice)];
    const { id, entry } = await cooked(alice, first);
    const { recipes } = alice.call;
    const change = (more: object) => recipes.logCooked({ id, entryId: entry.id, cookedOn: DAY, ...more });
    expect((await change({ note: 'Good' })).photo?.id).toBe(first);
    expect((await change({ photoId: first })).photo?.id).toBe(first);
    expect((await change({ photoId: second })).photo?.id).toBe(second);
    expect(await isThere(first)).toBe(false);
    expect((await change({ photoId: null })).photo).toBeNull();
    expect(await isThere(second)).toBe(false);
    const third = await upload(alice);
    await change({ photoId: third });
    await recipes.deleteCooked({ id, entryId: entry.id });
    expect(await isThere(third)).toBe(false);
    expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
  });

  it('is refused where it is another person’s, or uploaded for something else; nothing is written then', async () => {
    const [alice, bob] = [await newPerson(), await newPerson()];
    const { id } = await bob.call.recipes.create({ title: 'Stew' });
    for (const photoId of [await upload(alice), await upload(bob, 'gallery'), randomUUID()]) {
      const log = bob.call.recipes.logCooked({ id, entryId: randomUUID(), cookedOn: DAY, photoId });
      expect(await refusalOf(log)).toMatchObject({ appCode: 'INVALID_INPUT' });
    }
    expect(await bob.call.recipes.cookLog({ id })).toMatchObject({ total: 0 });
  });

  it('is one of at most 50 of a recipe, each charged to its owner', async () => {
    const alice = await newPerson();
    const { id } = await alice.call.recipes.create({ title: 'Soup' });
    const before = await storedBytes(alice.vaultId);
    const rows = Array.from({ length: PHOTO_LIMITS.results }, () => ({
      ...imageRow(alice.vaultId, 'result', `photos/${randomUUID()}`),
      recipe_id: id,
    }));
    await db.insertInto('photos').values(rows).execute();
    expect(await storedBytes(alice.vaultId)).toBe(before + PHOTO_LIMITS.results * 1_000);
    expect(await countedBytes(alice.vaultId)).toBe(await storedBytes(alice.vaultId));
    const photoId = await upload(alice);
    const log = alice.call.recipes.logCooked({ id, entryId: randomUUID(), cookedOn: DAY, photoId });
    expect(await refusalOf(log)).toEqual({ appCode: 'GALLERY_LIMIT', message: PHOTO_MESSAGES.resultsFull });
    await alice.call.recipes.logCooked({ id, entryId: randomUUID(), cookedOn: DAY });
  });

  it('goes into the bin with its recipe and comes back with it, and goes for good with both', async () => {
    const alice = await newPerson();
    const plate = await upload(alice);
    const { id } = await cooked(alice, plate);
    const [log, bytes] = [await alice.call.recipes.cookLog({ id }), await storedBytes(alice.vaultId)];
    await alice.call.recipes.delete({ id });
    await sweepImages(deps);
    await alice.call.recipes.restoreDeleted({ ids: [id] });
    expect(await alice.call.recipes.cookLog({ id })).toEqual(log);
    expect(await storedBytes(alice.vaultId)).toBe(bytes);
    await alice.call.recipes.delete({ id });
    await alice.call.bin.remove({ ids: [id] });
    expect(await isThere(plate)).toBe(false);
  });

  it('goes with the account', async () => {
    const alice = await newPerson();
    const plate = await upload(alice);
    await cooked(alice, plate);
    await db.deleteFrom('users').where('id', '=', alice.userId).execute();
    expect(await isThere(plate)).toBe(false);
  });
});

describe('other people', () => {
  it('see it neither as followers nor by a link, until it is the cover, and no more when that is undone', async () => {
    const [alice, bob] = [await newPerson(), await newPerson()];
    const plate = await upload(alice);
    const former = await upload(alice, 'cover');
    const { id } = await alice.call.recipes.create({ title: 'Soup', imageId: former });
    const entryId = randomUUID();
    await alice.call.recipes.logCooked({ id, entryId, cookedOn: DAY, photoId: plate });
    const shelf = await alice.call.playlists.create({ name: 'Open', privacyLevel: 'public' });
    await alice.call.playlists.addRecipes({ id: shelf.id, recipeIds: [id] });
    const { shareId } = await alice.call.shares.create({ recipeId: id });
    const viewer = bob;
    const seen = async (photoId: string) => [
      (await findVisibleImage(deps, { photoId, viewer, shareId: null })) !== undefined,
      (await findVisibleImage(deps, { photoId, viewer: null, shareId })) !== undefined,
    ];
    expect(await seen(plate)).toEqual([false, false]);
    for (const answer of [
      await bob.call.recipes.byId({ id }),
      await callerOf(deps, null).shares.get({ shareId }),
    ])
      expect(JSON.stringify(answer)).not.toContain(plate);

    const made = await makeCover(alice, id, plate);
    expect(made.image?.id).toBe(plate);
    expect(await seen(plate)).toEqual([true, true]);
    await sweepImages(deps);
    const undone = await alice.call.recipes.restore({ id, version: 1, currentVersion: made.version });
    expect(undone.image?.id).toBe(former);
    expect(await seen(plate)).toEqual([false, false]);
    expect((await alice.call.recipes.cookLog({ id })).items[0]?.photo?.id).toBe(plate);
  });

  it('go on seeing a cover whose entry was deleted', async () => {
    const alice = await newPerson();
    const plate = await upload(alice);
    const { id, entry } = await cooked(alice, plate);
    await makeCover(alice, id, plate);
    await alice.call.recipes.deleteCooked({ id, entryId: entry.id });
    expect(await alice.call.recipes.byId({ id })).toMatchObject({ image: { id: plate } });
    expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
  });
});
