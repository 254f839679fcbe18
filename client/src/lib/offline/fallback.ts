import { cookLogFrom, playlistFrom, playlistsFrom } from '@larder/shared/sync/collections';
import type { KeptPlaylist } from '@larder/shared/sync/changes';
import { indexOf, listFrom, tagsFrom, type LibraryIndex } from '@larder/shared/sync/library';
import { DEFAULT_PAGE_SIZE } from '@larder/shared/list';
import type { GetPlaylistInput, ListPlaylistsInput } from '@larder/shared/playlist/schema';
import type { ListCookedInput, ListRecipesInput, ListTagsInput } from '@larder/shared/recipe/schema';
import type { InfiniteData } from '@tanstack/react-query';
import { shownQueries } from '../query-client.ts';
import { readPerson, readPlaylists, readRecipe, readRecipes } from './store.ts';

// What the copy answers in the server's place, and the server's answers that come after that was shown.

/** Read once, until the copy changes. */
const read: { library?: Promise<LibraryIndex>; playlists?: Promise<KeptPlaylist[]> } = {};

function library(): Promise<LibraryIndex> {
  read.library ??= readRecipes().then(indexOf);
  return read.library;
}

function playlists(): Promise<KeptPlaylist[]> {
  read.playlists ??= readPlaylists();
  return read.playlists;
}

/** The copy may have changed: it is read again for the next answer. */
export function readCopyAgain(): void {
  delete read.library;
  delete read.playlists;
}

/** The copy's answer to a query; undefined for what only the server knows. */
export async function answerFromCopy({ path, input }: Call, userId: string): Promise<unknown> {
  const person = await readPerson();
  if (person?.session.userId !== userId || !person.followedAt) return undefined;
  switch (path) {
    case 'recipes.byId':
      return readRecipe((input as { id: string }).id);
    case 'recipes.list':
      return listFrom(await library(), { ...LIST, ...(input as Partial<ListRecipesInput>) });
    case 'recipes.tags':
      return tagsFrom(await library(), { ...TAGS, ...(input as Partial<ListTagsInput>) });
    case 'recipes.cookLog': {
      const given = { ...PAGE, ...(input as Partial<ListCookedInput> & { id: string }) };
      const recipe = await readRecipe(given.id);
      return recipe && cookLogFrom(recipe, given);
    }
    case 'recipes.ticks':
      return (await readRecipe((input as { id: string }).id))?.ticks;
    case 'playlists.list':
      return playlistsFrom(await library(), await playlists(), {
        ...PAGE,
        ...(input as Partial<ListPlaylistsInput>),
      });
    case 'playlists.byId': {
      const given = { ...PAGE, ...(input as Partial<GetPlaylistInput> & { id: string }) };
      const playlist = (await playlists()).find(({ id }) => id === given.id);
      const ownerName = person.session.displayName;
      return playlist && playlistFrom(await library(), playlist, { ...given, ownerName });
    }
    default:
      return undefined;
  }
}

// What the server's schema takes for what is left out.
const PAGE = { limit: DEFAULT_PAGE_SIZE };
const LIST: ListRecipesInput = { ...PAGE, sort: 'newest' };
const TAGS: ListTagsInput = { ...PAGE, of: 'tags' };

interface Call {
  path: string;
  input: unknown;
}
type Pages = InfiniteData<unknown, string | null | undefined> | undefined;

/** What the server refused after the copy had answered: its refusal is waited for the next time. */
const refused = new Set<string>();

/** Whether the screen has an answer already, which may be newer than the copy, or the server has refused one. */
export function shouldWaitForServer(call: Call): boolean {
  const hasOne = shownQueries.client?.getQueryData(keyOf(call)) !== undefined || pageOf(call) !== undefined;
  return hasOne || refused.has(JSON.stringify(call));
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
