import type { SessionDto } from '@larder/shared/auth/schema';
import type { ChangedPlaylist, ChangesDto, KeptPlaylist, KeptRecipe } from '@larder/shared/sync/changes';
import { withChanges } from '@larder/shared/sync/collections';
import { PICTURES_ON_DEVICE } from '@larder/shared/installed-app/on-device';
import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type StoreNames,
} from 'idb';

/** A session of somebody who is signed in: the whole of it, to open the app without the server. */
type SignedIn = NonNullable<SessionDto>;

// Names of the database, its stores and fields are read by tabs and devices of other versions: they stay.
const NAME = 'larder-library';
const VERSION = 3;
const PERSON = 'person';

interface Person {
  session: SignedIn;
  cursor: string | undefined;
  playlistsCursor?: string;
  /** When the copy was last known to be whole. */
  followedAt: Date | undefined;
}

interface Library extends DBSchema {
  recipes: { key: string; value: KeptRecipe };
  playlists: { key: string; value: KeptPlaylist };
  state: { key: typeof PERSON; value: Person };
}

type LibraryDb = IDBPDatabase<Library>;

async function withLibrary<T>(work: (library: LibraryDb) => Promise<T>): Promise<T> {
  const library = await openDB<Library>(NAME, VERSION, {
    upgrade: (database, former, _, change) => {
      if (former < 2) database.createObjectStore('playlists', { keyPath: 'id' });
      if (former === 0) {
        database.createObjectStore('recipes', { keyPath: 'id' });
        database.createObjectStore('state');
      } else void pullAgain(change.objectStore('state'));
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

/** Pulls everything again, with what former versions did not ask for; what is here can be read until then. */
async function pullAgain(
  state: IDBPObjectStore<Library, StoreNames<Library>[], 'state', 'versionchange'>,
): Promise<void> {
  const person = await state.get(PERSON);
  if (!person) return;
  const { playlistsCursor: _, ...rest } = person;
  await state.put({ ...rest, cursor: undefined }, PERSON);
}

/** The copy's person and how far it has come; undefined where there is none. */
export function readPerson(): Promise<Person | undefined> {
  return withLibrary((library) => library.get('state', PERSON));
}

/** Begins the copy of this person, or continues it; another person's is deleted first. */
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

/** Stores a page of changes and the cursor of the next one, both or neither. */
export async function storeRecipes(page: ChangesDto<KeptRecipe>, person: Person): Promise<Person> {
  const next: Person = { ...person, cursor: page.cursor };
  await withLibrary(async (library) => {
    const change = library.transaction(['recipes', 'state'], 'readwrite');
    const recipes = change.objectStore('recipes');
    await Promise.all([
      page.startsAnew ? recipes.clear() : undefined,
      ...page.items.map((item) => recipes.put(item)),
      ...page.deletedIds.map((id) => recipes.delete(id)),
      change.objectStore('state').put(next, PERSON),
      change.done,
    ]);
  });
  return next;
}

/** The same of collections, which come last. */
export async function storePlaylists(page: ChangesDto<ChangedPlaylist>, person: Person): Promise<Person> {
  const next: Person = { ...person, playlistsCursor: page.cursor };
  if (!page.hasMore) next.followedAt = new Date();
  await withLibrary(async (library) => {
    const change = library.transaction(['playlists', 'state'], 'readwrite');
    const playlists = change.objectStore('playlists');
    const put = async (item: ChangedPlaylist) =>
      playlists.put(withChanges(await playlists.get(item.id), item));
    await Promise.all([
      page.startsAnew ? playlists.clear() : undefined,
      ...page.items.map(put),
      ...page.deletedIds.map((id) => playlists.delete(id)),
      change.objectStore('state').put(next, PERSON),
      change.done,
    ]);
  });
  return next;
}

export function readRecipe(id: string): Promise<KeptRecipe | undefined> {
  return withLibrary((library) => library.get('recipes', id));
}

/** Stores a recipe as a write that waits to be sent leaves it. */
export async function putRecipe(recipe: KeptRecipe): Promise<void> {
  await withLibrary((library) => library.put('recipes', recipe));
}

export function readRecipes(): Promise<KeptRecipe[]> {
  return withLibrary((library) => library.getAll('recipes'));
}

export function readPlaylists(): Promise<KeptPlaylist[]> {
  return withLibrary((library) => library.getAll('playlists'));
}

/** How large the copy is, as far as the browser says. */
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
