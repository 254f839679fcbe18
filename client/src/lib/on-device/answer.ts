import { DEFAULT_PAGE_SIZE } from '@larder/shared/list';
import type { ListRecipesInput, ListTagsInput } from '@larder/shared/recipe/schema';
import { indexOf, listFrom, tagsFrom, type LibraryIndex } from '@larder/shared/installed-app/library';
import { readPerson, readRecipe, readRecipes } from './library-store.ts';

/** Read once; what is changed meanwhile is changed by the server, which cannot be reached. */
const read: { library?: Promise<LibraryIndex> } = {};

function library(): Promise<LibraryIndex> {
  read.library ??= readRecipes().then(indexOf);
  return read.library;
}

/** The copy may have changed. */
export function readAgain(): void {
  delete read.library;
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
    default:
      return undefined;
  }
}

// What the server's schema takes for what is left out.
const LIST: ListRecipesInput = { limit: DEFAULT_PAGE_SIZE, sort: 'newest' };
const TAGS: ListTagsInput = { limit: DEFAULT_PAGE_SIZE, of: 'tags' };
