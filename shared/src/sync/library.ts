import { fold } from '../language/fold.ts';
import { foldForSearch, searchedWords } from '../language/search.ts';
import type { Page } from '../list.ts';
import { LABEL_FIELDS, RECIPE_FIELDS } from '../recipe/fields.ts';
import type {
  ListRecipesInput,
  ListTagsInput,
  RecipeCardDto,
  RecipeDto,
  RecipeListDto,
  TagDto,
} from '../recipe/schema.ts';

// Answers from a copy of a library what the server answers from the library itself, in the same order. A test asks both.

interface Entry {
  recipe: RecipeDto;
  /** What search looks into, for Favorites without difficulty and notes. */
  text: string;
  more: string;
  sortTitle: string;
}

export interface LibraryIndex {
  byId: ReadonlyMap<string, Entry>;
  entries: readonly Entry[];
}

/** The copy, ready to be asked: its texts are folded once, so that a search only looks. */
export function indexOf(recipes: readonly RecipeDto[]): LibraryIndex {
  const entries = recipes.map((recipe): Entry => {
    const { title, description, ingredients, instructions, tags, cuisine, difficulty, cookingNotes } = recipe;
    const text = [title, description, ...ingredients, ...instructions, ...tags, ...cuisine];
    return {
      recipe,
      text: foldForSearch(text.join('\n')),
      more: foldForSearch(`${difficulty}\n${cookingNotes}`),
      sortTitle: fold(title).slice(0, 100),
    };
  });
  return { entries, byId: new Map(entries.map((entry) => [entry.recipe.id, entry])) };
}

/** What `recipes.list` answers; undefined where only the server knows what is asked for. */
export function listFrom(library: LibraryIndex, input: ListRecipesInput): RecipeListDto | undefined {
  if (input.outsidePlaylist) return undefined;
  const words = searchedWords(input.search ?? '');
  const found = library.entries
    .filter((entry) => isFound(entry, words, input) && isWanted(entry.recipe, input))
    .sort(ORDERS[input.sort]);
  const page = pageOf(found, input);
  return {
    ...page,
    items: page.items.map(({ recipe }): RecipeCardDto => recipe),
    showingResultsFor: null,
    hasPhotoRecipes: library.entries.some(({ recipe }) => isFromPhotos(recipe)),
  };
}

/** Whether a folded text has every word. */
export function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function isFound(
  { text, more }: Entry,
  words: readonly string[],
  { favoritesOnly }: ListRecipesInput,
): boolean {
  return words.every((word) => text.includes(word) || (!favoritesOnly && more.includes(word)));
}

function isWanted(recipe: RecipeDto, input: ListRecipesInput): boolean {
  if (input.favoritesOnly && !recipe.isFavorite) return false;
  if (input.photoOnly && !isFromPhotos(recipe)) return false;
  if (input.difficulty && recipe.difficulty !== input.difficulty) return false;
  if (input.difficulty && !recipe.difficultyStated) return false;
  return LABEL_FIELDS.every((name) => {
    const wanted = input[RECIPE_FIELDS[name].filter]?.trim();
    return wanted === undefined || recipe[name].some((label) => fold(label) === fold(wanted));
  });
}

function isFromPhotos({ source, photoCount }: RecipeDto): boolean {
  return source === 'photo' || photoCount > 0;
}

type Order = (a: Entry, b: Entry) => number;
export const compare = <T extends string | number | Date>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
const ascending =
  <T extends string | number | Date>(keyOf: (entry: Entry) => T): Order =>
  (a, b) =>
    compare(keyOf(a), keyOf(b)) || compare(a.recipe.id, b.recipe.id);
const descending =
  <T extends string | number | Date>(keyOf: (entry: Entry) => T): Order =>
  (a, b) =>
    ascending(keyOf)(b, a);

/** No time given sorts last. */
const minutesOf = ({ recipe: { prepTime, cookTime } }: Entry) =>
  prepTime === null && cookTime === null ? Infinity : (prepTime ?? 0) + (cookTime ?? 0);
/** The cooked ones first, the last one at the top, then the others as they were added. */
const cookedOrder = ({ recipe: { lastCookedOn, dateAdded } }: Entry) =>
  lastCookedOn === null ? ` ${dateAdded.toISOString()}` : lastCookedOn;

const ORDERS: Record<ListRecipesInput['sort'], Order> = {
  newest: descending(({ recipe }) => recipe.dateAdded),
  changed: descending(({ recipe }) => recipe.dateModified),
  title: ascending(({ sortTitle }) => sortTitle),
  time: ascending(minutesOf),
  cooked: descending(cookedOrder),
};

/** What `recipes.tags` answers. */
export function tagsFrom(library: LibraryIndex, input: ListTagsInput): Page<TagDto> {
  const counted = new Map<string, TagDto>();
  for (const { recipe } of library.entries)
    for (const label of recipe[input.of]) {
      const key = fold(label);
      const { tag, recipes } = counted.get(key) ?? { tag: label, recipes: 0 };
      counted.set(key, { tag, recipes: recipes + 1 });
    }
  const tags = [...counted.values()].sort((a, b) => b.recipes - a.recipes || compare(a.tag, b.tag));
  return pageOf(tags, input);
}

/** Cursors count from the start: the copy stands still while nobody can reach the server. */
export function pageOf<T>(
  all: readonly T[],
  { cursor, limit }: { cursor?: string | null | undefined; limit: number },
): Page<T> {
  const start = Number(cursor ?? 0) || 0;
  const end = start + limit;
  return {
    items: all.slice(start, end),
    total: all.length,
    nextCursor: end < all.length ? String(end) : null,
  };
}
