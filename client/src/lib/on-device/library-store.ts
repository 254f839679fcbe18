import { PICTURES_ON_DEVICE } from '@larder/shared/installed-app/on-device';
import type { ChangedRecipesDto, RecipeDto } from '@larder/shared/recipe/schema';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SignedIn } from '../session.ts';

const NAME = 'larder-library';
const VERSION = 1;
const PERSON = 'person';

interface Person {
  session: SignedIn;
  cursor: string | undefined;
  /** When the copy was last known to be whole. */
  followedAt: Date | undefined;
}

interface Library extends DBSchema {
  recipes: { key: string; value: RecipeDto };
  state: { key: typeof PERSON; value: Person };
}

type LibraryDb = IDBPDatabase<Library>;

async function withLibrary<T>(work: (library: LibraryDb) => Promise<T>): Promise<T> {
  const library = await openDB<Library>(NAME, VERSION, {
    upgrade: (database) => {
      database.createObjectStore('recipes', { keyPath: 'id' });
      database.createObjectStore('state');
    },
    // Another tab deletes it, as its person signed out.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(library);
  } finally {
    library.close();
  }
}

/** The copy's person and how far it has come; undefined where there is none. */
export function readPerson(): Promise<Person | undefined> {
  return withLibrary((library) => library.get('state', PERSON));
}

/** Begins the copy of this person, or goes on with it; another person's is deleted first. */
export async function openFor(session: SignedIn): Promise<Person> {
  const known = await readPerson();
  if (known && known.session.userId !== session.userId) await deleteLibrary();
  const person: Person =
    known?.session.userId === session.userId
      ? { ...known, session }
      : { session, cursor: undefined, followedAt: undefined };
  await withLibrary((library) => library.put('state', person, PERSON));
  return person;
}

/** Takes a page of changes in, with the place where the next one begins, both or neither. */
export async function takeIn(page: ChangedRecipesDto, person: Person): Promise<Person> {
  const next: Person = {
    ...person,
    cursor: page.cursor,
    followedAt: page.hasMore ? person.followedAt : new Date(),
  };
  await withLibrary(async (library) => {
    const change = library.transaction(['recipes', 'state'], 'readwrite');
    const recipes = change.objectStore('recipes');
    await Promise.all([
      page.startsAnew ? recipes.clear() : undefined,
      ...page.items.map((recipe) => recipes.put(recipe)),
      ...page.deletedIds.map((id) => recipes.delete(id)),
      change.objectStore('state').put(next, PERSON),
      change.done,
    ]);
  });
  return next;
}

export function readRecipe(id: string): Promise<RecipeDto | undefined> {
  return withLibrary((library) => library.get('recipes', id));
}

/** As a change that waits to be sent leaves it. */
export async function putRecipe(recipe: RecipeDto): Promise<void> {
  await withLibrary((library) => library.put('recipes', recipe));
}

export function readRecipes(): Promise<RecipeDto[]> {
  return withLibrary((library) => library.getAll('recipes'));
}

/** How much is kept, as far as the browser tells. */
export async function measureLibrary(): Promise<{
  recipes: number;
  bytes: number;
  followedAt: Date | undefined;
}> {
  const [recipes, person, estimate] = await Promise.all([
    withLibrary((library) => library.count('recipes')),
    readPerson(),
    navigator.storage?.estimate(),
  ]);
  return { recipes, bytes: estimate?.usage ?? 0, followedAt: person?.followedAt };
}

/** Deletes the copy with its pictures. */
export async function deleteLibrary(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES_ON_DEVICE).catch(() => false);
  if ('indexedDB' in globalThis) await deleteDB(NAME).catch(() => undefined);
}
