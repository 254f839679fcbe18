import type { Day } from '@larder/shared/day/day';
import { DEFAULT_PAGE_SIZE } from '@larder/shared/list';
import { linksFrom } from '@larder/shared/recipe/links';
import type { ShoppingEntryDto } from '@larder/shared/shopping/schema';
import { cookLogFrom, playlistFrom, playlistsFrom } from '@larder/shared/sync/collections';
import { planFrom, planOfDayFrom, planRepeatsFrom, plansFrom } from '@larder/shared/sync/plan';
import { shoppingEntriesFrom, shoppingListFrom, shoppingListsFrom } from '@larder/shared/sync/shopping';
import { indexOf, listFrom, tagsFrom, type LibraryIndex } from '@larder/shared/sync/library';
import { smartCollectionsFrom } from '@larder/shared/sync/smart-collections';
import type { InfiniteData } from '@tanstack/react-query';
import { shownQueries } from '../query-client.ts';
import type { SignedIn } from './copy-person.ts';
import { isCopyPart } from './copy-status.ts';
import type { InputOf, OutputOf, ProcedurePath } from './procedures.ts';
import { readAll, readOne, readOwner } from './store.ts';

// What the copy answers in the server's place, and the server's answers that come after that was shown.

/** Read once, until the copy changes. */
const read: {
  library?: Promise<LibraryIndex | undefined>;
  shoppingEntries?: Promise<ShoppingEntryDto[] | undefined>;
} = {};

function library(): Promise<LibraryIndex | undefined> {
  read.library ??= readAll('recipe').then((recipes) => recipes && indexOf(recipes));
  return read.library;
}

function shoppingEntries(): Promise<ShoppingEntryDto[] | undefined> {
  read.shoppingEntries ??= readAll('shoppingEntry');
  return read.shoppingEntries;
}

/** The copy may have changed: it is read again for the next answer. */
export function readCopyAgain(): void {
  delete read.library;
  delete read.shoppingEntries;
}

type Answer<Path extends ProcedurePath> = (
  input: InputOf<Path>,
  owner: SignedIn,
) => Promise<OutputOf<Path> | undefined>;

const ANSWERS = {
  'recipes.byId': ({ id }) => readOne('recipe', id),
  'recipes.list': async (input) => {
    const recipes = await library();
    return recipes && listFrom(recipes, { ...paged(input), sort: input.sort ?? 'newest' });
  },
  'recipes.tags': async (input) => {
    const recipes = await library();
    return recipes && tagsFrom(recipes, { ...paged(input), of: input.of ?? 'tags' });
  },
  'recipes.cookLog': async (input) => {
    const recipe = await readOne('recipe', input.id);
    return recipe && cookLogFrom(recipe, paged(input));
  },
  'recipes.ticks': async ({ id }) => (await readOne('recipe', id))?.ticks,
  'recipes.links': async ({ id }) => {
    const [recipes, recipe] = [await library(), await readOne('recipe', id)];
    if (!recipes || !recipe) return undefined;
    return linksFrom(recipe.links ?? [], recipe.ingredients, (linked) => recipes.byId.get(linked)?.recipe);
  },
  'playlists.list': async (input) => {
    const [recipes, playlists] = [await library(), await readAll('playlist')];
    return recipes && playlists && playlistsFrom(recipes, playlists, paged(input));
  },
  'playlists.byId': async (input, { displayName: ownerName }) => {
    const [recipes, playlist] = [await library(), await readOne('playlist', input.id)];
    return recipes && playlist && playlistFrom(recipes, playlist, { ...paged(input), ownerName });
  },
  'shoppingLists.list': async (input) => {
    const [lists, entries] = [await readAll('shoppingList'), await shoppingEntries()];
    return lists && entries && shoppingListsFrom(lists, entries, paged(input));
  },
  'shoppingLists.byId': async ({ id }) => {
    const [list, entries] = [await readOne('shoppingList', id), await shoppingEntries()];
    return list && entries && shoppingListFrom(list, entries);
  },
  'shoppingLists.entries': async (input) => {
    const [list, entries] = [await readOne('shoppingList', input.id), await shoppingEntries()];
    return list && entries && shoppingEntriesFrom(entries, paged(input));
  },
  'smartCollections.list': async (input) => {
    const kept = await readAll('smartCollection');
    return kept && smartCollectionsFrom(kept, paged(input));
  },
  'smartCollections.byId': ({ id }) => readOne('smartCollection', id),
  'mealPlan.plans': async (input) => {
    const plans = await readAll('mealPlan');
    return plans && plansFrom(plans, paged(input));
  },
  'mealPlan.list': async (input) => {
    const plan = await planned();
    const asked = { ...paged(input), from: input.from as Day, days: input.days ?? 7 };
    return plan && planFrom(plan.entries, plan.recipes, asked);
  },
  'mealPlan.ofDay': async (input) => {
    const [plan, plans] = [await planned(), await readAll('mealPlan')];
    return plan && plans && planOfDayFrom(plan.entries, plan.recipes, { plans, day: input.day as Day });
  },
  'mealPlan.repeats': async (input) => {
    const plan = await planned();
    return plan && planRepeatsFrom(plan.entries, plan.recipes, { ...input, from: input.from as Day });
  },
} satisfies { [Path in ProcedurePath]?: Answer<Path> };

/** What is in plans, and the recipes it may name. */
async function planned() {
  const [recipes, entries] = [await readAll('recipe'), await readAll('planEntry')];
  return entries && { entries, recipes: new Map(recipes?.map((recipe) => [recipe.id, recipe])) };
}

/** With what the server's schema takes where it is left out. */
function paged<Input extends { limit?: number | undefined }>(input: Input): Input & { limit: number } {
  return { ...input, limit: input.limit ?? DEFAULT_PAGE_SIZE };
}

/** The copy's answer to a query; undefined for what only the server knows. */
export async function answerFromCopy({ path, input }: Call, userId: string): Promise<unknown> {
  const answer = (ANSWERS as Partial<Record<string, (input: unknown, owner: SignedIn) => unknown>>)[path];
  if (!answer) return undefined;
  const owner = await readOwner();
  return owner?.userId === userId ? answer(input, owner) : undefined;
}

interface Call {
  path: string;
  input: unknown;
}
type Pages = InfiniteData<unknown, string | null | undefined> | undefined;

/** What the server refused after the copy had answered: its refusal is waited for the next time. */
const refused = new Set<string>();

/** Of a part of the recipes these would lack what the server has. */
const NEED_ALL: readonly string[] = [
  'recipes.list',
  'recipes.tags',
  'playlists.list',
  'playlists.byId',
] satisfies ProcedurePath[];

/**
 * Whether the screen has an answer already, which may be newer than the copy, the server has refused one, or the copy has a part
 * alone of what is asked for.
 */
export function shouldWaitForServer(call: Call): boolean {
  const hasOne = shownQueries.client?.getQueryData(keyOf(call)) !== undefined || pageOf(call) !== undefined;
  return hasOne || refused.has(JSON.stringify(call)) || (isCopyPart() && NEED_ALL.includes(call.path));
}

/** Shows the server's answer in place of the copy's; where the screen shows another one by now, the server is asked again. */
export function replaceWithServerAnswer(call: Call, shown: unknown, data: unknown): void {
  const { client } = shownQueries;
  const whole = client?.getQueryData(keyOf(call));
  const page = pageOf(call);
  if ((whole ?? shown) !== shown || (page ?? shown) !== shown) return refetch(call);
  if (whole) client?.setQueryData(keyOf(call), data);
  if (!page) return;
  client?.setQueryData<Pages>(keyOfList(call), (list) => {
    return list && { ...list, pages: list.pages.map((one) => (one === shown ? data : one)) };
  });
}

/** The server refused what the copy had answered. */
export function refetchRefused(call: Call): void {
  refused.add(JSON.stringify(call));
  refetch(call);
}

function refetch(call: Call): void {
  for (const queryKey of [keyOf(call), keyOfList(call)])
    void shownQueries.client?.invalidateQueries({ queryKey, exact: true });
}

function pageOf(call: Call): unknown {
  const list = shownQueries.client?.getQueryData<Pages>(keyOfList(call));
  const cursor = cursorOf(call);
  return list?.pages.find((_, index) => (list.pageParams[index] ?? undefined) === cursor);
}

function cursorOf({ input }: Call): string | undefined {
  return (input as { cursor?: string } | undefined)?.cursor;
}

// The keys that tRPC gives: one answer stands for itself, or is a page of a list.

function keyOf({ path, input }: Call): unknown[] {
  return [path.split('.'), { input, type: 'query' }];
}

function keyOfList({ path, input }: Call): unknown[] {
  const { cursor: _, ...rest } = (input ?? {}) as { cursor?: string };
  return [path.split('.'), { input: rest, type: 'infinite' }];
}
