import { LINE_READER } from '@larder/shared/recipe-text/read-line';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { testWeb } from '../../testing/web.ts';
import { sweepReadings } from './readings.ts';

const { deps } = await testWeb();
let alice: Viewer;
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
});

const INGREDIENTS = ['[Sauce]', '2 tins Mutti', '2 tbsp butter or oil', 'To serve'];
const recipes = (person = alice) => callerOf(deps, person).recipes;
const foodsOf = async (id: string) => (await recipes().foods({ id })).lines.map(({ foods }) => foods);

async function stored(id: string) {
  const { rows } = await sql<{ version: number; reader: number; lines: { foods: string[] }[] | null }>`
    select version, reader, lines from recipe_readings where recipe_id = ${id}`.execute(deps.db);
  return rows.map(({ lines, ...row }) => ({ ...row, foods: lines?.map(({ foods }) => foods) }));
}

it('the lines of a version are to be read from when it is saved; then a job has read it, and until then they are read when asked for', async () => {
  const { id } = await recipes().create({ title: 'Sauce', ingredients: INGREDIENTS });
  expect(await stored(id)).toEqual([{ version: 1, reader: 0 }]);
  const foods = [['Mutti'], ['butter', 'oil'], []];
  expect(await foodsOf(id)).toEqual(foods);
  await sweepReadings(deps);
  expect(await stored(id)).toEqual([{ version: 1, reader: LINE_READER, foods }]);
  expect(await foodsOf(id)).toEqual(foods);

  await recipes().update({ id, version: 1, title: 'Red sauce', ingredients: INGREDIENTS });
  expect(await stored(id)).toMatchObject([{ version: 1, reader: LINE_READER }]);
  await recipes().update({ id, version: 2, title: 'Red sauce', ingredients: ['3 leeks'] });
  expect(await stored(id)).toEqual([{ version: 3, reader: 0 }]);
  expect(await foodsOf(id)).toEqual([['leeks']]);
});

it('a better reader reads again what a reader before it has read, and what it says counts at once', async () => {
  const { id } = await recipes().create({ title: 'Soup', ingredients: ['3 leeks'] });
  await sql`update recipe_readings set reader = ${LINE_READER - 1}, language = 'en',
    lines = '[{"place": 0, "words": "leeks", "foods": ["misread"]}]' where recipe_id = ${id}`.execute(
    deps.db,
  );
  expect(await foodsOf(id)).toEqual([['leeks']]);
  await sweepReadings(deps);
  expect(await stored(id)).toMatchObject([{ reader: LINE_READER, foods: [['leeks']] }]);
});

it('what was said of foods counts when foods are asked for, and is in no stored reading', async () => {
  const { id } = await recipes().create({ title: 'Sauce', ingredients: INGREDIENTS });
  await sweepReadings(deps);
  const { foodRules } = callerOf(deps, alice);
  await foodRules.add({ kind: 'line', food: 'Mutti', isFood: 'tomatoes', language: 'en' });
  await foodRules.add({ kind: 'same', food: 'oil', isFood: 'sunflower oil', language: 'en' });
  expect(await foodsOf(id)).toEqual([['tomatoes'], ['butter', 'oil', 'sunflower oil'], []]);
  expect((await stored(id))[0]!.foods).toEqual([['Mutti'], ['butter', 'oil'], []]);
});

it('goes into the bin and comes back with its recipe, and is nobody else’s', async () => {
  const { id } = await recipes().create({ title: 'Soup', ingredients: ['3 leeks'] });
  const bob = await testPerson(deps, 'bob');
  expect(await refusalOf(recipes(bob).foods({ id }))).toMatchObject({ appCode: 'RECIPE_NOT_FOUND' });
  await recipes().delete({ id });
  expect(await stored(id)).toEqual([]);
  await recipes().restoreDeleted({ ids: [id] });
  expect(await stored(id)).toMatchObject([{ reader: 0 }]);
});
