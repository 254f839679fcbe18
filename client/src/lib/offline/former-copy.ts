import { ENTITIES, ENTITY_NAMES } from '@larder/shared/sync/entities';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import type { Person } from './copy-person.ts';

// The copy as files of before 2026-12 make it. It is read until all of it has been pulled into the one of today (store.ts), and goes
// then. A tab with such files may be open, and makes it again.

const NAME = 'larder-library';

interface FormerPerson {
  session?: Person['session'];
  followedAt?: Date | undefined;
}

/** Undefined where there is no whole one. None is made: those files would find it without its stores. */
export async function openFormerCopy(): Promise<{ copy: IDBPDatabase; person: Person } | undefined> {
  const copy = await openDB(NAME, undefined, {
    upgrade: (_database, _former, _version, change) => {
      change.done.catch(() => undefined);
      change.abort();
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  }).catch(() => undefined);
  const found = (await copy?.get('state', 'person').catch(() => undefined)) as FormerPerson | undefined;
  const { session, followedAt: completeAt } = found ?? {};
  if (copy && session && completeAt) {
    const present = ENTITY_NAMES.filter((name) => copy.objectStoreNames.contains(ENTITIES[name].store));
    const pulled = Object.fromEntries(present.map((name) => [name, { completeAt }]));
    return { copy, person: { session, pulled } };
  }
  copy?.close();
  return undefined;
}

export async function deleteFormerCopy(): Promise<void> {
  await deleteDB(NAME).catch(() => undefined);
}
