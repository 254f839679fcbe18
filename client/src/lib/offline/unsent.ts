import { createStore } from '../store.ts';
import { outboxCounts, takeInterrupted, waitingInputs } from './outbox.ts';

interface UnsentOf<Entry> {
  merge: (one: Entry, other: Entry) => Entry;
  /** The procedure that is sent entries. */
  path: string;
  /** Loads what checks its input: most pages do without. */
  loadCheck: () => Promise<(input: unknown) => { id: string; entries: Entry[] } | undefined>;
}

/**
 * What was written in this tab and is not with the server yet, by what it is in: a list, a plan. It is shown over what the server answers;
 * a state of an entry that is merged twice changes nothing (docs/shopping-list.md).
 */
export function createUnsent<Entry extends { id: string }>({ merge, path, loadCheck }: UnsentOf<Entry>) {
  const store = createStore<ReadonlyMap<string, ReadonlyMap<string, Entry>>>(new Map());
  const none: ReadonlyMap<string, Entry> = new Map();
  const unsentOf = (key: string) => store.read().get(key) ?? none;
  const set = (key: string, entries: ReadonlyMap<string, Entry>) =>
    store.set(new Map([...store.read(), [key, entries]]));
  const add = (key: string, entries: readonly Entry[]) => {
    const all = new Map(unsentOf(key));
    for (const entry of entries) {
      const before = all.get(entry.id);
      all.set(entry.id, before ? merge(before, entry) : entry);
    }
    set(key, all);
  };
  /** The server has these; what was written since stays. */
  const remove = (key: string, sent: readonly Entry[]) => {
    const all = new Map(unsentOf(key));
    const isSame = (one: Entry, other: Entry) =>
      JSON.stringify(merge(one, other)) === JSON.stringify(merge(one, one));
    for (const entry of sent) {
      const held = all.get(entry.id);
      if (held && isSame(entry, held)) all.delete(entry.id);
    }
    set(key, all);
  };
  /**
   * The outbox has these: once it is empty, and the server was asked again, its answer alone counts. Somebody else may have removed
   * them, which it answers by leaving them out.
   */
  const removeWhenSent = (key: string, entries: readonly Entry[], askAgain: () => Promise<void>) => {
    const unsubscribe = outboxCounts.subscribe(() => {
      if (outboxCounts.read().waiting > 0) return;
      unsubscribe();
      void askAgain().then(() => remove(key, entries));
    });
  };
  /** Shows what waits in the outbox, which outlives the page. */
  const showWaiting = async (userId: string, key: string, askAgain: () => Promise<void>) => {
    takeInterrupted(userId);
    if (waitingInputs(userId, path).length === 0) return;
    const check = await loadCheck();
    const waiting = waitingInputs(userId, path).flatMap((input) => {
      const checked = check(input);
      return checked?.id === key ? checked.entries : [];
    });
    if (waiting.length === 0) return;
    add(key, waiting);
    removeWhenSent(key, waiting, askAgain);
  };
  return {
    subscribe: store.subscribe,
    /** The same object until they change. */
    of: unsentOf,
    ...{ add, remove, removeWhenSent, showWaiting },
  };
}
