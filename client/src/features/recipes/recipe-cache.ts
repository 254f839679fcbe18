import { pick } from '@larder/shared/pick';
import { CARD_FIELDS } from '@larder/shared/recipe/fields';
import type { RecipeCardDto, RecipeDto, RecipeListDto } from '@larder/shared/recipe/schema';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { appCodeOf } from '../../lib/error-message.ts';

/** Lists of recipes as they are kept in the browser, whatever their filter. */
type ListData = InfiniteData<RecipeListDto>;
const LISTS = { queryKey: [['recipes', 'list']] };
/** Wherever recipes are shown as cards: their own lists, and the pages of collections. */
const CARDS = { predicate: ({ queryKey }: Query) => isList(queryKey) };
const RECIPES = { queryKey: [['recipes', 'byId']] };
const FEW_PAGES = 3;

/**
 * Only a list of few pages is asked for again when something changed or the window comes back: a long one would mean a call
 * for every page. It is kept right by what is written below, and begins anew when it is next opened at its top.
 */
export function isShortList({ state }: { state: { data?: unknown } }): boolean {
  return ((state.data as ListData | undefined)?.pages.length ?? 0) <= FEW_PAGES;
}

/** Something about the recipes changed: their lists are asked for again. */
export function refreshLists(client: QueryClient): void {
  void client.invalidateQueries({ ...LISTS, refetchType: 'none' });
  void client.refetchQueries({ ...LISTS, type: 'active', predicate: isShortList });
}

/** Changes one recipe wherever it is shown. */
export function patchRecipe(client: QueryClient, id: string, change: Partial<RecipeCardDto>): void {
  client.setQueriesData<RecipeDto>({ ...RECIPES, predicate: isOf(id) }, (recipe) =>
    recipe ? { ...recipe, ...change } : recipe,
  );
  client.setQueriesData<ListData>(CARDS, (list) =>
    mapCards(list, (card) => (card.id === id ? { ...card, ...change } : card)),
  );
}

/** Changes the tags of recipes in the lists that show them. */
export function tagRecipes(
  client: QueryClient,
  ids: readonly string[],
  change: (tags: string[]) => string[],
): void {
  client.setQueriesData<ListData>(LISTS, (list) =>
    mapCards(list, (card) => (ids.includes(card.id) ? { ...card, tags: change(card.tags) } : card)),
  );
}

/** Takes recipes that are gone out of every list. */
export function dropRecipes(client: QueryClient, ids: readonly string[]): void {
  client.setQueriesData<ListData>(CARDS, (list) =>
    mapCards(list, (card) => (ids.includes(card.id) ? undefined : card)),
  );
  for (const id of ids) client.removeQueries({ ...RECIPES, type: 'inactive', predicate: isOf(id) });
}

/** A recipe that was opened since its list came may have been changed, or been gone: the list learns it. */
export function learnFromOpened(client: QueryClient): void {
  const opened = new Map(
    client
      .getQueryCache()
      .findAll(RECIPES)
      .map((query) => [idOf(query), query.state] as const),
  );
  if (opened.size === 0) return;
  for (const list of client.getQueryCache().findAll(CARDS)) {
    const since = list.state.dataUpdatedAt;
    const data = mapCards(list.state.data as ListData | undefined, (card) => {
      const state = opened.get(card.id);
      if (appCodeOf(state?.error) === 'RECIPE_NOT_FOUND') return undefined;
      const recipe = state?.data as RecipeDto | undefined;
      return recipe && state && state.dataUpdatedAt > since
        ? { ...cardOf(recipe), missing: card.missing }
        : card;
    });
    if (data) client.setQueryData(list.queryKey, data, { updatedAt: since });
  }
}

function mapCards(
  list: ListData | undefined,
  change: (card: RecipeCardDto) => RecipeCardDto | undefined,
): ListData | undefined {
  if (!list) return undefined;
  let gone = 0;
  const pages = list.pages.map((page) => {
    const items = page.items.map(change).filter((card) => card !== undefined);
    gone += page.items.length - items.length;
    return items.some((card, index) => card !== page.items[index]) || items.length < page.items.length
      ? { ...page, items }
      : page;
  });
  return { ...list, pages: gone > 0 ? pages.map((page) => ({ ...page, total: page.total - gone })) : pages };
}

function cardOf(recipe: RecipeDto): RecipeCardDto {
  const { id, source, isFavorite, rating, isShared, sharedWith, photoCount, dateAdded } = recipe;
  const content = pick(recipe, CARD_FIELDS);
  return { id, ...content, source, isFavorite, rating, isShared, sharedWith, photoCount, dateAdded };
}

function idOf(query: Query): string | undefined {
  const [, options] = query.queryKey as [unknown, { input?: { id?: string } }?];
  return options?.input?.id;
}

function isOf(id: string): (query: Query) => boolean {
  return (query) => idOf(query) === id;
}

function isList(queryKey: readonly unknown[]): boolean {
  const [path, options] = queryKey as [unknown, { type?: string }?];
  // A key that tRPC did not give, as of what a device keeps, begins with a word.
  const name = Array.isArray(path) ? path.join('.') : '';
  return name === 'recipes.list' || (name === 'playlists.byId' && options?.type === 'infinite');
}
