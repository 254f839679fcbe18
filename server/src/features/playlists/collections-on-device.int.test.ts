import { randomUUID } from 'node:crypto';
import type { ChangesDto, KeptPlaylist, KeptRecipe } from '@larder/shared/sync/changes';
import { cookLogFrom, playlistFrom, playlistsFrom, withChanges } from '@larder/shared/sync/collections';
import { indexOf } from '@larder/shared/sync/library';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../../testing/mutated-pages.ts';
import { imageRow, testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { settled } from '../../testing/settled.ts';
import { sweepChanges } from '../../sync/changed-since.ts';

// A device without a network answers from its copy. It must say what the server would.

const { deps, newPerson } = await testLimits();
const { db } = deps;
type Person = Awaited<ReturnType<typeof newPerson>>;

/** A device with a copy of somebody's collections and recipes. */
class Device {
  readonly recipes = new Map<string, KeptRecipe>();
  readonly playlists = new Map<string, KeptPlaylist>();
  /** That came of collections. */
  bytes = 0;
  #recipesCursor: string | undefined;
  #playlistsCursor: string | undefined;
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  /** The names of the collections that came, and the ids of those that went. */
  async follow(limit = 100): Promise<string[]> {
    const { recipes, playlists } = this.#person.call;
    for (let hasMore = true; hasMore;) {
      const page = await recipes.changedSince({ cursor: this.#recipesCursor, limit });
      takeIn(this.recipes, page);
      ({ cursor: this.#recipesCursor, hasMore } = page);
    }
    const came: string[] = [];
    for (let hasMore = true; hasMore;) {
      const page = await playlists.changes({ cursor: this.#playlistsCursor, limit });
      const items = page.items.map((item) =>
        withChanges(page.startsAnew ? undefined : this.playlists.get(item.id), item),
      );
      takeIn(this.playlists, { ...page, items });
      this.bytes += Buffer.byteLength(JSON.stringify(page));
      came.push(...page.items.map(({ name }) => name), ...page.deletedIds);
      ({ cursor: this.#playlistsCursor, hasMore } = page);
    }
    return [...new Set(came)];
  }

  get library() {
    return indexOf([...this.recipes.values()]);
  }

  list(search?: string) {
    return playlistsFrom(this.library, [...this.playlists.values()], { search, limit: 100 });
  }

  playlist(id: string, input: { search?: string; cursor?: string; limit?: number } = {}) {
    const ownerName = 'Alice';
    return playlistFrom(this.library, this.playlists.get(id)!, { id, limit: 100, ownerName, ...input });
  }
}

function takeIn<T extends { id: string }>(copy: Map<string, T>, page: ChangesDto<T>): void {
  if (page.startsAnew) copy.clear();
  for (const item of page.items) copy.set(item.id, item);
  for (const id of page.deletedIds) copy.delete(id);
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

async function withCollections() {
  const alice = await newPerson();
  const { call } = alice;
  const pictures = await db
    .insertInto('photos')
    .values([0, 1, 2, 3, 4, 5].map((n) => imageRow(alice.vaultId, 'cover', `p${n}${alice.userId}`)))
    .returning('id')
    .execute();
  const ids: string[] = [];
  for (const [index, title] of ['Soup', 'Stew', 'Crème brûlée', 'Bread', 'Jam', 'Pie'].entries()) {
    const imageId = index % 3 === 2 ? null : pictures[index]!.id;
    const { id } = await call.recipes.create({ title, description: `No. ${index} for friends`, imageId });
    ids.push(id);
  }
  const coverPhotoId = pictures[5]!.id;
  await db.updateTable('recipes').set({ image_id: null }).where('image_id', '=', coverPhotoId).execute();
  const { id: winter } = await call.playlists.create({ name: 'Winter', description: 'Für kalte Tage' });
  const { id: sweet } = await call.playlists.create({ name: 'Süßes', coverPhotoId });
  await call.playlists.makeFavorites();
  await call.playlists.addRecipes({ id: winter, recipeIds: [ids[1]!, ids[0]!, ids[3]!, ids[4]!, ids[2]!] });
  await call.playlists.addRecipes({ id: sweet, recipeIds: [ids[2]!, ids[4]!] });
  return { ...alice, ids, winter, sweet };
}

type Alice = Awaited<ReturnType<typeof withCollections>>;

async function expectSame({ call }: Alice, device: Device): Promise<void> {
  const listed = await call.playlists.list({ limit: 100 });
  expect(device.list()).toEqual(listed);
  for (const { id, isFavorites } of listed.items) {
    if (isFavorites) continue;
    const { ownerName: _, items, ...said } = await call.playlists.byId({ id, limit: 100 });
    const { ownerName: __, items: copied, ...copy } = device.playlist(id);
    expect(copy).toEqual(said);
    expect(copied).toMatchObject(items);
  }
}

describe('the copy of collections on a device', () => {
  it('tells each change of a collection, its recipes, their order and its end, once', async () => {
    const alice = await withCollections();
    const { call, ids, winter, sweet } = alice;
    const [soup, stew, , bread] = ids as [string, string, string, string];
    const device = new Device(alice);
    await settled(db);
    expect(await device.follow(2)).toEqual(['Favorites', 'Süßes', 'Winter']);
    await expectSame(alice, device);
    expect(await device.follow()).toEqual([]);
    const steps: [() => Promise<unknown>, string[]][] = [
      [() => call.playlists.create({ name: 'Spring' }), ['Spring']],
      [() => call.playlists.update({ id: winter, name: 'Cold days' }), ['Cold days']],
      [() => call.playlists.update({ id: winter, coverRecipeId: bread }), ['Cold days']],
      [() => call.playlists.move({ id: winter, recipeId: bread, afterRecipeId: null }), ['Cold days']],
      [() => call.playlists.removeRecipes({ id: winter, recipeIds: [soup] }), ['Cold days']],
      [() => call.playlists.addRecipes({ id: sweet, recipeIds: [soup] }), ['Süßes']],
      [() => call.recipes.delete({ id: bread }), ['Cold days']],
      [() => call.recipes.restoreDeleted({ ids: [bread] }), ['Cold days']],
      [() => call.recipes.setFavorite({ id: stew, isFavorite: true }), []],
      [() => call.playlists.delete({ id: sweet, withRecipes: false }), [sweet]],
      [() => call.playlists.restoreDeleted({ id: sweet }), ['Süßes']],
      [() => call.recipes.addTags({ ids: [stew], tags: ['cold'] }), []],
    ];
    for (const [step, wanted] of steps) {
      await step();
      await settled(db);
      expect(await device.follow(1)).toEqual(wanted);
      await expectSame(alice, device);
    }
  });

  it('has each collection in its order, whatever is put in, moved, taken out and arranged anew', async () => {
    const alice = await withCollections();
    const { call, ids, winter } = alice;
    const device = new Device(alice);
    await device.follow();
    const chance = numbersFrom(7);
    const held = async () =>
      (await call.playlists.byId({ id: winter, limit: 100 })).items.map(({ id }) => id);
    for (let round = 0; round < 40; round += 1) {
      const inIt = shuffled(await held(), chance);
      const outside = ids.filter((id) => !inIt.includes(id));
      const [recipeId, afterRecipeId] = inIt;
      const step = Math.floor(chance() * 5);
      if (step === 0 && outside[0]) await call.playlists.addRecipes({ id: winter, recipeIds: outside });
      if (step === 1 && inIt.length > 2)
        await call.playlists.removeRecipes({ id: winter, recipeIds: inIt.slice(0, 2) });
      if ((step === 2 || step === 3) && recipeId && afterRecipeId)
        await call.playlists.move({ id: winter, recipeId, afterRecipeId: step === 2 ? afterRecipeId : null });
      if (step === 4) await call.playlists.reorder({ id: winter, recipeIds: inIt });
      if (chance() < 0.2) await sweepChanges(deps);
      if (chance() < 0.5) continue;
      await device.follow(1 + Math.floor(chance() * 3));
      await expectSame(alice, device);
    }
  });

  it('is sent what has changed, and not a thousand recipes because of one', async () => {
    const alice = await newPerson();
    const { rows } = await sql<{ id: string }>`
      insert into recipes (user_id, title) select ${alice.userId}, 'Dish ' || n from generate_series(1, 1200) n
      returning id`.execute(db);
    const ids = rows.map(({ id }) => id);
    const names = Array.from({ length: 10 }, (_, n) => `Collection ${n}`);
    const collections: string[] = [];
    for (const name of names) {
      const { id } = await alice.call.playlists.create({ name });
      for (let from = 0; from < 1_100; from += 100)
        await alice.call.playlists.addRecipes({ id, recipeIds: ids.slice(from, from + 100) });
      collections.push(id);
    }
    const device = new Device(alice);
    await device.follow();
    const expectFew = async (step: (id: string, index: number) => Promise<unknown>) => {
      await settled(db);
      await device.follow();
      device.bytes = 0;
      for (const [index, id] of collections.entries()) await step(id, index);
      await device.follow();
      expect(device.bytes).toBeLessThan(20_000);
      for (const id of collections) {
        const first = await alice.call.playlists.byId({ id, limit: 5 });
        expect(device.playlist(id, { limit: 5 })).toMatchObject({ total: first.total, items: first.items });
      }
    };
    const { addRecipes, move, removeRecipes } = alice.call.playlists;
    await expectFew((id, index) => addRecipes({ id, recipeIds: [ids[1_100 + index]!] }));
    await expectFew((id, index) => move({ id, recipeId: ids[1_000 + index]!, afterRecipeId: null }));
    await expectFew((id, index) => move({ id, recipeId: ids[index]!, afterRecipeId: ids[500]! }));
    await expectFew((id, index) => removeRecipes({ id, recipeIds: [ids[200 + index]!] }));
  }, 120_000);

  it('searches and pages as the server does', async () => {
    const alice = await withCollections();
    const { call, winter } = alice;
    const device = new Device(alice);
    await device.follow();
    for (const search of ['winter', 'sussES', 'kalte für', 'nothing', ' '])
      expect(device.list(search)).toEqual(await call.playlists.list({ search, limit: 100 }));
    for (const search of ['brulee', 'friends 3', 'nothing']) {
      const said = await call.playlists.byId({ id: winter, search });
      const copied = device.playlist(winter, { search });
      expect(copied.items.map(({ id }) => id)).toEqual(said.items.map(({ id }) => id));
      expect(copied.total).toBe(said.total);
    }
    const first = device.playlist(winter, { limit: 3 });
    const second = device.playlist(winter, { limit: 3, cursor: first.nextCursor! });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      'Stew',
      'Soup',
      'Bread',
      'Jam',
      'Crème brûlée',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('gives nobody another person’s, and keeps nothing of an account that is gone', async () => {
    const alice = await withCollections();
    await alice.call.playlists.update({ id: alice.winter, privacyLevel: 'public' });
    const bob = await newPerson();
    const { items, cursor } = await bob.call.playlists.changedSince({});
    expect(items.map(({ userId }) => userId).filter((id) => id !== bob.userId)).toEqual([]);
    await alice.call.playlists.update({ id: alice.winter, name: 'Still public' });
    const changed = await bob.call.playlists.changedSince({ cursor });
    expect([...changed.items.map(({ name }) => name), ...changed.deletedIds]).not.toContain('Still public');
    expect(changed.deletedIds).toEqual([]);

    const noted = () =>
      db
        .selectFrom('entity_changes')
        .select('id')
        .where('vault_id', '=', alice.vaultId)
        .where('id', '=', alice.winter)
        .where('part', 'is', null)
        .execute();
    expect((await noted()).length).toBeGreaterThan(1);
    await sweepChanges(deps);
    expect(await noted()).toHaveLength(1);
    await db.deleteFrom('users').where('id', '=', alice.userId).execute();
    expect(await noted()).toEqual([]);
  });

  it('begins anew for a device that knew another database, and refuses a cursor that nobody was given', async () => {
    const { call, winter } = await withCollections();
    const { cursor } = await call.playlists.changedSince({});
    await call.playlists.delete({ id: winter, withRecipes: false });
    await sql`update recipe_changes_origin set id = gen_random_uuid()`.execute(db);
    const answer = await call.playlists.changedSince({ cursor });
    expect(answer).toMatchObject({ startsAnew: true, hasMore: false, deletedIds: [] });
    expect(answer.items.map(({ name }) => name)).toEqual(['Favorites', 'Süßes']);
    expect(await refusalOf(call.playlists.changedSince({ cursor: 'x' }))).toMatchObject({
      appCode: 'INVALID_INPUT',
    });
  });
});

describe('the copy of a cook log on a device', () => {
  it('has what was written, changed and deleted, the last 20 of it, and the server the rest', async () => {
    const alice = await withCollections();
    const { call, ids } = alice;
    const id = ids[0]!;
    const device = new Device(alice);
    const expectSameLog = async () => {
      await device.follow();
      const said = await call.recipes.cookLog({ id, limit: 5 });
      const copied = cookLogFrom(device.recipes.get(id)!, { id, limit: 5 })!;
      expect({ ...copied, nextCursor: copied.nextCursor !== null }).toEqual({
        ...said,
        nextCursor: said.nextCursor !== null,
      });
    };
    await expectSameLog();
    const log = (entryId: string, cookedOn: string, note = '') =>
      call.recipes.logCooked({ id, entryId, cookedOn, note });
    const [first, second] = [randomUUID(), randomUUID()];
    await log(first, '2025-03-01', 'With leeks');
    await expectSameLog();
    // Neither the day of the last time nor anything else of the recipe changes.
    await log(second, '2024-03-01', 'Too salty');
    await expectSameLog();
    await log(second, '2024-03-02', 'Far too salty');
    await expectSameLog();
    await call.recipes.deleteCooked({ id, entryId: second });
    await expectSameLog();

    for (let day = 1; day <= 24; day += 1) await log(randomUUID(), `2025-04-${String(day).padStart(2, '0')}`);
    await expectSameLog();
    const kept = device.recipes.get(id)!;
    expect(kept.cookLog).toMatchObject({ total: 25 });
    expect(kept.cookLog?.items).toHaveLength(20);
    expect(cookLogFrom(kept, { id, limit: 5, cursor: '15' })).toMatchObject({ nextCursor: '20' });
    expect(cookLogFrom(kept, { id, limit: 5, cursor: '20' })).toBeUndefined();
    const { nextCursor } = await call.recipes.cookLog({ id, limit: 5 });
    expect(cookLogFrom(kept, { id, limit: 5, cursor: nextCursor })).toBeUndefined();
  });
});
