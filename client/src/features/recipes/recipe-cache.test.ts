import type { RecipeCardDto, RecipeDto, RecipeListDto } from '@larder/shared/recipe/schema';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPage, aRecipe } from '../../testing/recipes.ts';
import {
  dropRecipes,
  isShortList,
  learnFromOpened,
  patchRecipe,
  refreshLists,
  tagRecipes,
} from './recipe-cache.ts';

type List = InfiniteData<RecipeListDto>;

const LIST = [['recipes', 'list'], { input: {}, type: 'infinite' }];
const SEARCH = [['recipes', 'list'], { input: { search: 'soup' }, type: 'infinite' }];
const PLAYLIST = [['playlists', 'byId'], { input: { id: 'p' }, type: 'infinite' }];
const PLAYLIST_COUNT = [['playlists', 'byId'], { input: { id: 'p' }, type: 'query' }];
const recipeKey = (id: string) => [['recipes', 'byId'], { input: { id }, type: 'query' }];

let client: QueryClient;
beforeEach(() => (client = new QueryClient()));
afterEach(() => client.clear());

const put = (key: unknown[], pages: RecipeCardDto[][], updatedAt?: number) => {
  const total = pages.flat().length;
  const data: List = { pages: pages.map((cards) => aPage(cards, total)), pageParams: pages.map(() => null) };
  client.setQueryData(key, data, updatedAt === undefined ? {} : { updatedAt });
};
const cards = (key: unknown[]) => client.getQueryData<List>(key)!.pages.flatMap(({ items }) => items);
const ids = (key: unknown[]) => cards(key).map(({ id }) => id);
const totals = (key: unknown[]) => client.getQueryData<List>(key)!.pages.map(({ total }) => total);

describe('a change of one recipe', () => {
  it('is shown wherever the recipe is: its page, every list and every collection', () => {
    put(LIST, [[aRecipe('a')], [aRecipe('b')]]);
    put(SEARCH, [[aRecipe('b')]]);
    put(PLAYLIST, [[aRecipe('b'), aRecipe('c')]]);
    client.setQueryData(recipeKey('b'), aRecipe('b'));
    patchRecipe(client, 'b', { isFavorite: true });
    const favorites = [LIST, SEARCH, PLAYLIST].map((key) => cards(key).filter((card) => card.isFavorite));
    expect(favorites.map((found) => found.map(({ id }) => id))).toEqual([['b'], ['b'], ['b']]);
    expect(client.getQueryData<RecipeDto>(recipeKey('b'))).toMatchObject({
      isFavorite: true,
      title: 'Recipe b',
    });
  });

  it('leaves the pages of other recipes as they are', () => {
    client.setQueryData(recipeKey('a'), aRecipe('a'));
    const before = client.getQueryData(recipeKey('a'));
    patchRecipe(client, 'b', { isFavorite: true });
    expect(client.getQueryData(recipeKey('a'))).toBe(before);
    expect(client.getQueryData(recipeKey('b'))).toBeUndefined();
  });

  it('does not touch the pages of a list that do not show it, so that they are not drawn again', () => {
    put(LIST, [[aRecipe('a')], [aRecipe('b')]]);
    const [first, second] = client.getQueryData<List>(LIST)!.pages;
    patchRecipe(client, 'b', { isShared: true });
    const after = client.getQueryData<List>(LIST)!.pages;
    expect(after[0]).toBe(first);
    expect(after[1]).not.toBe(second);
  });

  it('leaves alone what is kept under a key of another kind', () => {
    put(LIST, [[aRecipe('a')]]);
    client.setQueryData(['kept-on-device'], { recipes: 1 });
    patchRecipe(client, 'a', { isFavorite: true });
    expect(client.getQueryData(['kept-on-device'])).toEqual({ recipes: 1 });
    expect(cards(LIST)[0]).toMatchObject({ isFavorite: true });
  });

  it('does not touch what is asked about a collection without its recipes', () => {
    const counted = { id: 'p', recipeCount: 3 };
    client.setQueryData(PLAYLIST_COUNT, counted);
    patchRecipe(client, 'b', { isFavorite: true });
    expect(client.getQueryData(PLAYLIST_COUNT)).toBe(counted);
  });
});

describe('tags given to several recipes', () => {
  it('are shown in the lists, on these recipes alone', () => {
    put(LIST, [[aRecipe('a', { tags: ['soup'] }), aRecipe('b'), aRecipe('c')]]);
    tagRecipes(client, ['a', 'c'], (tags) => [...tags, 'winter']);
    expect(cards(LIST).map(({ tags }) => tags)).toEqual([['soup', 'winter'], [], ['winter']]);
  });
});

describe('recipes that are deleted', () => {
  it('leave every list and collection, and the counts with them', () => {
    put(LIST, [[aRecipe('a'), aRecipe('b')], [aRecipe('c')]]);
    put(PLAYLIST, [[aRecipe('b')]]);
    dropRecipes(client, ['b', 'c']);
    expect(ids(LIST)).toEqual(['a']);
    expect(totals(LIST)).toEqual([1, 1]);
    expect(ids(PLAYLIST)).toEqual([]);
    expect(totals(PLAYLIST)).toEqual([0]);
  });

  it('are forgotten by the cache, the others are not', () => {
    for (const id of ['a', 'b']) client.setQueryData(recipeKey(id), aRecipe(id));
    dropRecipes(client, ['b']);
    expect(client.getQueryData(recipeKey('b'))).toBeUndefined();
    expect(client.getQueryData(recipeKey('a'))).toBeDefined();
  });

  it('do not change the count of a list that did not show them', () => {
    put(LIST, [[aRecipe('a')]]);
    dropRecipes(client, ['z']);
    expect(totals(LIST)).toEqual([1]);
  });
});

describe('coming back to a list from a recipe', () => {
  const HOUR_MS = 3_600_000;
  const since = Date.now() - HOUR_MS;

  it('shows what the recipe says now', () => {
    put(LIST, [[aRecipe('a'), aRecipe('b')]], since);
    client.setQueryData(recipeKey('b'), aRecipe('b', { title: 'Bread', ingredients: ['flour'] }));
    learnFromOpened(client);
    expect(cards(LIST).map(({ title }) => title)).toEqual(['Recipe a', 'Bread']);
    expect(cards(LIST)[1]).not.toHaveProperty('ingredients');
  });

  it('leaves the list as old as it is, so that it is still asked for again', () => {
    put(LIST, [[aRecipe('b')]], since);
    client.setQueryData(recipeKey('b'), aRecipe('b', { title: 'Bread' }));
    learnFromOpened(client);
    expect(client.getQueryState(LIST)?.dataUpdatedAt).toBe(since);
  });

  it('does not show a recipe as it was before the list came', () => {
    client.setQueryData(recipeKey('b'), aRecipe('b', { title: 'Old bread' }), { updatedAt: since });
    put(LIST, [[aRecipe('b', { title: 'Bread' })]]);
    learnFromOpened(client);
    expect(cards(LIST)[0]?.title).toBe('Bread');
  });

  it('takes out a recipe that was found to be gone', async () => {
    put(LIST, [[aRecipe('a'), aRecipe('b')]], since);
    const gone = TRPCClientError.from({
      error: { message: 'gone', code: -32004, data: { appCode: 'RECIPE_NOT_FOUND' } },
    });
    const asked = { queryKey: recipeKey('b'), queryFn: () => Promise.reject(gone), retry: false };
    await client.fetchQuery(asked).catch(() => undefined);
    learnFromOpened(client);
    expect(ids(LIST)).toEqual(['a']);
    expect(totals(LIST)).toEqual([1]);
  });

  it('changes nothing when no recipe was opened', () => {
    put(LIST, [[aRecipe('a')]], since);
    const before = client.getQueryData(LIST);
    learnFromOpened(client);
    expect(client.getQueryData(LIST)).toBe(before);
  });
});

describe('a list that is asked for again', () => {
  it('is one of few pages: a long one would need a call for each', () => {
    const ofPages = (count: number) => ({
      state: { data: { pages: Array.from({ length: count }, () => aPage([])), pageParams: [] } },
    });
    expect([0, 1, 3, 4].map((count) => isShortList(ofPages(count)))).toEqual([true, true, true, false]);
    expect(isShortList({ state: {} })).toBe(true);
  });

  it('is out of date wherever it is, once something about the recipes has changed', () => {
    put(LIST, [[aRecipe('a')]]);
    put(SEARCH, [[aRecipe('a')]]);
    refreshLists(client);
    expect([LIST, SEARCH].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  });
});
