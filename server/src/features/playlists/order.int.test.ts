import { randomUUID } from 'node:crypto';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const as = callerOf(deps, alice);
const asBob = callerOf(deps, bob);
const gone = { appCode: 'PLAYLIST_NOT_FOUND', message: 'Collection not found' };
const noRecipe = { appCode: 'RECIPE_NOT_FOUND', message: 'Recipe not found' };
const incomplete = { appCode: 'INVALID_INPUT', message: PLAYLIST_MESSAGES.orderIncomplete };
const automatic = { appCode: 'NOT_ALLOWED', message: PLAYLIST_MESSAGES.favoritesAutomatic };

async function makeRecipes(owner: Viewer, count: number): Promise<string[]> {
  const { recipes } = callerOf(deps, owner);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await recipes.create({ title: `Recipe ${n}` })).id);
  return ids;
}

async function filled(recipeIds: string[]): Promise<string> {
  const { id } = await as.playlists.create({ name: 'Filled' });
  if (recipeIds.length > 0) await as.playlists.addRecipes({ id, recipeIds });
  return id;
}

const placesOf = (playlistId: string) =>
  deps.db
    .selectFrom('playlist_recipes')
    .select(['recipe_id', 'position'])
    .where('playlist_id', '=', playlistId)
    .orderBy('position')
    .execute();
const orderOf = async (playlistId: string) => (await placesOf(playlistId)).map((link) => link.recipe_id);

const recipeIds = await makeRecipes(alice, 6);
const [first = '', second = '', third = ''] = recipeIds;
const [foreign = ''] = await makeRecipes(bob, 1);
const favorites = await as.playlists.makeFavorites();

describe('reorder', () => {
  it('stores positions from 1 for the whole collection', async () => {
    const id = await filled(recipeIds);
    const turned = [...recipeIds].reverse();
    await as.playlists.reorder({ id, recipeIds: turned });
    expect(await placesOf(id)).toEqual(
      turned.map((recipe_id, index) => ({ recipe_id, position: index + 1 })),
    );
    expect((await as.playlists.byId({ id })).items.map((recipe) => recipe.id)).toEqual(turned);
  });

  it.each([
    ['a missing recipe', recipeIds.slice(1)],
    ['none', []],
    ['one twice', [...recipeIds, first]],
    ['one twice instead of another', [first, first, ...recipeIds.slice(2)]],
    ['somebody else’s recipe', [...recipeIds.slice(1), foreign]],
    ['a recipe too many', [...recipeIds, foreign]],
    ['one that does not exist', [...recipeIds.slice(1), randomUUID()]],
  ])('refuses %s, and changes nothing', async (_, wrong) => {
    const id = await filled(recipeIds);
    expect(await refusalOf(as.playlists.reorder({ id, recipeIds: wrong }))).toEqual(incomplete);
    expect(await orderOf(id)).toEqual(recipeIds);
  });

  it('and move answer for somebody else’s collection as for one that does not exist', async () => {
    const id = await filled(recipeIds);
    for (const foreignId of [id, favorites.id, randomUUID()]) {
      expect(await refusalOf(asBob.playlists.reorder({ id: foreignId, recipeIds: [] }))).toEqual(gone);
      const move = { id: foreignId, recipeId: second, afterRecipeId: null };
      expect(await refusalOf(asBob.playlists.move(move))).toEqual(gone);
    }
    expect(await orderOf(id)).toEqual(recipeIds);
  });

  it('leaves Favorites alone', async () => {
    expect(await refusalOf(as.playlists.reorder({ id: favorites.id, recipeIds: [] }))).toEqual(automatic);
    const move = { id: favorites.id, recipeId: first, afterRecipeId: null };
    expect(await refusalOf(as.playlists.move(move))).toEqual(automatic);
    const both = { id: favorites.id, recipeIds: [first] };
    expect(await refusalOf(as.playlists.addRecipes(both))).toEqual(automatic);
    expect(await refusalOf(as.playlists.removeRecipes(both))).toEqual(automatic);
  });
});

describe('move', () => {
  it.each([
    ['to the front', third, null, [third, first, second]],
    ['to the end', first, third, [second, third, first]],
    ['behind its neighbour', first, second, [second, first, third]],
    ['to where it is', second, first, [first, second, third]],
    ['behind itself', second, second, [first, second, third]],
  ])('%s', async (_, recipeId, afterRecipeId, expected) => {
    const id = await filled([first, second, third]);
    await as.playlists.move({ id, recipeId, afterRecipeId });
    expect(await placesOf(id)).toEqual(
      expected.map((recipe_id, index) => ({ recipe_id, position: index + 1 })),
    );
  });

  it('refuses recipes that are not in the collection', async () => {
    const id = await filled([first, second]);
    for (const other of [third, foreign, randomUUID()]) {
      expect(await refusalOf(as.playlists.move({ id, recipeId: other, afterRecipeId: first }))).toEqual(
        noRecipe,
      );
      expect(await refusalOf(as.playlists.move({ id, recipeId: first, afterRecipeId: other }))).toEqual(
        noRecipe,
      );
    }
    expect(await orderOf(id)).toEqual([first, second]);
  });
});

describe('addRecipes and removeRecipes', () => {
  it('append in the order given what is not there yet, once', async () => {
    const id = await filled([second]);
    expect(await as.playlists.addRecipes({ id, recipeIds: [third, second, first, third] })).toEqual({
      id,
      added: 2,
    });
    expect(await orderOf(id)).toEqual([second, third, first]);
    expect(await as.playlists.removeRecipes({ id, recipeIds: [third, randomUUID()] })).toEqual({
      id,
      removed: 1,
    });
    expect(await placesOf(id)).toEqual([
      { recipe_id: second, position: 1 },
      { recipe_id: first, position: 2 },
    ]);
  });

  it('refuse as a whole what is somebody else’s', async () => {
    const id = await filled([first]);
    for (const other of [foreign, randomUUID()])
      expect(await refusalOf(as.playlists.addRecipes({ id, recipeIds: [second, other] }))).toEqual(noRecipe);
    for (const foreignId of [id, favorites.id, randomUUID()]) {
      const his = { id: foreignId, recipeIds: [foreign] };
      expect(await refusalOf(asBob.playlists.addRecipes(his))).toEqual(gone);
      expect(await refusalOf(asBob.playlists.removeRecipes({ ...his, recipeIds: [first] }))).toEqual(gone);
    }
    expect(await orderOf(id)).toEqual([first]);
  });

  it('take turns: additions at once get places of their own', async () => {
    const id = await filled([]);
    await Promise.all(recipeIds.map((recipeId) => as.playlists.addRecipes({ id, recipeIds: [recipeId] })));
    expect((await placesOf(id)).map((link) => link.position)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

it('keeps the order a person made, with positions 1 to n, through whatever they do', async () => {
  const id = await filled([]);
  const recipe = fc.constantFrom(...recipeIds);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), ids: fc.array(recipe, { minLength: 1, maxLength: 4 }) }),
    fc.record({
      kind: fc.constant('remove' as const),
      ids: fc.array(recipe, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('move' as const), id: recipe, after: fc.option(recipe) }),
    fc.record({
      kind: fc.constant('reorder' as const),
      keys: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

  /** Does the step, and gives the order it should lead to. */
  async function take(taken: Step, order: string[]): Promise<string[]> {
    switch (taken.kind) {
      case 'add':
        await as.playlists.addRecipes({ id, recipeIds: taken.ids });
        return [...new Set([...order, ...taken.ids])];
      case 'remove':
        await as.playlists.removeRecipes({ id, recipeIds: taken.ids });
        return order.filter((recipeId) => !taken.ids.includes(recipeId));
      case 'move': {
        const inside = order.includes(taken.id) && (taken.after === null || order.includes(taken.after));
        if (!inside || taken.id === taken.after) return order;
        await as.playlists.move({ id, recipeId: taken.id, afterRecipeId: taken.after });
        const others = order.filter((recipeId) => recipeId !== taken.id);
        return others.toSpliced(taken.after === null ? 0 : others.indexOf(taken.after) + 1, 0, taken.id);
      }
      case 'reorder': {
        const keyed = order.map((recipeId, index) => ({ recipeId, key: taken.keys[index] ?? 0 }));
        const wanted = keyed.sort((a, b) => a.key - b.key).map(({ recipeId }) => recipeId);
        await as.playlists.reorder({ id, recipeIds: wanted });
        return wanted;
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      let order = await orderOf(id);
      for (const taken of steps) {
        order = await take(taken, order);
        expect(await placesOf(id)).toEqual(
          order.map((recipe_id, index) => ({ recipe_id, position: index + 1 })),
        );
      }
    }),
    { numRuns: 40 },
  );
});
