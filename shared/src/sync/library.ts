import { fold } from '../language/fold.ts';
import { foldForSearch, searchedWords } from '../language/search.ts';
import type { Page } from '../list.ts';
import { LABEL_FIELDS, RECIPE_FIELDS, type LabelField } from '../recipe/fields.ts';
import type { RecipeFilter } from '../recipe/filter.ts';
import { COOKED_LONG_AGO_DAYS, type CookedFilter } from '../recipe/messages.ts';
import type {
  ListRecipesInput,
  ListTagsInput,
  RecipeCardDto,
  RecipeDto,
  RecipeListDto,
  TagDto,
} from '../recipe/schema.ts';
import { siteOf } from '../recipe/site.ts';

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
  // What recipes need is read by the server.
  if (input.outsidePlaylist || input.have?.length) return undefined;
  const words = searchedWords(input.search ?? '');
  const isWanted = wantedBy(input);
  const found = library.entries
    .filter((entry) => isFound(entry, words, input) && isWanted(entry.recipe))
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

type Test = (recipe: RecipeDto) => boolean;

/** Whether a recipe passes a filter, its search aside. `now` is the day that 60 days are counted from. */
export function wantedBy(filter: RecipeFilter, now = new Date()): Test {
  const { maxMinutes = Infinity, minRating = 0, difficulty, cooked, site } = filter;
  const tests: (Test | false | undefined)[] = [
    filter.favoritesOnly && (({ isFavorite }) => isFavorite),
    filter.photoOnly && isFromPhotos,
    difficulty && ((recipe) => recipe.difficulty === difficulty && recipe.difficultyStated),
    maxMinutes < Infinity && ((recipe) => minutesOf(recipe) <= maxMinutes),
    minRating > 0 && (({ rating }) => (rating ?? 0) >= minRating),
    cooked && ((recipe) => isCooked(recipe, cooked, cookedLongAgo(now))),
    site !== undefined && ((recipe) => siteOf(recipe) === site.trim().toLowerCase()),
    ...LABEL_FIELDS.map((name) => hasAllLabels(name, filter[RECIPE_FIELDS[name].filter])),
    ...(filter.withoutTag ?? []).map(
      (label): Test =>
        (recipe) =>
          !hasLabel(recipe.tags, label),
    ),
  ];
  const asked = tests.filter((test) => typeof test === 'function');
  return (recipe) => asked.every((test) => test(recipe));
}

function hasAllLabels(name: LabelField, wanted: string | readonly string[] = []): Test {
  const labels = [wanted].flat();
  return (recipe) => labels.every((label) => hasLabel(recipe[name], label));
}

function hasLabel(labels: readonly string[], wanted: string): boolean {
  return labels.some((label) => fold(label) === fold(wanted.trim()));
}

function isCooked({ lastCookedOn }: RecipeDto, cooked: CookedFilter, longAgo: string): boolean {
  return cooked === 'never' ? lastCookedOn === null : lastCookedOn !== null && lastCookedOn <= longAgo;
}

/** The last day, as 'YYYY-MM-DD', that is so long ago that a recipe was not cooked for long. */
export function cookedLongAgo(now: Date): string {
  return new Date(now.getTime() - COOKED_LONG_AGO_DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10);
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
const minutesOf = ({ prepTime, cookTime }: RecipeDto) =>
  prepTime === null && cookTime === null ? Infinity : (prepTime ?? 0) + (cookTime ?? 0);
/** The cooked ones first, the last one at the top, then the others as they were added. */
const cookedOrder = ({ recipe: { lastCookedOn, dateAdded } }: Entry) =>
  lastCookedOn === null ? ` ${dateAdded.toISOString()}` : lastCookedOn;

/** As `rated_order` of the database: a thousand years lie between two stars. */
const STAR_MS = 8_760_000 * 60 * 60_000;
const ratedOrder = ({ recipe: { rating, dateAdded } }: Entry) =>
  dateAdded.getTime() + (rating ?? 0) * STAR_MS;

const ORDERS: Record<ListRecipesInput['sort'], Order> = {
  newest: descending(({ recipe }) => recipe.dateAdded),
  changed: descending(({ recipe }) => recipe.dateModified),
  title: ascending(({ sortTitle }) => sortTitle),
  time: ascending(({ recipe }) => minutesOf(recipe)),
  cooked: descending(cookedOrder),
  rated: descending(ratedOrder),
};

/** What `recipes.tags` answers. */
export function tagsFrom(library: LibraryIndex, input: ListTagsInput): Page<TagDto> {
  const labelsOf = (recipe: RecipeDto) =>
    input.of === 'site' ? [siteOf(recipe)].filter((site) => site !== null) : recipe[input.of];
  const counted = new Map<string, TagDto>();
  for (const { recipe } of library.entries)
    for (const label of labelsOf(recipe)) {
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
