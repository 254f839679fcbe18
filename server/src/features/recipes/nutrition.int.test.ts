import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { recipeJsonLd } from '../shares/recipe-json-ld.ts';

const deps = await testDeps();
let alice: Viewer;
beforeAll(async () => {
  alice = await testPerson(deps, 'alice');
});
const recipes = () => callerOf(deps, alice).recipes;

it('keeps nutrition as it was typed, to the decimals that food is labelled with, and nothing where nothing was', async () => {
  const nutrition = { per: 'serving', kcal: 250.125, fat: 12.5, salt: 0.1234 } as const;
  const { id, ...made } = await recipes().create({ title: 'Soup', nutrition });
  expect(made.nutrition).toEqual({ per: 'serving', kcal: 250.13, fat: 12.5, salt: 0.123 });
  const emptied = await recipes().update({ id, version: 1, title: 'Soup', nutrition: { per: '100g' } });
  expect(emptied.nutrition).toBeNull();
});

it('is no change when the same is saved again', async () => {
  const content = { title: 'Stew', nutrition: { per: '100g', sodium: 340, kcal: 90, kj: 377 } } as const;
  const { id } = await recipes().create(content);
  await recipes().update({ id, version: 1, ...content, title: 'Goulash' });
  const { items } = await recipes().versions({ id });
  expect(items[0]?.changedFields).toEqual(['title']);
});

it('stays where a save does not name it, as files from before do', async () => {
  const nutrition = { per: '100g', kcal: 90 } as const;
  const { id } = await recipes().create({ title: 'Stew', nutrition });
  expect((await recipes().update({ id, version: 1, title: 'Goulash' })).nutrition).toEqual(nutrition);
});

it.each([
  [{ kcal: 20_001 }, 'Energy must be a number from 0 to 20,000 kcal'],
  [{ fat: -1 }, 'Fat must be a number from 0 to 10,000 g'],
  [{ sodium: Number.NaN }, 'Sodium must be a number from 0 to 1,000,000 mg'],
  [{ salt: Infinity }, 'Salt must be a number from 0 to 10,000 g'],
])('refuses %j and says why', async (amounts, message) => {
  const before = (await recipes().list({})).total;
  const refusal = await refusalOf(
    recipes().create({ title: 'Wrong', nutrition: { per: 'serving', ...amounts } }),
  );
  expect(refusal).toMatchObject({ appCode: 'INVALID_INPUT', message });
  expect((await recipes().list({})).total).toBe(before);
});

it('is described to machines as schema.org has it, and is not scaled', async () => {
  const { id } = await recipes().create({
    title: 'Pie',
    servings: 8,
    nutrition: { per: '100g', kj: 1046, fat: 12.5, fibre: 2, salt: 1.2, sodium: 480 },
  });
  const { shareId } = await callerOf(deps, alice).shares.create({ recipeId: id });
  const shared = await callerOf(deps, null).shares.get({ shareId });
  const data = recipeJsonLd(shared, {
    url: 'https://larder.example/x',
    image: 'https://larder.example/x.jpg',
  });
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    nutrition: {
      ...{ '@type': 'NutritionInformation', servingSize: '100 g', calories: '1046 kJ' },
      ...{ fatContent: '12.5 g', fiberContent: '2 g', sodiumContent: '480 mg' },
    },
  });
});
