import { randomUUID } from 'node:crypto';
import { BIN_LIMITS, BIN_MESSAGES } from '@larder/shared/bin/messages';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { imageRow, testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { sweepImages } from '../images/sweep.ts';
import { sweepBin } from './remove.ts';
import type { VaultId } from '@larder/shared/ids';

const { deps, setLimits, storedBytes, countedBytes, leaveRoom, newPerson } = await testLimits();
const { db } = deps;
const DAY = 24 * 60 * 60_000;
const noRecipe = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };

beforeEach(() => setLimits({}));

type Person = Awaited<ReturnType<typeof newPerson>>;

const newImage = async (vaultId: VaultId, purpose = 'page') => {
  const row = imageRow(vaultId, purpose, `photos/${randomUUID()}`);
  return (await db.insertInto('photos').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const imagesLeft = async (...ids: string[]) =>
  (await db.selectFrom('photos').select('id').where('id', 'in', ids).execute()).map(({ id }) => id);
const photosOf = async ({ call }: Person) => (await call.photoQuota.usage()).currentCount;

/** A recipe with an earlier version, a picture that only that version shows, a photo it was read from, and a link. */
async function soupOf({ vaultId, call }: Person, title = 'Soup') {
  const [former, image, photo] = [
    await newImage(vaultId),
    await newImage(vaultId),
    await newImage(vaultId, 'photo'),
  ];
  const fields = {
    tags: ['winter'],
    ingredients: ['1 leek'],
    sourceUrl: `https://soup.example/${randomUUID()}`,
  };
  const { id } = await call.recipes.create({ ...fields, title: 'Broth', imageId: former, photoIds: [photo] });
  await call.recipes.update({ ...fields, id, version: 1, title, imageId: image });
  const { shareId } = await call.shares.create({ recipeId: id });
  return { id, former, image, photo, shareId, sourceUrl: fields.sourceUrl };
}

/** Moves everything in the person's bin back in time. */
const ageBin = ({ vaultId }: Person, days: number) =>
  sql`update deleted_items set deleted_at = deleted_at - ${`${days} days`}::interval where user_id = ${vaultId}`.execute(
    db,
  );

describe('a deleted recipe', () => {
  it('is nowhere but in the bin, and takes no place', async () => {
    const alice = await newPerson();
    const { call } = alice;
    const soup = await soupOf(alice);
    const pies = await call.playlists.create({ name: 'Pies' });
    await call.playlists.addRecipes({ id: pies.id, recipeIds: [soup.id] });
    await call.recipes.delete({ id: soup.id });

    expect(await call.recipes.list({})).toMatchObject({ total: 0, hasPhotoRecipes: false });
    expect(await call.recipes.list({ search: 'leek' })).toMatchObject({ total: 0 });
    expect(await call.recipes.tags({})).toMatchObject({ total: 0 });
    expect(await call.recipes.duplicates({ sourceUrl: soup.sourceUrl })).toMatchObject({ total: 0 });
    expect(await refusalOf(call.recipes.byId({ id: soup.id }))).toEqual(noRecipe);
    expect(await refusalOf(call.recipes.versions({ id: soup.id }))).toEqual(noRecipe);
    expect(await refusalOf(call.shares.get({ shareId: soup.shareId }))).toMatchObject({
      appCode: 'SHARE_NOT_FOUND',
    });
    expect(await call.playlists.byId({ id: pies.id })).toMatchObject({ total: 0 });
    expect(await call.profiles.usage()).toMatchObject({ recipes: { used: 0 } });
    expect(await photosOf(alice)).toBe(0);
    expect(await call.photoQuota.held({})).toMatchObject({ count: 0 });
    expect(await call.photoQuota.stats()).toMatchObject({ totalPhotos: 0 });

    const { items, total } = await call.bin.list({});
    expect(total).toBe(1);
    expect(items).toMatchObject([
      { id: soup.id, kind: 'recipe', title: 'Soup', photos: 1, image: { id: soup.image } },
    ]);
    expect(items[0]!.goneAt.getTime() - items[0]!.deletedAt.getTime()).toBe(BIN_LIMITS.days * DAY);
  });

  it('comes back as it was, but for its link', async () => {
    const alice = await newPerson();
    const { call } = alice;
    const soup = await soupOf(alice);
    await call.recipes.setFavorite({ id: soup.id, isFavorite: true });
    const [before, versions] = [
      await call.recipes.byId({ id: soup.id }),
      await call.recipes.versions({ id: soup.id }),
    ];
    await call.recipes.delete({ id: soup.id });
    await sweepImages({ ...deps, now: () => new Date(Date.now() + 2 * DAY) });
    const restored = await call.recipes.restoreDeleted({ ids: [soup.id] });
    expect(restored).toEqual({ ids: [soup.id], photosLeftOut: 0 });
    expect(await call.recipes.byId({ id: soup.id })).toEqual({ ...before, isShared: false });
    expect(await call.recipes.versions({ id: soup.id })).toEqual(versions);
    expect(await call.recipes.list({ search: 'leek' })).toMatchObject({ total: 1, hasPhotoRecipes: true });
    expect(await photosOf(alice)).toBe(1);
    expect(await call.bin.list({})).toMatchObject({ total: 0 });
    expect(await refusalOf(call.shares.get({ shareId: soup.shareId }))).toMatchObject({
      appCode: 'SHARE_NOT_FOUND',
    });
    expect(await refusalOf(call.recipes.restoreDeleted({ ids: [soup.id] }))).toEqual(noRecipe);
  });

  it('comes back to its places in the collections that are still there', async () => {
    const { call } = await newPerson();
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) ids.push((await call.recipes.create({ title })).id);
    const [kept, gone] = [
      await call.playlists.create({ name: 'Kept' }),
      await call.playlists.create({ name: 'Gone' }),
    ];
    for (const { id } of [kept, gone]) await call.playlists.addRecipes({ id, recipeIds: ids });
    await call.recipes.deleteMany({ ids: ids.slice(0, 2) });
    await call.playlists.delete({ id: gone.id, withRecipes: false });
    await call.recipes.restoreDeleted({ ids: ids.slice(0, 2) });
    const { items } = await call.playlists.byId({ id: kept.id });
    expect(items.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
    await call.recipes.delete({ id: ids[1]! });
    await call.playlists.removeRecipes({ id: kept.id, recipeIds: [ids[3]!] });
    await call.recipes.restoreDeleted({ ids: [ids[1]!] });
    const after = await call.playlists.byId({ id: kept.id });
    expect(after.items.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
  });

  it('comes back beside what was made of the same import or request since', async () => {
    const { call } = await newPerson();
    const requestId = randomUUID();
    const first = await call.recipes.create({ title: 'First', requestId });
    await call.recipes.delete({ id: first.id });
    const second = await call.recipes.create({ title: 'Second', requestId });
    await call.recipes.restoreDeleted({ ids: [first.id] });
    expect(await call.recipes.list({})).toMatchObject({ total: 2 });
    expect(await call.recipes.create({ title: 'Second', requestId })).toMatchObject({ id: second.id });
  });

  it('leaves its picture to another that shows it, and takes it again', async () => {
    const alice = await newPerson();
    const { call } = alice;
    const image = await newImage(alice.vaultId);
    const { id: one } = await call.recipes.create({ title: 'One', imageId: image });
    const { id: other } = await call.recipes.create({ title: 'Other', imageId: image });
    await call.recipes.delete({ id: one });
    await call.recipes.delete({ id: other });
    await call.bin.remove({ ids: [other] });
    expect(await imagesLeft(image)).toEqual([image]);
    await call.recipes.restoreDeleted({ ids: [one] });
    expect(await call.recipes.byId({ id: one })).toMatchObject({ image: { id: image } });
    await call.recipes.delete({ id: one });
    await call.bin.empty();
    expect(await imagesLeft(image)).toEqual([]);
  });

  it('brings only so many photos back as there are places, and says so', async () => {
    const alice = await newPerson();
    const { call } = alice;
    const photos = [await newImage(alice.vaultId, 'photo'), await newImage(alice.vaultId, 'photo')];
    const { id } = await call.recipes.create({ title: 'Card', photoIds: photos });
    await call.recipes.delete({ id });
    for (let n = 0; n < 29; n += 1) await newImage(alice.vaultId, 'photo');
    expect(await call.recipes.restoreDeleted({ ids: [id] })).toEqual({ ids: [id], photosLeftOut: 1 });
    expect((await call.recipes.byId({ id })).photos?.map((photo) => photo.id)).toEqual([photos[0]]);
    expect(await photosOf(alice)).toBe(30);
    expect(await imagesLeft(photos[1]!)).toEqual([]);
  });

  it('does not lend its images to anything new', async () => {
    const alice = await newPerson();
    const { call } = alice;
    const { id, photo } = await soupOf(alice);
    await call.recipes.delete({ id });
    const missing = { appCode: 'INVALID_INPUT' };
    expect(await refusalOf(call.recipes.create({ title: 'New', photoIds: [photo] }))).toMatchObject(missing);
    expect(await refusalOf(call.imports.start({ kind: 'photo', photoIds: [photo] }))).toMatchObject(missing);
  });
});

describe('a deleted collection', () => {
  it('comes back with its order, its cover and the recipes that went with it', async () => {
    const { vaultId, call } = await newPerson();
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.push((await call.recipes.create({ title })).id);
    const { id } = await call.playlists.create({ name: 'Pies', privacyLevel: 'public' });
    await call.playlists.addRecipes({ id, recipeIds: ids });
    await call.playlists.update({ id, coverRecipeId: ids[1] });
    const cover = await newImage(vaultId, 'cover');
    await call.playlists.update({ id, coverPhotoId: cover });
    const before = await call.playlists.byId({ id });
    expect(await call.playlists.delete({ id, withRecipes: true })).toEqual({ id, deletedRecipes: 3 });
    expect(await call.playlists.list({})).toMatchObject({ total: 0 });
    const { items, total } = await call.bin.list({});
    expect(total).toBe(4);
    expect(items.find((item) => item.id === id)).toMatchObject({
      kind: 'collection',
      title: 'Pies',
      recipes: 3,
    });
    await sweepImages({ ...deps, now: () => new Date(Date.now() + 2 * DAY) });
    expect(await imagesLeft(cover)).toEqual([cover]);

    const restored = await call.playlists.restoreDeleted({ id });
    expect(restored.ids.toSorted()).toEqual([id, ...ids].toSorted());
    expect(await call.playlists.byId({ id })).toEqual(before);
    expect(await call.bin.list({})).toMatchObject({ total: 0 });
    expect(await refusalOf(call.playlists.restoreDeleted({ id }))).toMatchObject({
      appCode: 'PLAYLIST_NOT_FOUND',
    });
  });

  it('comes back for those of its sharing list who still follow', async () => {
    const [alice, bob, carol] = [await newPerson(), await newPerson(), await newPerson()];
    for (const { userId } of [bob, carol])
      await db.insertInto('follows').values({ follower_id: userId, following_id: alice.userId }).execute();
    const { id } = await alice.call.playlists.create({
      ...{ name: 'Pies', privacyLevel: 'limited', sharedWith: [bob.userId, carol.userId] },
    });
    await alice.call.playlists.delete({ id, withRecipes: false });
    await carol.call.follows.unfollow({ userId: alice.userId });
    await alice.call.playlists.restoreDeleted({ id });
    const { items } = await alice.call.playlists.sharedWith({ id });
    expect(items.map(({ userId }) => userId)).toEqual([bob.userId]);
  });
});

describe('the bin', () => {
  it('is charged until it is emptied, and never keeps anybody from deleting', async () => {
    const { vaultId, call } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Long', cookingNotes: 'x'.repeat(5_000) });
    const { id: pies } = await call.playlists.create({ name: 'Pies' });
    await call.playlists.addRecipes({ id: pies, recipeIds: [id] });
    const before = await storedBytes(vaultId);
    await leaveRoom(vaultId, -100);
    await call.playlists.delete({ id: pies, withRecipes: true });
    const binned = await storedBytes(vaultId);
    expect(binned).toBeGreaterThan(5_000);
    expect(binned).toBeLessThanOrEqual(before);
    expect(binned).toBe(await countedBytes(vaultId));
    await leaveRoom(vaultId, 0);
    const full = await refusalOf(call.recipes.create({ title: 'New' }));
    expect(full).toMatchObject({ appCode: 'STORAGE_LIMIT' });
    expect(full.message).toContain('Recently deleted');
    await call.bin.empty();
    expect(await storedBytes(vaultId)).toBe(0);
  });

  it('holds a thousand things of a person, and the oldest go', async () => {
    const alice = await newPerson();
    const { vaultId, call } = alice;
    const soup = await soupOf(alice);
    await call.recipes.delete({ id: soup.id });
    await ageBin(alice, 1);
    await sql`
      insert into deleted_items (id, user_id, kind, title, deleted_at, content, stored_bytes)
      select gen_random_uuid(), ${vaultId}, 'recipe', 'Old ' || n, now() - interval '1 hour', '{}', 0
      from generate_series(1, ${BIN_LIMITS.items - 1}) as n`.execute(db);
    const { id } = await call.recipes.create({ title: 'Newest' });
    await call.recipes.delete({ id });
    const { items, total } = await call.bin.list({ limit: 1 });
    expect([items[0]?.title, total]).toEqual(['Newest', BIN_LIMITS.items]);
    expect(await refusalOf(call.recipes.restoreDeleted({ ids: [soup.id] }))).toEqual(noRecipe);
    expect(await imagesLeft(soup.image, soup.photo, soup.former)).toEqual([]);
  });

  it('is listed in pages, last deleted first', async () => {
    const alice = await newPerson();
    for (const title of ['One', 'Two', 'Three']) {
      const { id } = await alice.call.recipes.create({ title });
      await alice.call.recipes.delete({ id });
      await ageBin(alice, 1);
    }
    const first = await alice.call.bin.list({ limit: 2 });
    const second = await alice.call.bin.list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
    expect(second.nextCursor).toBeNull();
  });

  it('loses after 30 days what is in it, with its pictures', async () => {
    const alice = await newPerson();
    const soup = await soupOf(alice);
    await alice.call.recipes.delete({ id: soup.id });
    const left = BIN_LIMITS.days * DAY;
    await sweepBin({ db, now: () => new Date(Date.now() + left - 60_000) });
    expect(await imagesLeft(soup.image)).toEqual([soup.image]);
    await sweepBin({ db, now: () => new Date(Date.now() + left + 60_000) });
    expect(await imagesLeft(soup.image, soup.photo, soup.former)).toEqual([]);
    const gone = { appCode: 'NOT_FOUND', message: BIN_MESSAGES.gone };
    expect(await refusalOf(alice.call.bin.remove({ ids: [soup.id] }))).toEqual(gone);
    expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
    expect(await photosOf(alice)).toBe(0);
  });

  it('gives back what was put into it before a field was added', async () => {
    const { call } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Old' });
    await call.recipes.delete({ id });
    await sql`alter table recipes add column stars integer not null default 3`.execute(db);
    await call.recipes.restoreDeleted({ ids: [id] });
    const { rows } = await sql`select stars, title from recipes where id = ${id}`.execute(db);
    expect(rows).toEqual([{ stars: 3, title: 'Old' }]);
  });
});
