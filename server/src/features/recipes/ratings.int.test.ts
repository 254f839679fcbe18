import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const bob = await testPerson(deps, 'bob');
const [asAlice, asBob] = [callerOf(deps, alice), callerOf(deps, bob)];
const make = async (title: string): Promise<string> => (await asAlice.recipes.create({ title })).id;
const usedBy = async (): Promise<unknown> =>
  deps.db
    .selectFrom('person_usage')
    .select('stored_bytes')
    .where('user_id', '=', alice.vaultId)
    .executeTakeFirstOrThrow();

it('gives stars, other ones and none, on the page and in the list, and charges a row', async () => {
  const id = await make('Pie');
  const before = await usedBy();
  for (const rating of [4, 4, 2, null, null, 5]) {
    expect(await asAlice.recipes.rate({ id, rating })).toEqual({ id, rating });
    expect((await asAlice.recipes.byId({ id })).rating).toBe(rating);
    const { items } = await asAlice.recipes.list({});
    expect(items.find((card) => card.id === id)?.rating).toBe(rating);
  }
  await asAlice.recipes.rate({ id, rating: null });
  expect(await usedBy()).toEqual(before);
});

it.each([0, 6, 2.5, -1, '4', true])('refuses %j stars and changes nothing', async (rating) => {
  const id = await make('Stew');
  await asAlice.recipes.rate({ id, rating: 3 });
  expect(await refusalOf(asAlice.recipes.rate({ id, rating: rating as number }))).toMatchObject({
    appCode: 'INVALID_INPUT',
  });
  expect((await asAlice.recipes.byId({ id })).rating).toBe(3);
});

it('rates no recipe that is another person’s or is not there', async () => {
  for (const id of [await make('Tart'), randomUUID()])
    expect(await refusalOf(asBob.recipes.rate({ id, rating: 5 }))).toMatchObject({
      appCode: 'RECIPE_NOT_FOUND',
    });
  expect(
    await deps.db.selectFrom('recipe_ratings').selectAll().where('user_id', '=', bob.userId).execute(),
  ).toEqual([]);
});

it('stands in nobody else’s answer: not in a public collection, a share, a copy', async () => {
  const id = await make('Secretly rated');
  await deps.db
    .updateTable('profiles')
    .set({ is_profile_public: true })
    .where('user_id', '=', alice.userId)
    .execute();
  await asAlice.recipes.rate({ id, rating: 5 });
  const { id: playlist } = await asAlice.playlists.create({ name: 'Open', privacyLevel: 'public' });
  await asAlice.playlists.addRecipes({ id: playlist, recipeIds: [id] });
  const { shareId } = await asAlice.shares.create({ recipeId: id });
  const seen = await asBob.recipes.byId({ id });
  expect(seen.title).toBe('Secretly rated');
  const { recipeId: copy } = await asBob.recipes.saveCopy({ id });
  const answers = [
    seen,
    await asBob.playlists.byId({ id: playlist }),
    await callerOf(deps, null).shares.get({ shareId }),
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('rating');
  expect((await asBob.recipes.byId({ id: copy })).rating).toBeNull();
});

it('sorts the best first, the newest of as many stars at the top, in pages', async () => {
  const carol = await testPerson(deps, 'carol');
  const { recipes } = callerOf(deps, carol);
  const stars = [null, 3, 5, null, 3, 1];
  const ids = [];
  for (const [index, rating] of stars.entries()) {
    const { id } = await recipes.create({ title: `Soup ${index}` });
    await recipes.rate({ id, rating });
    ids.push(id);
  }
  const listed: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await recipes.list({ sort: 'rated', limit: 2, cursor });
    expect(page.total).toBe(6);
    listed.push(...page.items.map(({ title }) => title));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(['Soup 2', 'Soup 4', 'Soup 1', 'Soup 5', 'Soup 3', 'Soup 0']);
  const searched = await recipes.list({ sort: 'rated', search: 'soup', limit: 3 });
  expect(searched.items.map(({ title }) => title)).toEqual(listed.slice(0, 3));
});

it('goes to the bin and comes back with its recipe, and goes with the account of its person', async () => {
  const id = await make('Binned');
  await asAlice.recipes.rate({ id, rating: 4 });
  await asAlice.recipes.delete({ id });
  await asAlice.recipes.restoreDeleted({ ids: [id] });
  expect((await asAlice.recipes.byId({ id })).rating).toBe(4);
  await deps.db.deleteFrom('users').where('id', '=', alice.userId).execute();
  expect(
    await deps.db.selectFrom('recipe_ratings').selectAll().where('user_id', '=', alice.userId).execute(),
  ).toEqual([]);
});

it('goes to the devices of its person', async () => {
  const dora = await testPerson(deps, 'dora');
  const { recipes } = callerOf(deps, dora);
  const { id } = await recipes.create({ title: 'Kept' });
  let { cursor } = await recipes.changedSince({});
  for (const rating of [3, 5, null]) {
    await recipes.rate({ id, rating });
    const changes = await recipes.changedSince({ cursor });
    expect(changes.items.map((recipe) => recipe.rating)).toEqual([rating]);
    ({ cursor } = changes);
  }
});
