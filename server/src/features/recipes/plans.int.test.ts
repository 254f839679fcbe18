import { expect, it } from 'vitest';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { tablesReadWhole, type Caller } from '../../testing/plans.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');

const as = callerOf(deps, alice);
for (const title of ['Pie', 'Soup', 'Tart']) {
  const { id } = await as.recipes.create({ title, tags: ['sweet'] });
  await as.recipes.logCooked({ id, entryId: id, cookedOn: '2025-01-01' });
}
const { id: playlistId } = await as.playlists.create({ name: 'Sweet' });
const { nextCursor: cursor } = await as.recipes.list({ limit: 1 });
const { nextCursor: searched } = await as.recipes.list({ search: 'sweet', limit: 1 });

it.each<[string, (as: Caller) => Promise<unknown>]>([
  ['the first page', (as) => as.recipes.list({})],
  ['the next page', (as) => as.recipes.list({ cursor, limit: 1 })],
  ['by title', (as) => as.recipes.list({ sort: 'title' })],
  ['by time', (as) => as.recipes.list({ sort: 'time' })],
  ['by change', (as) => as.recipes.list({ sort: 'changed' })],
  ['by when they were last cooked', (as) => as.recipes.list({ sort: 'cooked' })],
  ['a search by when they were last cooked', (as) => as.recipes.list({ sort: 'cooked', search: 'pie' })],
  ['a search', (as) => as.recipes.list({ search: 'pie' })],
  ['the next page of a search', (as) => as.recipes.list({ search: 'sweet', cursor: searched })],
  ['a search by two words', (as) => as.recipes.list({ search: 'pie sweet' })],
  ['a search by three letters', (as) => as.recipes.list({ search: 'wee' })],
  ['favourites', (as) => as.recipes.list({ favoritesOnly: true })],
  ['a search in favourites', (as) => as.recipes.list({ favoritesOnly: true, search: 'pie' })],
  ['photo-based ones', (as) => as.recipes.list({ photoOnly: true })],
  ['a tag', (as) => as.recipes.list({ tag: 'sweet' })],
  ['a difficulty', (as) => as.recipes.list({ difficulty: 'easy' })],
  ['those outside a collection', (as) => as.recipes.list({ outsidePlaylist: playlistId })],
  ['the tags', (as) => as.recipes.tags({})],
])('%s: no table is read from end to end', async (_, call) => {
  expect(await tablesReadWhole(deps, alice, call)).toEqual([]);
});
