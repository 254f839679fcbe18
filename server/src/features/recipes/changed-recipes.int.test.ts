import { randomUUID } from 'node:crypto';
import type { KeptRecipe } from '@larder/shared/sync/changes';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { sweepChanges } from '../../sync/changed-since.ts';

const { deps, newPerson } = await testLimits();
const { db } = deps;

type Person = Awaited<ReturnType<typeof newPerson>>;

/** A device with a copy of somebody's library. */
class Device {
  readonly recipes = new Map<string, KeptRecipe>();
  readonly came: string[] = [];
  cursor: string | undefined;
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async page(limit = 100): Promise<boolean> {
    const page = await this.#person.call.recipes.changedSince({ cursor: this.cursor, limit });
    if (page.startsAnew) this.recipes.clear();
    for (const recipe of page.items) this.recipes.set(recipe.id, recipe);
    for (const id of page.deletedIds) this.recipes.delete(id);
    this.came.push(...page.items.map(({ title }) => title), ...page.deletedIds);
    this.cursor = page.cursor;
    return page.hasMore;
  }

  /** What came. */
  async follow(limit = 100): Promise<string[]> {
    this.came.length = 0;
    while (await this.page(limit));
    return [...this.came];
  }
}

async function libraryOf(person: Person): Promise<Map<string, KeptRecipe>> {
  const { items } = await person.call.recipes.list({ limit: 100 });
  const recipes = await Promise.all(
    items.map(async ({ id }) => {
      const { items, total } = await person.call.recipes.cookLog({ id });
      const recipe = (await person.call.recipes.byId({ id })) as RecipeDto;
      return { ...recipe, cookLog: { items, total }, ticks: [], links: [] };
    }),
  );
  return new Map(recipes.map((recipe) => [recipe.id, recipe]));
}

/** Transactions of other tests run on the same server, and while one lasts what was told may come again. Waits for their ends. */
async function settled(): Promise<void> {
  const numberOf = async (number: typeof OLDEST) =>
    BigInt(
      (await sql<{ number: string }>`select ${number}::text as number`.execute(db)).rows[0]?.number ?? '',
    );
  const now = await numberOf(sql`pg_current_xact_id()`);
  await vi.waitUntil(async () => (await numberOf(OLDEST)) > now, { timeout: 30_000, interval: 20 });
}
const OLDEST = sql`pg_snapshot_xmin(pg_current_snapshot())`;

const titled = async ({ call }: Person, ...titles: string[]) => {
  const ids: string[] = [];
  for (const title of titles) ids.push((await call.recipes.create({ title })).id);
  return ids;
};

describe('what has changed in a library', () => {
  it('begins with all recipes in full, the newest first, in pages, and is empty then', async () => {
    const alice = await newPerson();
    await titled(alice, 'Soup', 'Stew', 'Cake', 'Bread', 'Jam');
    const device = new Device(alice);
    await settled();
    expect(await device.follow(2)).toEqual(['Jam', 'Bread', 'Cake', 'Stew', 'Soup']);
    expect(device.recipes).toEqual(await libraryOf(alice));
    expect(await device.follow()).toEqual([]);
  });

  it('tells what was added, saved, cooked, shared, made a favourite and deleted, each once', async () => {
    const alice = await newPerson();
    const [soup = '', stew = '', cake = ''] = await titled(alice, 'Soup', 'Stew', 'Cake');
    const device = new Device(alice);
    await settled();
    await device.follow();
    const steps: [() => Promise<unknown>, string][] = [
      [() => titled(alice, 'Bread'), 'Bread'],
      [() => alice.call.recipes.update({ id: soup, version: 1, title: 'Leek soup' }), 'Leek soup'],
      [() => alice.call.recipes.setFavorite({ id: stew, isFavorite: true }), 'Stew'],
      [() => alice.call.recipes.setFavorite({ id: stew, isFavorite: false }), 'Stew'],
      [() => alice.call.shares.create({ recipeId: cake }), 'Cake'],
      [
        () => alice.call.recipes.logCooked({ id: cake, entryId: randomUUID(), cookedOn: '2025-03-01' }),
        'Cake',
      ],
      [() => alice.call.recipes.addTags({ ids: [stew], tags: ['winter'] }), 'Stew'],
      [() => alice.call.recipes.delete({ id: soup }), soup],
      [() => alice.call.recipes.restoreDeleted({ ids: [soup] }), 'Leek soup'],
    ];
    for (const [step, wanted] of steps) {
      await step();
      await settled();
      expect([...new Set(await device.follow())]).toEqual([wanted]);
      expect(device.recipes).toEqual(await libraryOf(alice));
    }
  });

  it('never ends in another library than the owner has, whatever is done between its pages', async () => {
    const step = fc.record({ what: fc.constantFrom('add', 'tag', 'favorite', 'delete'), which: fc.nat() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        const alice = await newPerson();
        const ids = await titled(alice, 'Soup', 'Stew', 'Cake', 'Bread', 'Jam', 'Pie', 'Roast');
        const device = new Device(alice);
        for (const [index, { what, which }] of steps.entries()) {
          const id = ids[which % ids.length];
          if (what === 'add' || id === undefined) ids.push(...(await titled(alice, `Recipe ${index}`)));
          else if (what === 'tag') await alice.call.recipes.addTags({ ids: [id], tags: [`t${index}`] });
          else if (what === 'favorite')
            await alice.call.recipes.setFavorite({ id, isFavorite: which % 2 === 0 });
          else {
            await alice.call.recipes.delete({ id });
            ids.splice(ids.indexOf(id), 1);
          }
          await device.page(2);
        }
        await device.follow(2);
        expect(device.recipes).toEqual(await libraryOf(alice));
      }),
      { numRuns: 5 },
    );
  });

  it('gives a part of the recipes alone: favorites, and those that are named', async () => {
    const alice = await newPerson();
    const [soup = '', stew = '', cake = ''] = await titled(alice, 'Soup', 'Stew', 'Cake');
    await alice.call.recipes.setFavorite({ id: soup, isFavorite: true });
    await settled();
    const titlesAfter = async (cursor?: string) => {
      const page = await alice.call.recipes.changedSince({ cursor, part: { ids: [cake], favorites: true } });
      return { ...page, titles: page.items.map(({ title }) => title) };
    };
    const { titles, cursor } = await titlesAfter();
    expect(titles).toEqual(['Cake', 'Soup']);
    const missing = await alice.call.recipes.changedSince({ part: { ids: [stew], favorites: false } });
    expect(missing.items.map(({ title }) => title)).toEqual(['Stew']);

    await alice.call.recipes.addTags({ ids: [soup, stew, cake], tags: ['winter'] });
    await alice.call.recipes.setFavorite({ id: soup, isFavorite: false });
    await settled();
    const after = await titlesAfter(cursor);
    expect(after.titles).toEqual(['Cake']);
    expect(after.deletedIds.sort()).toEqual([soup, stew].sort());
  });

  it('misses nothing of a change that began before the question and was kept after it', async () => {
    const alice = await newPerson();
    const [soup = ''] = await titled(alice, 'Soup', 'Stew');
    const device = new Device(alice);
    await device.follow();
    // What changes a recipe itself takes turns; shares do not.
    const slow = await db.startTransaction().execute();
    await slow.insertInto('recipe_shares').values({ user_id: alice.vaultId, recipe_id: soup }).execute();
    await titled(alice, 'Bread');
    expect(await device.follow()).toContain('Bread');
    expect(device.recipes.get(soup)?.isShared).toBe(false);
    await slow.commit().execute();
    await device.follow();
    expect(device.recipes).toEqual(await libraryOf(alice));
    expect(device.recipes.get(soup)?.isShared).toBe(true);
  });

  it('begins anew for a device that knew another database', async () => {
    const alice = await newPerson();
    await titled(alice, 'Soup');
    const device = new Device(alice);
    await device.follow();
    await alice.call.recipes.delete({ id: [...device.recipes.keys()][0]! });
    await sql`update recipe_changes_origin set id = gen_random_uuid()`.execute(db);
    const answer = await alice.call.recipes.changedSince({ cursor: device.cursor });
    expect(answer).toMatchObject({ items: [], startsAnew: true, hasMore: false });
  });

  it('refuses a cursor that nobody was given', async () => {
    const alice = await newPerson();
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const cursor of ['x', forged([]), forged(['all', 'x', '1', '-1', randomUUID()])])
      expect(await refusalOf(alice.call.recipes.changedSince({ cursor }))).toMatchObject({
        appCode: 'INVALID_INPUT',
      });
  });

  it('keeps the last change of a recipe alone, and nothing of an account that is gone', async () => {
    const alice = await newPerson();
    const [soup = ''] = await titled(alice, 'Soup');
    const kept = () =>
      db
        .selectFrom('entity_changes')
        .select('id')
        .where('vault_id', '=', alice.vaultId)
        .where('entity', '=', 'recipe')
        .execute();
    await alice.call.recipes.addTags({ ids: [soup], tags: ['winter'] });
    expect(await kept()).toHaveLength(2);
    await sweepChanges(deps);
    expect(await kept()).toHaveLength(1);
    await db.deleteFrom('users').where('id', '=', alice.userId).execute();
    expect(await kept()).toEqual([]);
  });
});
