import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { makeCollection, makeFollow } from '../../testing/households.ts';
import { testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';

const { deps, storedBytes, countedBytes } = await testLimits();
let alice: Viewer;

beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
});

const as = (viewer: Viewer) => callerOf(deps, viewer);
const SAUCE_LINE = '300 g tomato sauce';

async function make(title: string, ...ingredients: string[]): Promise<string> {
  return (await as(alice).recipes.create({ title, ingredients, servings: 4 })).id;
}

const link = (id: string, line: string, linkedId: string | null, yields?: string) =>
  as(alice).recipes.linkLine({ id, line, linkedId, ...(yields !== undefined && { yields }) });

const titlesOf = async (id: string, viewer = alice) =>
  (await as(viewer).recipes.links({ id })).map(({ line, recipe }) => [line, recipe.title]);

async function pizzaWithSauce() {
  const pizza = await make('Pizza', '1 dough', SAUCE_LINE);
  const sauce = await make('Tomato sauce', '1 kg tomatoes');
  await link(pizza, SAUCE_LINE, sauce, '600 g');
  return { pizza, sauce };
}

describe('a line that links a recipe', () => {
  it('names it, with how much that one makes, until it links another or none', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    const recipe = { id: sauce, title: 'Tomato sauce', servings: 4 };
    const expected = [{ line: SAUCE_LINE, yields: '600 g', recipe }];
    expect(await as(alice).recipes.links({ id: pizza })).toEqual(expected);
    await link(pizza, SAUCE_LINE, sauce);
    expect(await as(alice).recipes.links({ id: pizza })).toEqual(expected);
    const other = await make('Passata');
    await link(pizza, SAUCE_LINE, other);
    expect(await as(alice).recipes.links({ id: pizza })).toMatchObject([
      { yields: '', recipe: { id: other } },
    ]);
    await link(pizza, SAUCE_LINE, null);
    expect(await as(alice).recipes.links({ id: pizza })).toEqual([]);
  });

  it('links only what is in the same vault, and only a line that is there', async () => {
    const { pizza } = await pizzaWithSauce();
    const bob = await testPerson(deps, 'bob');
    const his = (await as(bob).recipes.create({ title: 'His', ingredients: ['1 egg'] })).id;
    expect(await refusalOf(link(pizza, '1 dough', his))).toEqual({
      appCode: 'INVALID_INPUT',
      message: 'The recipe to link is no longer there',
    });
    expect(await refusalOf(link(pizza, '2 doughs', his))).toMatchObject({
      message: 'This line is no longer in the recipe',
    });
    const fromHis = as(bob).recipes.linkLine({ id: pizza, line: '1 dough', linkedId: his });
    expect(await refusalOf(fromHis)).toMatchObject({ appCode: 'RECIPE_NOT_FOUND' });
    expect(await titlesOf(pizza)).toEqual([[SAUCE_LINE, 'Tomato sauce']]);
  });

  it('stays a line when the linked recipe is deleted, and has its link again when that is restored', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    await as(alice).recipes.delete({ id: sauce });
    expect(await titlesOf(pizza)).toEqual([]);
    expect((await as(alice).recipes.byId({ id: pizza })).ingredients).toContain(SAUCE_LINE);
    await as(alice).recipes.restoreDeleted({ ids: [sauce] });
    expect(await titlesOf(pizza)).toEqual([[SAUCE_LINE, 'Tomato sauce']]);
    await as(alice).recipes.delete({ id: pizza });
    await as(alice).recipes.restoreDeleted({ ids: [pizza] });
    expect(await titlesOf(pizza)).toEqual([[SAUCE_LINE, 'Tomato sauce']]);
  });

  it('goes with a recipe that is deleted for good, and is charged while it is there', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
    await as(alice).recipes.delete({ id: sauce });
    await as(alice).bin.remove({ ids: [sauce] });
    const left = await deps.db
      .selectFrom('recipe_links')
      .where('recipe_id', '=', pizza)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
    expect(await storedBytes(alice.vaultId)).toBe(await countedBytes(alice.vaultId));
  });

  it('keeps its link through versions: an edited line has none, a restored one has it again', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    const changed = { id: pizza, title: 'Pizza', ingredients: ['1 dough', '400 g tomato sauce'] };
    await as(alice).recipes.update({ ...changed, version: 1 });
    expect(await titlesOf(pizza)).toEqual([]);
    await as(alice).recipes.restore({ id: pizza, version: 1 });
    expect(await titlesOf(pizza)).toEqual([[SAUCE_LINE, 'Tomato sauce']]);
    await link(pizza, '1 dough', sauce);
    const kept = { id: pizza, version: 3, title: 'Pizza', ingredients: ['1 dough'] };
    await as(alice).recipes.update(kept);
    expect(await titlesOf(pizza)).toEqual([['1 dough', 'Tomato sauce']]);
  });

  it('comes with the recipe to a device that has a copy', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    const { cursor } = await as(alice).recipes.changedSince({});
    await link(pizza, '1 dough', sauce);
    const { items } = await as(alice).recipes.changedSince({ cursor });
    // What changed shortly before may come again.
    const changed = items.find((item) => item.id === pizza);
    expect(changed?.links).toMatchObject([
      { line: '1 dough', linkedId: sauce, yields: '' },
      { line: SAUCE_LINE, linkedId: sauce, yields: '600 g' },
    ]);
  });
});

describe('a circle of links', () => {
  it('is refused: a recipe in itself, directly and through others', async () => {
    const [a, b, c] = [await make('A', '1 x'), await make('B', '1 x'), await make('C', '1 x')];
    const circle = {
      appCode: 'INVALID_INPUT',
      message: 'That recipe contains this one, so it cannot be part of it',
    };
    expect(await refusalOf(link(a, '1 x', a))).toEqual(circle);
    await link(a, '1 x', b);
    expect(await refusalOf(link(b, '1 x', a))).toEqual(circle);
    await link(b, '1 x', c);
    expect(await refusalOf(link(c, '1 x', a))).toEqual(circle);
    expect(await titlesOf(c)).toEqual([]);
  });

  it('is not made by two who link at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await make('A', '1 x'), await make('B', '1 x')];
      const made = await Promise.allSettled([link(a, '1 x', b), link(b, '1 x', a)]);
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('is not made by a version that is restored: the link that would close it is forgotten', async () => {
    const [a, b] = [await make('A', '1 x'), await make('B', '1 x')];
    await link(a, '1 x', b);
    await as(alice).recipes.update({ id: a, version: 1, title: 'A', ingredients: ['2 y'] });
    await link(b, '1 x', a);
    await as(alice).recipes.restore({ id: a, version: 1 });
    expect(await titlesOf(a)).toEqual([]);
    expect(await titlesOf(b)).toEqual([['1 x', 'A']]);
  });
});

describe('a link that would close a circle with a line of an earlier version', () => {
  it('forgets the links on the way alone', async () => {
    const a = await make('A', '1 x');
    const b = await make('B', '1 x', '2 y');
    const [c, d] = [await make('C', '1 x'), await make('D')];
    await link(a, '1 x', b);
    await link(b, '1 x', c);
    await link(b, '2 y', d);
    await as(alice).recipes.update({ id: b, version: 1, title: 'B', ingredients: ['3 z'] });
    await link(c, '1 x', a);
    await as(alice).recipes.restore({ id: b, version: 1 });
    expect(await titlesOf(b)).toEqual([['2 y', 'D']]);
    expect(await titlesOf(c)).toEqual([['1 x', 'A']]);
  });
});

describe('whoever sees the outer recipe', () => {
  it('sees its links only to what they may see, too', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    const bob = await testPerson(deps, 'bob');
    await makeFollow(deps, bob, alice);
    await makeCollection(deps, alice, { privacyLevel: 'followers_only', recipeIds: [pizza] });
    expect(await titlesOf(pizza, bob)).toEqual([]);
    await makeCollection(deps, alice, { privacyLevel: 'followers_only', recipeIds: [sauce] });
    expect(await titlesOf(pizza, bob)).toEqual([[SAUCE_LINE, 'Tomato sauce']]);
  });

  it('by its share link sees them likewise, and no others', async () => {
    const { pizza, sauce } = await pizzaWithSauce();
    const bob = await testPerson(deps, 'bob');
    const { shareId } = await as(alice).shares.create({ recipeId: pizza });
    const seen = () => as(bob).recipes.links({ id: pizza, shareId });
    expect(await refusalOf(as(bob).recipes.links({ id: pizza }))).toMatchObject({
      appCode: 'RECIPE_NOT_FOUND',
    });
    expect(await seen()).toEqual([]);
    await makeFollow(deps, bob, alice);
    await makeCollection(deps, alice, { privacyLevel: 'followers_only', recipeIds: [sauce] });
    expect(await seen()).toMatchObject([{ recipe: { title: 'Tomato sauce' } }]);
  });
});
