import { randomUUID } from 'node:crypto';
import { RECIPE_LIMITS, RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const { deps, storedBytes, countedBytes, newPerson } = await testLimits();
const { db } = deps;
const NOT_FOUND = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Person = Awaited<ReturnType<typeof newPerson>>;

async function personWith(...titles: string[]): Promise<Person & { ids: string[] }> {
  const person = await newPerson();
  const ids: string[] = [];
  for (const title of titles) ids.push((await person.call.recipes.create({ title })).id);
  return { ...person, ids };
}
const log = ({ call }: Person, id: string, cookedOn: string, note = '') =>
  call.recipes.logCooked({ id, entryId: randomUUID(), cookedOn, note });
const lastOf = async ({ call }: Person, id: string) => {
  const recipe = await call.recipes.byId({ id });
  return 'lastCookedOn' in recipe ? recipe.lastCookedOn : undefined;
};

describe('the cook log of a recipe', () => {
  it('is there in pages, the last time first, and the recipe says when that was', async () => {
    const alice = await personWith('Soup');
    const [id = ''] = alice.ids;
    expect(await alice.call.recipes.cookLog({ id })).toEqual({ items: [], total: 0, nextCursor: null });
    expect(await lastOf(alice, id)).toBeNull();
    for (const month of ['03', '01', '02']) await log(alice, id, `2025-${month}-01`, ` of ${month} `);
    const first = await alice.call.recipes.cookLog({ id, limit: 2 });
    expect(first).toMatchObject({
      items: [
        { cookedOn: '2025-03-01', note: 'of 03' },
        { cookedOn: '2025-02-01', note: 'of 02' },
      ],
      total: 3,
    });
    const second = await alice.call.recipes.cookLog({ id, limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ cookedOn: '2025-01-01' }], total: 3, nextCursor: null });
    expect(await lastOf(alice, id)).toBe('2025-03-01');
  });

  it('has an entry once, however often it is sent, and changes and deletes it', async () => {
    const alice = await personWith('Soup');
    const [id = ''] = alice.ids;
    const entry = { id, entryId: randomUUID(), cookedOn: '2025-03-01', note: 'More salt' };
    const { recipes } = alice.call;
    await Promise.all([recipes.logCooked(entry), recipes.logCooked(entry)]);
    expect((await recipes.cookLog({ id })).items).toEqual([
      { id: entry.entryId, cookedOn: '2025-03-01', note: 'More salt', photo: null },
    ]);
    await recipes.logCooked({ ...entry, cookedOn: '2025-02-01', note: '' });
    expect((await recipes.cookLog({ id })).items).toMatchObject([{ cookedOn: '2025-02-01', note: '' }]);
    expect(await lastOf(alice, id)).toBe('2025-02-01');
    for (let times = 0; times < 2; times += 1) await recipes.deleteCooked({ id, entryId: entry.entryId });
    expect(await recipes.cookLog({ id })).toMatchObject({ total: 0 });
    expect(await lastOf(alice, id)).toBeNull();
  });

  it('is no change of the recipe, and in no version of it', async () => {
    const alice = await personWith('Soup');
    const [id = ''] = alice.ids;
    const before = await alice.call.recipes.byId({ id });
    await log(alice, id, '2025-03-01');
    expect(await alice.call.recipes.byId({ id })).toEqual({ ...before, lastCookedOn: '2025-03-01' });
    await alice.call.recipes.update({ id, version: 1, title: 'Broth' });
    const restored = await alice.call.recipes.restore({ id, version: 1 });
    expect(restored).toMatchObject({ title: 'Soup', lastCookedOn: '2025-03-01' });
    const { rows } = await sql<{ content: object }>`
      select content from recipe_versions where recipe_id = ${id}`.execute(db);
    for (const { content } of rows) expect(content).not.toHaveProperty('last_cooked_on');
  });

  it('takes days up to today, wherever that is, and notes up to their length', async () => {
    const alice = await personWith('Soup');
    const [id = ''] = alice.ids;
    const refusedDay = { appCode: 'INVALID_INPUT', message: RECIPE_MESSAGES.cookedDay };
    await log(alice, id, day(0));
    expect(await refusalOf(log(alice, id, day(2)))).toMatchObject(refusedDay);
    for (const wrong of ['2025-02-30', '1899-12-31', 'today', ''])
      expect(await refusalOf(log(alice, id, wrong)), wrong).toMatchObject({ appCode: 'INVALID_INPUT' });
    await log(alice, id, day(0), 'n'.repeat(RECIPE_LIMITS.cookedNote));
    expect(await refusalOf(log(alice, id, day(0), 'n'.repeat(RECIPE_LIMITS.cookedNote + 1)))).toMatchObject({
      appCode: 'INVALID_INPUT',
    });
    expect(await refusalOf(alice.call.recipes.cookLog({ id, cursor: 'x' }))).toMatchObject({
      appCode: 'INVALID_INPUT',
    });
  });

  it('holds so many entries, of which each can still be changed', async () => {
    const alice = await personWith('Soup');
    const [id = ''] = alice.ids;
    const { recipes } = alice.call;
    const kept = { id, entryId: randomUUID(), cookedOn: '2025-03-01' };
    await recipes.logCooked(kept);
    await sql`insert into cook_log (recipe_id, id, user_id, cooked_on)
      select ${id}, gen_random_uuid(), ${alice.userId}, '2024-01-01'
      from generate_series(3, ${RECIPE_LIMITS.cooked})`.execute(db);
    const both = await Promise.allSettled([log(alice, id, '2025-03-02'), log(alice, id, '2025-03-03')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(log(alice, id, '2025-03-02'))).toEqual({
      appCode: 'INVALID_INPUT',
      message: 'A cook log holds at most 500 entries',
    });
    expect(await recipes.logCooked({ ...kept, note: 'Good' })).toMatchObject({ note: 'Good' });
  });
});

describe('other people', () => {
  it('see nothing of it, in a collection, a copy or by a link, and can change nothing', async () => {
    const [alice, bob] = [await personWith('Soup'), await newPerson()];
    const [id = ''] = alice.ids;
    const { id: entryId } = await log(alice, id, '2025-03-01', 'secret');
    const shelf = await alice.call.playlists.create({ name: 'Open', privacyLevel: 'public' });
    await alice.call.playlists.addRecipes({ id: shelf.id, recipeIds: [id] });
    const { shareId } = await alice.call.shares.create({ recipeId: id });
    const seen = [await bob.call.recipes.byId({ id }), await bob.call.shares.get({ shareId })];
    for (const answer of seen) expect(JSON.stringify(answer)).not.toMatch(/secret|2025-03-01|lastCooked/);
    const copies = [await bob.call.recipes.saveCopy({ id }), await bob.call.shares.save({ shareId })];
    for (const { recipeId } of copies) {
      expect(await bob.call.recipes.byId({ id: recipeId })).toMatchObject({ lastCookedOn: null });
      expect(await bob.call.recipes.cookLog({ id: recipeId })).toMatchObject({ total: 0 });
    }
    const { recipes } = bob.call;
    expect(await refusalOf(recipes.cookLog({ id }))).toEqual(NOT_FOUND);
    expect(await refusalOf(recipes.logCooked({ id, entryId, cookedOn: '2025-01-01' }))).toEqual(NOT_FOUND);
    expect(await refusalOf(recipes.deleteCooked({ id, entryId }))).toEqual(NOT_FOUND);
    expect((await alice.call.recipes.cookLog({ id })).items).toMatchObject([{ note: 'secret' }]);
  });
});

describe('a recipe with a cook log', () => {
  it('takes it into the bin and back, and is charged for it as it was', async () => {
    const alice = await personWith('Soup');
    const [id = ''] = alice.ids;
    for (const date of ['2025-01-01', '2025-03-01', '2025-02-01']) await log(alice, id, date, `On ${date}`);
    const [before, bytes] = [await alice.call.recipes.cookLog({ id }), await storedBytes(alice.vaultId)];
    expect(bytes).toBe(await countedBytes(alice.vaultId));
    await alice.call.recipes.delete({ id });
    expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
    expect(await storedBytes(alice.vaultId)).toBe(bytes);
    const { rows } = await sql`select from cook_log where recipe_id = ${id}`.execute(db);
    expect(rows).toEqual([]);
    await alice.call.recipes.restoreDeleted({ ids: [id] });
    expect(await alice.call.recipes.cookLog({ id })).toEqual(before);
    expect(await lastOf(alice, id)).toBe('2025-03-01');
    expect(await storedBytes(alice.vaultId)).toBe(bytes);
  });

  it('loses it when it is deleted for good, and with the account', async () => {
    const alice = await personWith('Soup', 'Stew');
    const [soup = '', stew = ''] = alice.ids;
    for (const id of alice.ids) await log(alice, id, '2025-01-01', 'Gone');
    const entries = async () =>
      (await sql`select from cook_log where user_id = ${alice.userId}`.execute(db)).rows.length;
    await alice.call.recipes.delete({ id: soup });
    await alice.call.bin.remove({ ids: [soup] });
    expect(await refusalOf(alice.call.recipes.restoreDeleted({ ids: [soup] }))).toEqual(NOT_FOUND);
    expect(await entries()).toBe(1);
    expect(stew).not.toBe(soup);
    await db.deleteFrom('users').where('id', '=', alice.userId).execute();
    expect(await entries()).toBe(0);
  });
});

it('the list by when recipes were last cooked ends with those that never were, the newest first', async () => {
  const alice = await personWith('Old', 'Twice', 'Once', 'New');
  const [, twice = '', once = ''] = alice.ids;
  for (const date of ['2025-01-01', '2025-03-01']) await log(alice, twice, date);
  await log(alice, once, '2025-02-01');
  const { recipes } = alice.call;
  const titles = async (search?: string) => {
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await recipes.list({ sort: 'cooked', limit: 1, cursor, search });
      found.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    return found;
  };
  expect(await titles()).toEqual(['Twice', 'Once', 'New', 'Old']);
  expect(await titles('w')).toEqual(['Twice', 'New']);
});
