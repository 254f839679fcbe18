import { DEFAULT_PAGE_SIZE } from '@larder/shared/list';
import type { KeptPlaylist } from '@larder/shared/installed-app/changes';
import { cookLogFrom, playlistFrom, playlistsFrom } from '@larder/shared/installed-app/collections';
import type { GetPlaylistInput, ListPlaylistsInput } from '@larder/shared/playlist/schema';
import type { ListCookedInput, ListRecipesInput, ListTagsInput } from '@larder/shared/recipe/schema';
import { indexOf, listFrom, tagsFrom, type LibraryIndex } from '@larder/shared/installed-app/library';
import { readPerson, readPlaylists, readRecipe, readRecipes } from './store.ts';

/** Read once; what is changed meanwhile is changed by the server, which cannot be reached. */
const read: { library?: Promise<LibraryIndex>; playlists?: Promise<KeptPlaylist[]> } = {};

function library(): Promise<LibraryIndex> {
  read.library ??= readRecipes().then(indexOf);
  return read.library;
}

function playlists(): Promise<KeptPlaylist[]> {
  read.playlists ??= readPlaylists();
  return read.playlists;
}

/** The copy may have changed. */
export function readAgain(): void {
  delete read.library;
  delete read.playlists;
}

/** What the copy on this device answers to a query that the server did not; undefined for what only the server knows. */
export async function answerFromDevice(procedure: string, input: unknown, userId: string): Promise<unknown> {
  const person = await readPerson();
  if (person?.session.userId !== userId || !person.followedAt) return undefined;
  switch (procedure) {
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
