import type { ImportDraft } from '@larder/shared/import/schema';
import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { DRAFT } from '../../testing/import-deps.ts';

const deps = await testDeps();
let alice: Viewer;
let recipes: ReturnType<typeof callerOf>['recipes'];
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
  recipes = callerOf(deps, alice).recipes;
});

/** An import that has read this. */
async function read(draft: Partial<ImportDraft> = {}, { vaultId } = alice): Promise<string> {
  const { id } = await deps.db
    .insertInto('imports')
    .values({
      user_id: vaultId,
      kind: 'url',
      status: 'done',
      stage: 'complete',
      input: JSON.stringify({ kind: 'url', url: 'https://example.org/soup' }),
      draft: JSON.stringify({ ...DRAFT, ...draft }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const SOUP = {
  title: 'Lentil soup',
  ingredients: ['200 g lentils'],
  instructions: ['Boil them.'],
  prepTime: 5,
  cookTime: 25,
  servings: 4,
  tags: ['URL Import'],
};
const ALL = ['cookTime', 'ingredients', 'instructions', 'prepTime', 'servings', 'tags', 'title'];
const fieldsOf = async (id: string) => (await recipes.byId({ id })).enhancedFields?.toSorted();
const without = (...fields: string[]) => ALL.filter((field) => !fields.includes(field));

it('are those that are saved as they were read, spaces at their ends aside', async () => {
  const importId = await read({ title: ' Lentil soup ' });
  const made = await recipes.create({ ...SOUP, servings: 6, description: 'Mine.', importId });
  expect(made.enhancedFields.toSorted()).toEqual(without('servings'));
  const bobs = await read({}, await testPerson(deps, 'bob'));
  expect((await recipes.create({ ...SOUP, importId: bobs })).enhancedFields).toEqual([]);
  expect((await recipes.create(SOUP)).enhancedFields).toEqual([]);
});

it('lose one that is changed, keep the others, and come back with the version that is restored', async () => {
  const { id } = await recipes.create({ ...SOUP, importId: await read() });
  await recipes.update({ ...SOUP, id, version: 1, title: 'Red soup', description: 'Hers.' });
  expect(await fieldsOf(id)).toEqual(without('title'));
  await recipes.update({ ...SOUP, id, version: 2, ingredients: ['100 g lentils'] });
  expect(await fieldsOf(id)).toEqual(without('title', 'ingredients'));
  await recipes.addTags({ ids: [id], tags: ['red'] });
  expect(await fieldsOf(id)).toEqual(without('title', 'ingredients', 'tags'));
  await recipes.restore({ id, version: 2 });
  expect(await fieldsOf(id)).toEqual(without('title'));
  await recipes.restore({ id, version: 1 });
  expect(await fieldsOf(id)).toEqual(ALL);
});

it('are added by what its page says now, which is put away with the save', async () => {
  const { id } = await recipes.create({ ...SOUP, title: 'Mine' });
  const importId = await read({ ingredients: ['300 g lentils'] });
  const now = { ...SOUP, title: 'Mine', ingredients: ['300 g lentils'], servings: null };
  const saved = { ...now, id, version: 1, importId };
  expect((await recipes.update(saved)).enhancedFields.toSorted()).toEqual(without('title', 'servings'));
  expect(await callerOf(deps, alice).imports.get({ id: importId })).toMatchObject({ status: 'dismissed' });
  expect((await recipes.update(saved)).version).toBe(2);
  const late = await read();
  await expect(recipes.update({ ...SOUP, id, version: 1, importId: late })).rejects.toThrow();
  expect(await callerOf(deps, alice).imports.get({ id: late })).toMatchObject({ status: 'done' });
});
