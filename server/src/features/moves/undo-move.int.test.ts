import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { testImage } from '../../testing/images.ts';
import { makeFollow } from '../../testing/households.ts';
import { movesOver, movesWeb } from '../../testing/moves.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { waitsForLock } from '../../testing/waits-for-lock.ts';
import { type TestWeb } from '../../testing/web.ts';
import { zipped } from '../../testing/zipped.ts';
import { storeImage } from '../images/store-image.ts';

let web: TestWeb;
const { movesOf, work, state, movedIn } = movesOver(() => web);
beforeAll(async () => {
  web = await movesWeb({ RATE_LIMIT_FACTOR: '10' });
});

const HELD = {
  'larder:cookLog': [{ cookedOn: '2026-01-02', note: 'As it says.' }],
  'larder:isFavorite': true,
};
const WITH_PICTURES = ['Plain', 'Pictured'];

/** A file of recipes that were cooked, have the heart and are in a collection; some have two pictures. */
async function fileOf(titles: readonly string[], more: object = HELD): Promise<Buffer> {
  const address = (title: string, name: string) => `../pictures/${title}-${name}.jpg`;
  const entries = await Promise.all(
    titles.map(async (title) => {
      const image = WITH_PICTURES.includes(title)
        ? ['cover', 'more'].map((name) => address(title, name))
        : [];
      const recipe = {
        '@context': ['https://schema.org', { larder: 'urn:larder:' }],
        ...{ '@type': 'Recipe', name: title, image, 'larder:cover': image[0] ?? null },
        ...{ 'larder:gallery': image.slice(1), 'larder:ingredients': [`1 ${title}`] },
        ...{ 'larder:instructions': ['Cook.'], ...more },
      };
      return [
        [`recipes/${title}.json`, JSON.stringify(recipe)] as const,
        ...(await Promise.all(image.map(async (name) => [name.slice(3), await testImage()] as const))),
      ];
    }),
  );
  const all = Object.fromEntries(entries.flat()) as Record<string, string | Buffer>;
  const recipes = titles.map((title) => ({ file: `recipes/${title}.json` }));
  const collections = JSON.stringify([{ name: 'Brought', recipes }]);
  const rules = [
    ...['scallions', 'peppers'].map((food) => ({
      kind: 'same',
      food,
      isFood: `green ${food}`,
      language: 'en',
    })),
    ...[{ kind: 'same', food: 'what no reader knows' }, null],
  ];
  const smart = ['Quick', 'Changed'].map((name) => ({ name, filter: { maxMinutes: 30 } }));
  return zipped({
    ...all,
    'collections.json': collections,
    'food-rules.json': JSON.stringify(rules),
    'smart-collections.json': JSON.stringify(smart),
  });
}

async function arrived(name: string, titles: readonly string[]) {
  const person = await testPerson(web.deps, name);
  const { id, moved } = await movedIn(person, await fileOf(titles));
  expect(moved).toBe(titles.length);
  const call = callerOf(web.deps, person);
  const { items } = await call.recipes.list({ limit: 100 });
  const ids = Object.fromEntries(items.map((recipe) => [recipe.title, recipe.id]));
  return { person, call, id, of: (title: string) => ids[title]! };
}

async function undo(person: Viewer, id: string) {
  await movesOf(person).undo({ id });
  await work(id);
  return state(person);
}

const picture = async ({ vaultId }: Viewer, purpose: 'gallery' | 'cover') =>
  (await storeImage(web.deps, { vaultId, purpose, bytes: await testImage(500, 400) })).id;

describe('undoing a move', () => {
  it('takes back what the file says of foods, but for what was said before and since', async () => {
    const mine = { kind: 'same', food: 'Scallions', isFood: 'leeks', language: 'en' } as const;
    const again = { kind: 'same', food: 'peppers', isFood: 'green peppers', language: 'en' } as const;
    const person = await testPerson(web.deps, 'berta');
    const { foodRules } = callerOf(web.deps, person);
    const foods = async () => (await foodRules.list({})).items.map(({ food, isFood }) => [food, isFood]);
    await foodRules.add(mine);
    for (const saidAgain of [false, true]) {
      const { id } = await movedIn(person, await fileOf(['Plain']));
      expect(await foods()).toEqual([
        ['peppers', 'green peppers'],
        ['Scallions', 'leeks'],
      ]);
      if (saidAgain) await foodRules.add(again);
      await undo(person, id);
      expect(await foods()).toEqual([
        ...(saidAgain ? [['peppers', 'green peppers']] : []),
        ['Scallions', 'leeks'],
      ]);
    }
  });

  it('takes back smart collections, but for those that were changed since', async () => {
    const { person, call, id } = await arrived('clara', ['Plain']);
    const smart = async () => (await call.smartCollections.list({})).items;
    const [, changed] = await smart();
    await call.smartCollections.update({ id: changed!.id, name: 'Renamed' });
    await undo(person, id);
    expect((await smart()).map(({ name }) => name)).toEqual(['Renamed']);
  });

  it('deletes what the file brought: cook log, pictures, hearts and collections of it keep nothing', async () => {
    const { person, call, id } = await arrived('anna', ['Plain', 'Other']);
    const [recipe] = (await call.recipes.list({})).items;
    expect(await call.recipes.cookLog({ id: recipe!.id })).toMatchObject({ total: 1 });
    expect((await call.recipes.list({ favoritesOnly: true })).total).toBe(2);
    expect(await movesOf(person).kept({ id })).toEqual({
      ...{ items: [], total: 0, nextCursor: null, deleted: 2 },
    });
    expect(await undo(person, id)).toMatchObject({ status: 'undone', moved: 0 });
    expect((await call.recipes.list({})).total).toBe(0);
    expect((await call.playlists.list({})).items.map(({ name }) => name)).toEqual(['Favorites']);
  });

  it('keeps, and names, what holds something that the file does not', async () => {
    const titles = ['Cooked', 'Noted', 'Pictured', 'Linked', 'Shelved', 'Tagged', 'Ticked', 'Covered'];
    const { person, call, id, of } = await arrived('berta', [...titles, 'Binned', 'Plain', 'Opened']);
    const { recipes } = call;
    await recipes.logCooked({ id: of('Cooked'), entryId: randomUUID(), cookedOn: '2026-02-01', note: '' });
    const [brought] = (await recipes.cookLog({ id: of('Noted') })).items;
    const { id: entryId, cookedOn } = brought!;
    await recipes.logCooked({ id: of('Noted'), entryId, cookedOn, note: 'Less salt.' });
    await recipes.addPicture({ id: of('Pictured'), pictureId: await picture(person, 'gallery') });
    await call.shares.create({ recipeId: of('Linked') });
    const shelf = await call.playlists.create({ name: 'Mine' });
    await call.playlists.addRecipes({ id: shelf.id, recipeIds: [of('Shelved')] });
    await recipes.update({ id: of('Tagged'), version: 1, title: 'Tagged', tags: ['winter'] });
    const ticks = [{ place: 0, line: '1 Ticked', isTicked: true, at: Date.now() }];
    await recipes.tick({ id: of('Ticked'), ticks });
    const imageId = await picture(person, 'cover');
    await recipes.update({ id: of('Covered'), version: 1, title: 'Covered', imageId });
    await recipes.delete({ id: of('Binned') });
    await recipes.byId({ id: of('Opened') });
    await recipes.setFavorite({ id: of('Opened'), isFavorite: false });

    const first = await movesOf(person).kept({ id, limit: 5 });
    expect(first).toMatchObject({ total: 8, deleted: 2 });
    const rest = await movesOf(person).kept({ id, limit: 5, cursor: first.nextCursor });
    const named = [...first.items, ...rest.items].map(({ title }) => title);
    expect(named).toEqual(titles);
    expect(rest.nextCursor).toBeNull();

    expect(await undo(person, id)).toMatchObject({ status: 'undone', moved: 8 });
    const { items, total, deleted } = await movesOf(person).kept({ id });
    expect([items.map(({ recipeId }) => recipeId), total, deleted]).toEqual([titles.map(of), 8, 0]);
    expect((await recipes.list({})).total).toBe(8);
    await recipes.restoreDeleted({ ids: [of('Binned')] });
    expect(await recipes.cookLog({ id: of('Noted') })).toMatchObject({ items: [{ note: 'Less salt.' }] });
  });

  it('keeps a recipe that was given the heart', async () => {
    const person = await testPerson(web.deps, 'cara');
    const { id } = await movedIn(person, await fileOf(['Plain', 'Loved'], {}));
    const { recipes } = callerOf(web.deps, person);
    const { items } = await recipes.list({ search: 'Loved' });
    await recipes.setFavorite({ id: items[0]!.id, isFavorite: true });
    expect(await undo(person, id)).toMatchObject({ moved: 1 });
    expect((await recipes.list({})).items).toMatchObject([{ title: 'Loved', isFavorite: true }]);
  });

  it.each(['renamed', 'described', 'opened', 'shared', 'covered'] as const)(
    'keeps a collection that was %s since, though it is empty then',
    async (change) => {
      const { person, call, id } = await arrived(`dora${change}`, ['Plain']);
      const { items } = await call.playlists.list({});
      const { id: collection } = items.find(({ name }) => name === 'Brought')!;
      const follower = await testPerson(web.deps, `eve${change}`);
      await makeFollow(web.deps, follower, person);
      await call.playlists.update({
        id: collection,
        ...(change === 'renamed' && { name: 'Mine now' }),
        ...(change === 'described' && { description: 'For Sundays.' }),
        ...(change === 'opened' && { privacyLevel: 'followers_only' as const }),
        ...(change === 'shared' && { privacyLevel: 'limited' as const, sharedWith: [follower.userId] }),
        ...(change === 'covered' && { coverPhotoId: await picture(person, 'cover') }),
      });
      expect(await undo(person, id)).toMatchObject({ moved: 0 });
      expect(await call.playlists.byId({ id: collection })).toMatchObject({ items: [] });
    },
  );

  it('names nothing of a move of another person, and everything of a move before it was written down', async () => {
    const { person, call, id } = await arrived('fred', ['Plain', 'Other']);
    const other = await testPerson(web.deps, 'gina');
    expect(await refusalOf(movesOf(other).kept({ id }))).toMatchObject({ appCode: 'MOVE_NOT_FOUND' });
    await sql`update move_items set brought = null where move_id = ${id}`.execute(web.deps.db);
    expect(await movesOf(person).kept({ id })).toMatchObject({ total: 2, deleted: 0 });
    expect(await undo(person, id)).toMatchObject({ moved: 2 });
    expect((await call.recipes.list({})).total).toBe(2);
  });
});

describe('what is written while a move is undone', () => {
  it('is kept with its recipe, or refused with it', async () => {
    const titles = Array.from({ length: 30 }, (_, index) => `Soup ${index}`);
    const person = await testPerson(web.deps, 'hilda');
    const files = titles.map((title) => [
      `recipes/${title}.json`,
      JSON.stringify({
        '@type': 'Recipe',
        name: title,
        recipeIngredient: [title],
        recipeInstructions: 'Cook.',
      }),
    ]);
    const { id } = await movedIn(person, await zipped(Object.fromEntries(files) as Record<string, string>));
    const { recipes } = callerOf(web.deps, person);
    const { items } = await recipes.list({ limit: 100 });
    await movesOf(person).undo({ id });
    const log = ({ id: recipeId }: (typeof items)[number]) =>
      recipes.logCooked({ id: recipeId, entryId: randomUUID(), cookedOn: '2026-02-01', note: 'Good.' }).then(
        () => recipeId,
        () => null,
      );
    const [logged] = await Promise.all([Promise.all(items.map(log)), work(id)]);
    const kept = (await recipes.list({ limit: 100 })).items.map((recipe) => recipe.id);
    expect(kept.toSorted()).toEqual(logged.filter((one) => one !== null).toSorted());
    expect(await state(person)).toMatchObject({ status: 'undone', moved: kept.length });
  });

  it('and was not yet committed when the recipe was to be deleted keeps it', async () => {
    const { person, call, id, of } = await arrived('ilse', ['Plain', 'Cooked']);
    const { db } = web.deps;
    await movesOf(person).undo({ id });
    const undoing = await db.transaction().execute(async (trx) => {
      await sql`insert into cook_log (recipe_id, id, user_id, cooked_on)
        values (${of('Cooked')}, gen_random_uuid(), ${person.userId}, '2026-02-01')`.execute(trx);
      const working = work(id);
      await waitsForLock(db);
      return { working };
    });
    await undoing.working;
    expect((await call.recipes.list({})).items.map(({ title }) => title)).toEqual(['Cooked']);
  });
});
