import type { ChangesDto } from '@larder/shared/sync/changes';
import {
  ENTITIES,
  ENTITY_NAMES,
  entityOf,
  type Changed,
  type EntityName,
  type Kept,
} from '@larder/shared/sync/entities';
import { PICTURES_ON_DEVICE } from '@larder/shared/installed-app/on-device';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import type { Person, SignedIn } from './copy-person.ts';
import { deleteFormerCopy, openFormerCopy } from './former-copy.ts';

// Names of the database, its stores and fields are read by tabs and devices of other versions: they stay.
const NAME = 'larder-copy';
/** Rises with each entity, whose store is made then. */
const VERSION = ENTITY_NAMES.length;
const STATE = 'state';
const PERSON = 'person';

function openCopy(): Promise<IDBPDatabase> {
  return openDB(NAME, VERSION, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains(STATE)) database.createObjectStore(STATE);
      for (const { store } of Object.values(ENTITIES))
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath: 'id' });
    },
    // Another tab deletes it, as its person signed out.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

async function using<T>(copy: IDBPDatabase, work: (copy: IDBPDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(copy);
  } finally {
    copy.close();
  }
}

const personOf = (copy: IDBPDatabase) => copy.get(STATE, PERSON) as Promise<Person | undefined>;

/** Works with the copy that can be read: the former one until this one has everything. */
async function withCopy<T>(work: (copy: IDBPDatabase, person: Person | undefined) => Promise<T>): Promise<T> {
  return using(await openCopy(), async (copy) => {
    const person = await personOf(copy);
    if (ENTITY_NAMES.every((name) => person?.pulled[name]?.completeAt)) return work(copy, person);
    const former = await openFormerCopy();
    return former ? using(former.copy, () => work(former.copy, former.person)) : work(copy, person);
  });
}

/** Whose copy this device has; undefined where nothing of it can be read. */
export function readOwner(): Promise<SignedIn | undefined> {
  return withCopy(async (_, person) => {
    const canBeRead = Object.values(person?.pulled ?? {}).some(({ completeAt }) => completeAt);
    return canBeRead ? person?.session : undefined;
  });
}

/** Begins the copy of this person, or continues it; another person's is deleted first. */
export async function openFor(session: SignedIn): Promise<Person> {
  const known = await withCopy(async (_, person) => person);
  if (known && known.session.userId !== session.userId) await deleteCopies();
  return using(await openCopy(), async (copy) => {
    const person: Person = { pulled: {}, ...(await personOf(copy)), session };
    await copy.put(STATE, person, PERSON);
    return person;
  });
}

/** Pulls all of these anew, from the first on; what is there can be read until then. */
export async function startAnew(name: EntityName, person: Person): Promise<Person> {
  const { completeAt } = person.pulled[name] ?? {};
  const next = { ...person, pulled: { ...person.pulled, [name]: { completeAt } } };
  await using(await openCopy(), (copy) => copy.put(STATE, next, PERSON));
  return next;
}

/** Stores a page of changes and the cursor of the next one, both or neither. */
export async function storePage<Name extends EntityName>(
  name: Name,
  page: ChangesDto<Changed[Name]>,
  person: Person,
): Promise<Person> {
  const { store, apply, hasParts } = entityOf(name);
  const completeAt = page.hasMore ? person.pulled[name]?.completeAt : new Date();
  const next = { ...person, pulled: { ...person.pulled, [name]: { cursor: page.cursor, completeAt } } };
  await using(await openCopy(), async (copy) => {
    const change = copy.transaction([store, STATE], 'readwrite');
    const kept = change.objectStore(store);
    const put = async (item: Changed[Name]) =>
      kept.put(apply(item, hasParts ? ((await kept.get(item.id)) as Kept[Name] | undefined) : undefined));
    await Promise.all([
      page.startsAnew ? kept.clear() : undefined,
      ...page.items.map(put),
      ...page.deletedIds.map((id) => kept.delete(id)),
      change.objectStore(STATE).put(next, PERSON),
      change.done,
    ]);
  });
  return next;
}

/** Undefined too where the device cannot know: not all of them have been pulled yet. */
export function readOne<Name extends EntityName>(name: Name, id: string): Promise<Kept[Name] | undefined> {
  return withCopy(async (copy, person) =>
    person?.pulled[name]?.completeAt
      ? ((await copy.get(ENTITIES[name].store, id)) as Kept[Name] | undefined)
      : undefined,
  );
}

/** All of them; undefined until all have been pulled. */
export function readAll<Name extends EntityName>(name: Name): Promise<Kept[Name][] | undefined> {
  return withCopy(async (copy, person) =>
    person?.pulled[name]?.completeAt
      ? ((await copy.getAll(ENTITIES[name].store)) as Kept[Name][])
      : undefined,
  );
}

/** Stores what a write that waits to be sent leaves, and deletes what it removed: all of it or nothing. */
export async function storeWritten<Name extends EntityName>(
  name: Name,
  { kept = [], removedIds = [] }: { kept?: readonly Kept[Name][]; removedIds?: readonly string[] },
): Promise<void> {
  await withCopy(async (copy) => {
    const change = copy.transaction(ENTITIES[name].store, 'readwrite');
    await Promise.all([
      ...kept.map((one) => change.store.put(one)),
      ...removedIds.map((id) => change.store.delete(id)),
      change.done,
    ]);
  });
}

/** How large the copy is, as far as the browser says. */
export async function measureCopy(): Promise<{
  recipes: number;
  bytes: number;
  completeAt: Date | undefined;
}> {
  const estimate = await navigator.storage?.estimate();
  return withCopy(async (copy, person) => ({
    recipes: await copy.count(ENTITIES.recipe.store),
    bytes: estimate?.usage ?? 0,
    completeAt: person?.pulled.recipe?.completeAt,
  }));
}

/** Deletes the copy with its pictures, and the former one. */
export async function deleteCopies(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES_ON_DEVICE).catch(() => false);
  if (!('indexedDB' in globalThis)) return;
  await deleteDB(NAME).catch(() => undefined);
  await deleteFormerCopy();
}
