import { foldForSearch, searchedWords } from '../language/search.ts';
import type { Page } from '../list.ts';
import { COVER_PICTURES } from '../playlist/messages.ts';
import type {
  GetPlaylistInput,
  ListPlaylistsInput,
  PlaylistDto,
  PlaylistWithRecipesDto,
} from '../playlist/schema.ts';
import type { CookedDto, ListCookedInput, RecipeDto } from '../recipe/schema.ts';
import type { ChangedPlaylist, KeptPlaylist, KeptRecipe } from './changes.ts';
import { compare, hasAll, pageOf, type LibraryIndex } from './library.ts';

// Answers from a copy what the server answers of one's own collections and of a cook log. A test asks both.

/** How many of a collection's first recipes are looked through for pictures, as on the server. */
const LOOKED_THROUGH = 24;

/** What `playlists.list` answers. */
export function playlistsFrom(
  library: LibraryIndex,
  playlists: readonly KeptPlaylist[],
  input: ListPlaylistsInput,
): Page<PlaylistDto> {
  const words = searchedWords(input.search ?? '');
  const found = playlists
    .filter(({ name, description }) => hasAll(foldForSearch(`${name} ${description}`), words))
    .sort(
      (a, b) =>
        Number(b.isFavorites) - Number(a.isFavorites) ||
        compare(b.createdAt, a.createdAt) ||
        compare(b.id, a.id),
    );
  const page = pageOf(found, input);
  return { ...page, items: page.items.map((one) => shown(one, recipesOf(library, one))) };
}

/** What `playlists.byId` answers of one of the owner's own. */
export function playlistFrom(
  library: LibraryIndex,
  playlist: KeptPlaylist,
  { ownerName, ...input }: GetPlaylistInput & { ownerName: string },
): PlaylistWithRecipesDto {
  const recipes = recipesOf(library, playlist);
  const words = searchedWords(input.search ?? '');
  const found = recipes.filter(
    ({ title, description }) => words.length === 0 || hasAll(foldForSearch(`${title} ${description}`), words),
  );
  return { ...shown(playlist, recipes), ...pageOf(found, input), ownerName, isOwner: true };
}

/** Those that are in the copy. Favorites are told by the recipes, so that a heart that waits to be sent counts. */
function recipesOf(library: LibraryIndex, { isFavorites, recipes }: KeptPlaylist): RecipeDto[] {
  if (!isFavorites) return idsIn(recipes).flatMap((id) => library.byId.get(id)?.recipe ?? []);
  const marked = library.entries.filter(({ recipe }) => recipe.isFavorite).map(({ recipe }) => recipe);
  return marked.sort((a, b) => compare(a.dateAdded, b.dateAdded) || compare(a.id, b.id));
}

function idsIn(recipes: string): string[] {
  return shortIdsIn(recipes).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}

function shortIdsIn(recipes: string): string[] {
  return recipes.match(/.{32}/g) ?? [];
}

/** The collection as a device has it, with what has changed of it. */
export function withChanges(
  before: Pick<KeptPlaylist, 'recipes'> | undefined,
  { placed, removed, ...playlist }: ChangedPlaylist,
): KeptPlaylist {
  const changed = new Set([removed, ...placed.map(({ recipes }) => recipes)].flatMap(shortIdsIn));
  const order = shortIdsIn(before?.recipes ?? '').filter((id) => !changed.has(id));
  for (const { after, recipes } of placed) {
    const place = after === null ? 0 : order.indexOf(after) + 1;
    order.splice(place, 0, ...shortIdsIn(recipes));
  }
  return { ...playlist, recipes: order.join('') };
}

function shown(playlist: KeptPlaylist, recipes: readonly RecipeDto[]): PlaylistDto {
  const { uploadedCover, recipes: _, ...rest } = playlist;
  const chosen = recipes.find(({ id }) => id === playlist.coverRecipeId);
  const isChosen = playlist.coverPhotoId !== null || playlist.coverRecipeId !== null;
  const images = recipes.slice(0, LOOKED_THROUGH).flatMap(({ image }) => image ?? []);
  return {
    ...rest,
    coverImage: uploadedCover ?? chosen?.image ?? recipes[0]?.image ?? null,
    firstImages: isChosen ? [] : images.slice(0, COVER_PICTURES),
    recipeCount: recipes.length,
  };
}

/** What `recipes.cookLog` answers, as far as the copy has it. */
export function cookLogFrom(
  { cookLog }: Pick<KeptRecipe, 'cookLog'>,
  input: ListCookedInput,
): Page<CookedDto> | undefined {
  if (!cookLog) return undefined;
  // The copy has the last entries alone: whether an older one has a photo it cannot say.
  if (input.withPhoto && cookLog.items.length < cookLog.total) return undefined;
  const items = input.withPhoto ? cookLog.items.filter(({ photo }) => photo) : cookLog.items;
  const total = input.withPhoto ? items.length : cookLog.total;
  const start = Number(input.cursor ?? 0);
  // A place that the server gave, or further than the copy goes.
  if (Number.isNaN(start) || (start > 0 && start >= items.length)) return undefined;
  const page = pageOf(items, input);
  const end = start + page.items.length;
  return { ...page, total, nextCursor: end < total ? String(end) : null };
}

type KeptLog = NonNullable<KeptRecipe['cookLog']>;

/** The log with an entry that is written on this device. */
export function withCooked({ items, total }: KeptLog, entry: CookedDto): KeptLog {
  const others = items.filter(({ id }) => id !== entry.id);
  const isNew = others.length === items.length;
  const sorted = [...others, entry].sort((a, b) => compare(b.cookedOn, a.cookedOn) || compare(b.id, a.id));
  return { items: sorted, total: total + Number(isNew) };
}

/** The log without an entry that is deleted on this device. */
export function withoutCooked({ items, total }: KeptLog, entryId: string): KeptLog {
  const others = items.filter(({ id }) => id !== entryId);
  return { items: others, total: total - (items.length - others.length) };
}
