import { createStore } from '../store.ts';

/**
 * What was written in this tab and is not with the server yet, by what it is in: a list, a plan. It is shown over what the server answers;
 * a state of an entry that is merged twice changes nothing (docs/shopping-list.md).
 */
export function createUnsent<Entry extends { id: string }>(merge: (one: Entry, other: Entry) => Entry) {
  const store = createStore<ReadonlyMap<string, ReadonlyMap<string, Entry>>>(new Map());
  const none: ReadonlyMap<string, Entry> = new Map();
  const unsentOf = (key: string) => store.read().get(key) ?? none;
  const set = (key: string, entries: ReadonlyMap<string, Entry>) =>
    store.set(new Map([...store.read(), [key, entries]]));
  return {
    subscribe: store.subscribe,
    /** The same object until they change. */
    of: unsentOf,
    add: (key: string, entries: readonly Entry[]) => {
      const all = new Map(unsentOf(key));
      for (const entry of entries) {
        const before = all.get(entry.id);
        all.set(entry.id, before ? merge(before, entry) : entry);
      }
      set(key, all);
    },
    /** The server has these; what was written since stays. */
    remove: (key: string, sent: readonly Entry[]) => {
      const all = new Map(unsentOf(key));
      for (const entry of sent) if (all.get(entry.id) === entry) all.delete(entry.id);
      set(key, all);
    },
  };
}
