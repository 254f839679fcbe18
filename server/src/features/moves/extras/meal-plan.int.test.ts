import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../../ctx.ts';
import { callerOf, testPerson } from '../../../testing/harness.ts';
import { movesOver, movesWeb } from '../../../testing/moves.ts';
import { day, planned } from '../../../testing/plan.ts';
import { written } from '../../../testing/shopping.ts';
import { zipped } from '../../../testing/zipped.ts';
import { unzip } from '../../../testing/unzip.ts';
import type { TestWeb } from '../../../testing/web.ts';

let web: TestWeb;
const { movedIn, exported, work } = movesOver(() => web);
beforeAll(async () => {
  web = await movesWeb();
});

/** A recipe, its leftovers, words that wait for a day, and something that was removed. */
async function plan({ vaultId: id, ...person }: Viewer): Promise<void> {
  const { recipes, mealPlan } = callerOf(web.deps, { vaultId: id, ...person });
  const { id: recipeId } = await recipes.create({ title: 'Pie' });
  const pie = planned({
    recipeId,
    text: 'Pie',
    day: day('2026-03-29'),
    meal: 'dinner',
    servings: 8,
    time: '19:30',
  });
  const gone = { ...planned({ text: 'Gone' }), isRemoved: written(true, 1) };
  const leftovers = planned({ text: 'Pie', day: day('2026-03-30'), leftoverOf: pie.id });
  await mealPlan.put({ id, entries: [pie, leftovers, planned({ text: 'Beans', note: 'white ones' }), gone] });
}

async function planOf(person: Viewer) {
  const { mealPlan } = callerOf(web.deps, person);
  const { items } = await mealPlan.list({ id: person.vaultId, from: '2026-03-23', days: 14 });
  return items.map(({ day: on, meal, text, servings, note, time, recipeTitle, leftoverOf }) => ({
    ...{ day: on.value, meal: meal.value, text: text.value, servings: servings.value },
    ...{
      note: note.value,
      time: time.value,
      recipeTitle,
      of: items.findIndex(({ id }) => id === leftoverOf),
    },
  }));
}

it('an export holds the plan of its owner, and moved into another account gives an equal one, once', async () => {
  const [here, there] = [await testPerson(web.deps, 'alice'), await testPerson(web.deps, 'bob')];
  await plan(here);
  const zip = await exported(here, 'larder');
  const file = JSON.parse((await unzip(zip)).get('meal-plan.json')!.toString()) as unknown[];
  expect(file).toMatchObject([
    { day: '2026-03-29', recipe: { title: 'Pie', file: 'recipes/Pie.json' } },
    { day: '2026-03-30', recipe: null },
    { day: null, text: 'Beans' },
  ]);
  const moved = await movedIn(there, zip);
  expect(await planOf(there)).toEqual(await planOf(here));
  expect((await planOf(there)).map(({ of }) => of)).toEqual([-1, 0, -1]);
  await movedIn(there, zip);
  expect(await planOf(there)).toHaveLength(3);

  await callerOf(web.deps, there).moves.undo({ id: moved.id });
  await work(moved.id);
  expect(await planOf(there)).toEqual([]);
});

it('saved weeks are in an export and moved in with their recipes, and undoing takes those that were not saved anew', async () => {
  const [here, there] = [await testPerson(web.deps, 'dora'), await testPerson(web.deps, 'erik')];
  const [hers, his] = [callerOf(web.deps, here), callerOf(web.deps, there)];
  const { id: recipeId } = await hers.recipes.create({ title: 'Pie' });
  const pie = {
    weekday: 5,
    recipeId,
    text: 'Pie',
    meal: 'dinner',
    servings: 8,
    note: 'hot',
    time: '19:30',
  } as const;
  const beans = { ...pie, weekday: 1, recipeId: null, text: 'Beans', meal: null, servings: null, time: null };
  await hers.mealPlan.saveWeek({ name: 'Winter', meals: [beans, pie] });
  await hers.mealPlan.saveWeek({ name: 'Summer', meals: [beans] });
  await his.mealPlan.saveWeek({ name: 'Summer', meals: [{ ...pie, recipeId: null }] });
  const zip = await exported(here, 'larder');
  const file = JSON.parse((await unzip(zip)).get('saved-weeks.json')!.toString()) as unknown[];
  expect(file).toMatchObject([
    { name: 'Summer' },
    { name: 'Winter', meals: [{ recipe: null }, { recipe: { title: 'Pie', file: 'recipes/Pie.json' } }] },
  ]);
  const moved = await movedIn(there, zip);
  const [brought] = (await his.recipes.list({})).items;
  const weeksOf = async () => (await his.mealPlan.weeks()).map(({ name, meals }) => [name, meals]);
  expect(await weeksOf()).toEqual([
    ['Summer', [{ ...pie, recipeId: null }]],
    ['Winter', [beans, { ...pie, recipeId: brought!.id }]],
  ]);
  await movedIn(there, zip);
  expect(await weeksOf()).toHaveLength(2);
  await his.moves.undo({ id: moved.id });
  await work(moved.id);
  expect(await weeksOf()).toEqual([['Summer', [{ ...pie, recipeId: null }]]]);

  const again = await movedIn(there, zip);
  await his.mealPlan.saveWeek({ name: 'Winter', meals: [beans] });
  await his.moves.undo({ id: again.id });
  await work(again.id);
  expect((await weeksOf()).map(([name]) => name)).toEqual(['Summer', 'Winter']);
});

it('a backup of Mealie brings what is planned in it, with its recipes', async () => {
  const carol = await testPerson(web.deps, 'carol');
  const recipe = 'a3f1c2d4e5b64798a0b1c2d3e4f50617';
  const database = {
    recipes: [{ id: recipe, name: 'Pie', slug: 'pie' }],
    recipe_instructions: [{ recipe_id: recipe, position: 0, text: 'Bake.' }],
    group_meal_plans: [
      { date: '2026-03-29', entry_type: 'dinner', title: '', text: '', recipe_id: recipe },
      { date: '2026-03-30', entry_type: 'side', title: 'Salad', text: 'the green one', recipe_id: null },
      { date: '2026-03-31', entry_type: 'lunch', title: '', text: 'eating out', recipe_id: null },
      { date: '2026-03-31', entry_type: 'lunch', title: '', text: '', recipe_id: null },
    ],
  };
  await movedIn(carol, await zipped({ 'database.json': JSON.stringify(database) }));
  expect(await planOf(carol)).toMatchObject([
    { day: '2026-03-29', meal: 'dinner', text: 'Pie', recipeTitle: 'Pie' },
    { day: '2026-03-30', meal: null, text: 'Salad', note: 'the green one', recipeTitle: null },
    { day: '2026-03-31', meal: 'lunch', text: 'eating out', note: '' },
  ]);
});
