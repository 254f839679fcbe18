import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../../ctx.ts';
import { callerOf, testPerson } from '../../../testing/harness.ts';
import { movesOver, movesWeb } from '../../../testing/moves.ts';
import { unzip } from '../../../testing/unzip.ts';
import type { TestWeb } from '../../../testing/web.ts';
import { zipped } from '../../../testing/zipped.ts';
import type { MoveLease } from '../lease.ts';
import { addLinks } from './recipe-links.ts';

let web: TestWeb;
const { movedIn, exported, work } = movesOver(() => web);
beforeAll(async () => {
  web = await movesWeb();
});

async function recipesOf(person: Viewer) {
  const { items } = await callerOf(web.deps, person).recipes.list({});
  return new Map(items.map(({ title, id }) => [title, id]));
}

async function linksOf(person: Viewer) {
  const id = (await recipesOf(person)).get('Pizza')!;
  return (await callerOf(web.deps, person).recipes.links({ id })).map(({ line, yields, recipe }) => ({
    ...{ line, yields, title: recipe.title },
  }));
}

it('an export holds the links of lines, and moved into another account they are there again, once', async () => {
  const [here, there] = [await testPerson(web.deps, 'alice'), await testPerson(web.deps, 'bob')];
  const { recipes } = callerOf(web.deps, here);
  const pizza = await recipes.create({ title: 'Pizza', ingredients: ['1 dough', '300 g tomato sauce'] });
  const sauce = await recipes.create({ title: 'Sauce', ingredients: ['1 kg tomatoes'] });
  const links = [{ line: '300 g tomato sauce', yields: '600 g', title: 'Sauce' }];
  await recipes.linkLine({
    ...{ id: pizza.id, line: '300 g tomato sauce', linkedId: sauce.id, yields: '600 g' },
  });
  const zip = await exported(here, 'larder');
  expect(JSON.parse((await unzip(zip)).get('recipe-links.json')!.toString())).toEqual([
    {
      recipe: { title: 'Pizza', file: 'recipes/Pizza.json' },
      line: '300 g tomato sauce',
      linked: { title: 'Sauce', file: 'recipes/Sauce.json' },
      yields: '600 g',
    },
  ]);
  const moved = await movedIn(there, zip);
  expect(await linksOf(there)).toEqual(links);
  await movedIn(there, zip);
  expect(await linksOf(there)).toEqual(links);

  await callerOf(web.deps, there).moves.undo({ id: moved.id });
  await work(moved.id);
  expect(await recipesOf(there)).toEqual(new Map());
});

it('a recipe that was linked since stays when its move is undone', async () => {
  const [here, there] = [await testPerson(web.deps, 'alice'), await testPerson(web.deps, 'bob')];
  const { recipes } = callerOf(web.deps, here);
  await recipes.create({ title: 'Pizza', ingredients: ['300 g tomato sauce'] });
  const moved = await movedIn(there, await exported(here, 'larder'));
  const own = callerOf(web.deps, there).recipes;
  const sauce = await own.create({ title: 'Sauce' });
  const pizza = (await recipesOf(there)).get('Pizza')!;
  await own.linkLine({ id: pizza, line: '300 g tomato sauce', linkedId: sauce.id });
  await callerOf(web.deps, there).moves.undo({ id: moved.id });
  await work(moved.id);
  expect([...(await recipesOf(there)).keys()].toSorted()).toEqual(['Pizza', 'Sauce']);
});

it('a file whose links go round, or name what is not there, is moved in without those', async () => {
  const there = await testPerson(web.deps, 'bob');
  const recipe = (name: string) =>
    JSON.stringify({
      ...{ '@context': ['https://schema.org', { larder: 'urn:larder:' }], name },
      ...{ 'larder:ingredients': ['1 part'], 'larder:instructions': [] },
    });
  const link = (from: string, to: string, line = '1 part') => ({
    ...{ recipe: { file: `recipes/${from}.json` }, linked: { file: `recipes/${to}.json` }, line, yields: '' },
  });
  const links = [
    link('A', 'B'),
    link('B', 'A'),
    link('B', 'B'),
    link('B', '\u0000'),
    link('B', 'A', 'Gone'),
    7,
  ];
  const file = await zipped({
    'collections.json': '[]',
    'recipe-links.json': JSON.stringify(links),
    ...{ 'recipes/A.json': recipe('A'), 'recipes/B.json': recipe('B') },
  });
  expect(await movedIn(there, file)).toMatchObject({ moved: 2 });
  const ids = await recipesOf(there);
  const made = [...ids].map(async ([title, id]) => {
    const [first] = await callerOf(web.deps, there).recipes.links({ id });
    return [title, first?.recipe.title];
  });
  expect((await Promise.all(made)).toSorted()).toEqual([
    ['A', 'B'],
    ['B', undefined],
  ]);
});

it('hundreds of links are moved in, in more than one batch, without the last that would close a circle', async () => {
  const there = await testPerson(web.deps, 'bob');
  const lines = Array.from({ length: 20 }, (_, nth) => `${nth + 1} parts`);
  const titles = Array.from({ length: 40 }, (_, nth) => `R${String(nth).padStart(2, '0')}`);
  const recipe = (name: string) =>
    JSON.stringify({
      ...{ '@context': ['https://schema.org', { larder: 'urn:larder:' }], name },
      ...{ 'larder:ingredients': lines, 'larder:instructions': [] },
    });
  // Each line of each recipe names the next one, and the last would close the circle.
  const links = titles.flatMap((title, nth) =>
    lines.map((line) => ({
      ...{ recipe: { file: `recipes/${title}.json` }, line, yields: '' },
      linked: { file: `recipes/${titles[(nth + 1) % titles.length]!}.json` },
    })),
  );
  const file = await zipped({
    'collections.json': '[]',
    'recipe-links.json': JSON.stringify(links),
    ...Object.fromEntries(titles.map((title) => [`recipes/${title}.json`, recipe(title)])),
  });
  await movedIn(there, file);
  const made = await web.deps.db
    .selectFrom('recipe_links')
    .where('user_id', '=', there.vaultId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(made.count)).toBe(39 * 20);
});

it('links stop where the move is to end', async () => {
  const links = [{ recipe: 'a', linked: 'b', line: '1 part', yields: '' }];
  const settled = addLinks({ ...web.deps, signal: AbortSignal.abort() }, {} as MoveLease, links);
  await expect(settled).rejects.toThrow('aborted');
});
