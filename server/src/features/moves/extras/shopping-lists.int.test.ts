import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../../ctx.ts';
import { callerOf, testPerson } from '../../../testing/harness.ts';
import { movesOver, movesWeb } from '../../../testing/moves.ts';
import { newEntry, written } from '../../../testing/shopping.ts';
import { unzip } from '../../../testing/unzip.ts';
import type { TestWeb } from '../../../testing/web.ts';

let web: TestWeb;
const { movedIn, exported, work } = movesOver(() => web);
beforeAll(async () => {
  web = await movesWeb();
});
const newPerson = () => testPerson(web.deps, 'alice');

/** A list with an entry of a recipe, one that is ticked and one that was removed. */
async function shopping(person: Viewer): Promise<void> {
  const { recipes, shoppingLists } = callerOf(web.deps, person);
  const { id: pie } = await recipes.create({ title: 'Pie' });
  const id = randomUUID();
  await shoppingLists.create({ id, name: 'Saturday' });
  await shoppingLists.update({ id, aisleOrder: written(['dairy', 'meat'], 1) });
  const market = { id: randomUUID(), name: written('Market', 1), aisleOrder: written(['fish' as const], 1) };
  await shoppingLists.update({ id, store: written(market.id, 1), stores: [market] });
  await shoppingLists.put({
    id,
    entries: [
      newEntry({ text: written('500 g flour', 1), recipeId: pie, note: written('fine', 1) }),
      newEntry({ text: written('milk', 1), aisle: written('dairy', 1), isTicked: written(true, 1) }),
      newEntry({ text: written('eggs', 1), isRemoved: written(true, 1), language: 'de' }),
      newEntry({ text: written('Brot', 1), language: 'de' }),
    ],
  });
  await shoppingLists.create({ id: randomUUID(), name: 'Empty' });
}

async function listsOf(person: Viewer) {
  const { shoppingLists } = callerOf(web.deps, person);
  const { items } = await shoppingLists.list({});
  return Promise.all(
    items.map(async ({ id, name, aisleOrder, store, stores }) => ({
      ...{ name: name.value, aisleOrder: aisleOrder.value },
      stores: stores.map((one) => [one.id === store.value, one.name.value, one.aisleOrder.value]),
      entries: (await shoppingLists.entries({ id })).items.map(
        ({ text, language, isTicked, aisle, note, recipeTitle }) => ({
          ...{ text: text.value, language, isTicked: isTicked.value, aisle: aisle.value },
          ...{ note: note.value, recipeTitle },
        }),
      ),
    })),
  );
}

it('an export holds the shopping lists of its owner, and moved into another account gives equal ones', async () => {
  const [here, there] = [await newPerson(), await newPerson()];
  await shopping(here);
  const zip = await exported(here, 'larder');
  const file = JSON.parse((await unzip(zip)).get('shopping-lists.json')!.toString()) as unknown[];
  expect(file).toMatchObject([
    { name: 'Saturday', entries: [{ recipe: { title: 'Pie', file: 'recipes/Pie.json' } }, {}, {}] },
    { name: 'Empty', entries: [] },
  ]);
  await movedIn(there, zip);
  expect(await listsOf(there)).toEqual(await listsOf(here));
  // Again, and into the account that it came from, it adds nothing.
  for (const person of [there, here]) await movedIn(person, zip);
  expect(await listsOf(there)).toEqual(await listsOf(here));
  expect((await listsOf(here))[0]?.entries).toHaveLength(3);
});

it('undoing a move takes its shopping lists along, but for those that somebody has written in or made a link of since', async () => {
  const [here, there] = [await newPerson(), await newPerson()];
  await shopping(here);
  const { id } = await movedIn(there, await exported(here, 'larder'));
  const { shoppingLists, moves } = callerOf(web.deps, there);
  const [saturday] = (await shoppingLists.list({})).items;
  const [flour] = (await shoppingLists.entries({ id: saturday!.id })).items;
  await shoppingLists.put({
    id: saturday!.id,
    entries: [newEntry({ id: flour!.id, isTicked: written(true, 1) })],
  });
  const empty = (await shoppingLists.list({})).items.find(({ name }) => name.value === 'Empty')!;
  await shoppingLists.createLink({ id: empty.id });
  await moves.undo({ id });
  await work(id);
  expect((await listsOf(there)).map(({ name }) => name)).toEqual(['Saturday', 'Empty']);
  expect((await listsOf(there))[0]?.stores).toEqual([[true, 'Market', ['fish']]]);
});
