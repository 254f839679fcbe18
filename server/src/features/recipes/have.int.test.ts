import { expect, it } from 'vitest';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { testWeb } from '../../testing/web.ts';
import { sweepReadings } from './readings.ts';

const { deps } = await testWeb();
const alice = await testPerson(deps, 'alice');
const { recipes, foodRules } = callerOf(deps, alice);
const found = async (...have: string[]) => {
  const { items, total } = await recipes.list({ have, sort: 'title' });
  expect(total).toBe(items.length);
  return items.map(({ title }) => title);
};

it('ranks recipes by how many foods are missing of those who need any that one has', async () => {
  const write = (title: string, ...ingredients: string[]) => recipes.create({ title, ingredients });
  await write('Frittata', '4 eggs', '200 g spinach', '1 onion');
  await write('Cake', '3 eggs', '200 g flour', '150 g sugar', '100 g butter');
  await write('Boiled', '[Morning]', '1 egg');
  await write('Soup', '2 onions', '3 potatoes');
  await write('Rührei', '3 Eier', '1 EL Butter');
  await callerOf(deps, await testPerson(deps, 'bob')).recipes.create({
    title: 'Bob’s',
    ingredients: ['1 egg'],
  });
  await sweepReadings(deps);
  expect(await found('eggs', 'Spinach')).toEqual(['Boiled', 'Frittata', 'Cake']);
  expect(await found('onion', 'egg', 'spinach')).toEqual(expect.arrayContaining(['Boiled', 'Frittata']));
  expect((await found('onion', 'egg', 'spinach')).slice(2)).toEqual(['Soup', 'Cake']);
  expect(await found('Ei')).toEqual(['Rührei']);
  expect(await found('caviar')).toEqual([]);
});

it('goes by what was said of foods, with the other filters, and in pages', async () => {
  await foodRules.add({ kind: 'same', food: 'hen fruit', isFood: 'egg', language: 'en' });
  expect(await found('hen fruit')).toEqual(['Boiled', 'Frittata', 'Cake']);
  const first = await recipes.list({ have: ['egg'], limit: 2 });
  const rest = await recipes.list({ have: ['egg'], limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(['Boiled', 'Frittata', 'Cake']);
  expect((await recipes.list({ have: ['egg'], search: 'cake' })).items.map(({ title }) => title)).toEqual([
    'Cake',
  ]);
});

it('says of each recipe what else it needs, as it writes it, and of no other list', async () => {
  const { items } = await recipes.list({ have: ['eggs', 'spinach'] });
  expect(Object.fromEntries(items.map(({ title, missing }) => [title, missing]))).toMatchObject({
    Boiled: [],
    Frittata: ['onion'],
    Cake: ['flour', 'sugar', 'butter'],
  });
  expect((await recipes.list({})).items.every((card) => !('missing' in card))).toBe(true);
});

it('forgets what a recipe needed when its lines change or it is deleted', async () => {
  const { id } = await recipes.create({ title: 'Dip', ingredients: ['1 avocado'] });
  await sweepReadings(deps);
  expect(await found('avocado')).toEqual(['Dip']);
  await recipes.update({ id, version: 1, title: 'Dip', ingredients: ['1 cucumber'] });
  await sweepReadings(deps);
  expect(await found('avocado')).toEqual([]);
  expect(await found('cucumber')).toEqual(['Dip']);
  await recipes.delete({ id });
  expect(await found('cucumber')).toEqual([]);
});
