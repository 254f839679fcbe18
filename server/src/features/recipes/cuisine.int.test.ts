import { RECIPE_FIELDS, tooManyMessage } from '@larder/shared/recipe/fields';
import { tooLongMessage } from '@larder/shared/text';
import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { recipeJsonLd } from '../shares/recipe-json-ld.ts';

const deps = await testDeps();
const { limit, most } = RECIPE_FIELDS.cuisine;
let alice: Viewer;

beforeAll(async () => {
  alice = await testPerson(deps, 'alice');
  for (const [title, cuisine] of [
    ['Pierogi', ['Polish']],
    ['Pizza', ['Italian']],
    ['Tartiflette', [' Savoyard ', 'FRENCH', 'french', '']],
    ['Tarte', ['Fränch']],
  ] as const)
    await callerOf(deps, alice).recipes.create({ title, cuisine: [...cuisine] });
});

const recipes = () => callerOf(deps, alice).recipes;
const titlesOf = async (filter: object) => (await recipes().list(filter)).items.map(({ title }) => title);

it('keeps cuisines as tags are kept: trimmed, without blanks and doubles', async () => {
  const { items } = await recipes().list({ search: 'tartiflette' });
  expect(items[0]?.cuisine).toEqual(['Savoyard', 'FRENCH']);
});

it('refuses more cuisines, and longer ones, than a recipe holds', async () => {
  const many = Array.from({ length: most + 1 }, (_, index) => `Cuisine ${index}`);
  for (const [cuisine, message] of [
    [many, tooManyMessage('cuisine')],
    [['x'.repeat(limit + 1)], tooLongMessage('Cuisine', limit)],
  ] as const)
    expect(await refusalOf(recipes().create({ title: 'Too much', cuisine: [...cuisine] }))).toMatchObject({
      appCode: 'INVALID_INPUT',
      message,
    });
});

it('finds recipes by the words of their cuisine, among favourites too, and follows its changes', async () => {
  expect(await titlesOf({ search: 'polis' })).toEqual(['Pierogi']);
  const [pizza] = (await recipes().list({ search: 'pizza' })).items;
  await recipes().setFavorite({ id: pizza!.id, isFavorite: true });
  expect(await titlesOf({ search: 'italian', favoritesOnly: true })).toEqual(['Pizza']);
  await recipes().update({ id: pizza!.id, version: 1, title: 'Pizza', cuisine: ['Roman'] });
  expect(await titlesOf({ search: 'italian' })).toEqual([]);
  expect(await titlesOf({ search: 'roman' })).toEqual(['Pizza']);
});

it('filters by a whole cuisine without case and accents, for its owner alone', async () => {
  expect(await titlesOf({ cuisine: 'französ' })).toEqual([]);
  expect(await titlesOf({ cuisine: 'frânch' })).toEqual(['Tarte']);
  expect(await titlesOf({ cuisine: 'French' })).toEqual(['Tartiflette']);
  const bob = await testPerson(deps, 'bob');
  expect((await callerOf(deps, bob).recipes.list({ cuisine: 'French' })).total).toBe(0);
});

it('counts the cuisines of one’s own recipes apart from the tags', async () => {
  const { items } = await recipes().tags({ of: 'cuisine' });
  expect(items.map(({ tag }) => tag).sort()).toEqual(['FRENCH', 'Fränch', 'Polish', 'Roman', 'Savoyard']);
  expect((await recipes().tags({})).items).toEqual([]);
});

it('describes a shared recipe to search engines with its cuisine', async () => {
  const [tarte] = (await recipes().list({ search: 'tartiflette' })).items;
  const { shareId } = await callerOf(deps, alice).shares.create({ recipeId: tarte!.id });
  const shared = await callerOf(deps, null).shares.get({ shareId });
  const described = recipeJsonLd(shared, { url: 'https://larder.example/x', image: '' });
  expect(described).toMatchObject({ recipeCuisine: ['Savoyard', 'FRENCH'] });
});
