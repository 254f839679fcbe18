import { randomUUID } from 'node:crypto';
import { LIMIT_MESSAGES, PERSON_LIMITS } from '@larder/shared/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { imageRow, testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const { deps, limits, setLimits, storedBytes, countedBytes, leaveRoom, newPerson } = await testLimits();
const soup = { title: 'Soup' };

beforeEach(() => setLimits({}));

describe('the limits of a person', () => {
  it('are those of the configuration, whose defaults are the documented ones', async () => {
    expect(limits).toEqual(PERSON_LIMITS);
    const env = { LIMIT_STORED_MB: '1.5', LIMIT_WRITTEN_MB_A_MINUTE: '2', RATE_LIMIT_FACTOR: '10' };
    expect(loadConfig(env).personLimits).toMatchObject({
      recipes: 20_000,
      storedBytes: 1_500_000,
      picturesAnHour: 600,
      writtenBytesAMinute: 20_000_000,
    });
    expect(() => loadConfig({ LIMIT_RECIPES: '0' })).toThrow('LIMIT_RECIPES');
  });

  it('stop the next recipe until one is deleted', async () => {
    const { call } = await newPerson();
    await setLimits({ recipes: 2 });
    const { id } = await call.recipes.create(soup);
    await call.recipes.create(soup);
    const refused = { appCode: 'RECIPE_LIMIT', message: LIMIT_MESSAGES.recipes(2) };
    expect(await refusalOf(call.recipes.create(soup))).toEqual(refused);
    await call.recipes.delete({ id });
    await call.recipes.create(soup);
  });

  it('stop the next collection, not counting Favorites', async () => {
    const { call } = await newPerson();
    await setLimits({ collections: 1 });
    const { id } = await call.playlists.create({ name: 'Pies' });
    await call.playlists.makeFavorites();
    const refused = { appCode: 'COLLECTION_LIMIT', message: LIMIT_MESSAGES.collections(1) };
    expect(await refusalOf(call.playlists.create({ name: 'Cakes' }))).toEqual(refused);
    await call.playlists.delete({ id, withRecipes: false });
    await call.playlists.create({ name: 'Cakes' });
  });

  it('stop the next pasted page until one is dismissed', async () => {
    const { call } = await newPerson();
    await setLimits({ pastedPages: 1 });
    const { id } = await call.imports.start({ kind: 'html', html: '<p>Soup</p>' });
    const refused = { appCode: 'PASTED_LIMIT', message: LIMIT_MESSAGES.pastedPages(1) };
    expect(await refusalOf(call.imports.start({ kind: 'html', html: '<p>Cake</p>' }))).toEqual(refused);
    await call.imports.start({ kind: 'url', url: 'https://kitchen.example/cake' });
    await call.imports.dismiss({ id });
    await call.imports.start({ kind: 'html', html: '<p>Cake</p>' });
  });

  it('stop covers and profile pictures for an hour, and photos not at all', async () => {
    const { vaultId } = await newPerson();
    await setLimits({ picturesAnHour: 2 });
    const insert = (purpose: string) =>
      deps.db
        .insertInto('photos')
        .values(imageRow(vaultId, purpose, randomUUID()))
        .execute();
    await insert('cover');
    await insert('avatar');
    await expect(insert('cover')).rejects.toMatchObject({ constraint: 'limit_pictures', detail: '2' });
    await insert('photo');
    await insert('page');
    await deps.db
      .updateTable('person_usage')
      .set({ pictures_slot: sql`pictures_slot - 3` })
      .execute();
    await insert('cover');
  });

  it('stop further writes of a person in a minute, in any call', async () => {
    const { vaultId, call } = await newPerson();
    await setLimits({ writtenBytesAMinute: 50_000 });
    const { id } = await call.recipes.create({ ...soup, cookingNotes: 'x'.repeat(10_000) });
    const again = (version: number) =>
      call.recipes.update({ ...soup, id, version, cookingNotes: String(version).repeat(10_000) });
    const failure: unknown = await again(1).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: LIMIT_MESSAGES.writtenBytesAMinute(50_000),
      cause: { appCode: 'WRITE_LIMIT', retryAfter: 60 },
    });
    const slotsLater = (slots: number) =>
      sql`update person_usage set written_slot = written_slot - ${slots} where user_id = ${vaultId}`.execute(
        deps.db,
      );
    await slotsLater(1);
    expect(await refusalOf(again(1))).toMatchObject({ appCode: 'WRITE_LIMIT' });
    await slotsLater(2);
    expect(await again(1)).toMatchObject({ version: 2 });
  });
});

describe('a full account', () => {
  const full = (bytes: number) => ({ appCode: 'STORAGE_LIMIT', message: LIMIT_MESSAGES.storedBytes(bytes) });
  const notes = (length: number) => ({ ...soup, cookingNotes: 'é'.repeat(length) });

  it('refuses further recipes, collections, imports and entries in collections', async () => {
    const { vaultId, call } = await newPerson();
    const { id } = await call.recipes.create(soup);
    const playlist = await call.playlists.create({ name: 'Pies' });
    const limit = await storedBytes(vaultId);
    await leaveRoom(vaultId, 0);
    expect(await refusalOf(call.recipes.create(soup))).toEqual(full(limit));
    expect(await refusalOf(call.playlists.create({ name: 'Cakes' }))).toEqual(full(limit));
    expect(await refusalOf(call.imports.start({ kind: 'text', text: 'Soup' }))).toEqual(full(limit));
    expect(await refusalOf(call.playlists.addRecipes({ id: playlist.id, recipeIds: [id] }))).toEqual(
      full(limit),
    );
    expect(await storedBytes(vaultId)).toBe(limit);
  });

  it('keeps everything when it is above the limit, and allows shortening, ordering and deleting', async () => {
    const { vaultId, call } = await newPerson();
    const [long, other] = [await call.recipes.create(notes(5_000)), await call.recipes.create(notes(100))];
    await call.recipes.update({ ...notes(5_000), title: 'Second', id: long.id, version: 1 });
    await call.playlists.create({ name: 'Pies' });
    await setLimits({ storedBytes: 10 });
    expect(
      await refusalOf(call.recipes.update({ ...notes(5_001), title: 'Second', id: long.id, version: 2 })),
    ).toEqual(full(10));
    expect(await call.recipes.versions({ id: long.id })).toMatchObject({ total: 2 });
    await call.recipes.update({ ...notes(4_000), id: long.id, version: 2 });
    await call.recipes.setFavorite({ id: other.id, isFavorite: false });
    await call.recipes.delete({ id: other.id });
    expect(await call.recipes.list({})).toMatchObject({ total: 1 });
    expect(await storedBytes(vaultId)).toBe(await countedBytes(vaultId));
  });

  it('makes room for a version by deleting older ones of the same recipe only', async () => {
    const { vaultId, call } = await newPerson();
    const first = { ...notes(2_000), title: 'Soup 0' };
    const [one, other] = [await call.recipes.create(first), await call.recipes.create(first)];
    for (const version of [1, 2, 3]) {
      await call.recipes.update({ ...notes(2_000), title: `Soup ${version}`, id: one.id, version });
      await call.recipes.update({ ...notes(2_000), title: `Soup ${version}`, id: other.id, version });
    }
    await leaveRoom(vaultId, 0);
    const saved = await call.recipes.update({ ...notes(2_000), title: 'Soup 4', id: one.id, version: 4 });
    expect(saved).toMatchObject({ title: 'Soup 4', version: 5 });
    const kept = await call.recipes.versions({ id: one.id });
    expect(kept.items.map(({ version }) => version)).toEqual([5, 4, 3, 2]);
    expect(await call.recipes.versions({ id: other.id })).toMatchObject({ total: 4 });
    expect(await call.recipes.restore({ id: one.id, version: 2 })).toMatchObject({
      title: 'Soup 1',
      version: 6,
    });
  });

  it('has room as soon as something is deleted for good', async () => {
    const { vaultId, call } = await newPerson();
    const { id } = await call.recipes.create(notes(1_000));
    await leaveRoom(vaultId, 0);
    await refusalOf(call.recipes.create(notes(1_000)));
    await call.recipes.delete({ id });
    await refusalOf(call.recipes.create(notes(1_000)));
    await call.bin.remove({ ids: [id] });
    await call.recipes.create(notes(1_000));
  });
});

it('a person can see how much they use of recipes, collections, text and pasted pages', async () => {
  const { vaultId, call } = await newPerson();
  await call.recipes.create(soup);
  await call.playlists.create({ name: 'Pies' });
  await call.playlists.makeFavorites();
  await call.imports.start({ kind: 'text', text: 'Soup' });
  expect(await call.profiles.usage()).toEqual({
    recipes: { used: 1, limit: 20_000 },
    collections: { used: 1, limit: 500 },
    storedBytes: { used: await storedBytes(vaultId), limit: 300_000_000 },
    pastedPages: { used: 1, limit: 20 },
  });
});
