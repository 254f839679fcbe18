import type { BrowserContext, Page } from '@playwright/test';

// Files of the app from before the copy on a device had a database of its own name, 'larder-copy'. A checkout need not have the
// history to build them from, so this does to the browser's storage, and sends, what they did.

interface Row {
  id: string;
}
interface Write {
  path: string;
  input: object;
  /** What the copy has of the recipe from then on. */
  recipe: Row & Record<string, unknown>;
}
interface Former {
  open: (name?: string) => Promise<IDBDatabase>;
  done: <T>(request: IDBRequest<T>) => Promise<T>;
}
declare global {
  interface Window {
    former: Former;
  }
}

function defineFormer(): void {
  const done: Former['done'] = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
  const open: Former['open'] = async (name) => {
    const opening = name === undefined ? indexedDB.open('larder-library', 3) : indexedDB.open(name);
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 2) opening.result.createObjectStore('playlists', { keyPath: 'id' });
      if (oldVersion > 0) return;
      opening.result.createObjectStore('recipes', { keyPath: 'id' });
      opening.result.createObjectStore('state');
    };
    const database = await done(opening);
    database.onversionchange = () => database.close();
    return database;
  };
  window.former = { open, done };
}

/** A tab with such files. It has no screen. */
export async function openFormerTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(defineFormer);
  await tab.goto('/healthz');
  return tab;
}

/** Puts what the copy of today has into the former one, and deletes it: the device as such files left it. */
export async function moveToFormerCopy(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    const { open, done } = window.former;
    const [now, former] = [await open('larder-copy'), await open()];
    for (const store of ['recipes', 'playlists']) {
      const rows = await done(now.transaction(store).objectStore(store).getAll());
      const change = former.transaction(store, 'readwrite').objectStore(store);
      for (const row of rows) await done(change.put(row));
    }
    const { session } = (await done(now.transaction('state').objectStore('state').get('person'))) as {
      session: object;
    };
    const person = { session, cursor: 'a', playlistsCursor: 'b', followedAt: new Date() };
    await done(former.transaction('state', 'readwrite').objectStore('state').put(person, 'person'));
    for (const database of [now, former]) database.close();
    await done(indexedDB.deleteDatabase('larder-copy'));
  });
}

/** Whether everything is in the copy of today. */
export function isPulled(tab: Page): Promise<boolean> {
  return tab.evaluate(async () => {
    const { open, done } = window.former;
    const copy = await open('larder-copy');
    const { pulled } = (await done(copy.transaction('state').objectStore('state').get('person'))) as {
      pulled: Record<string, { completeAt?: Date }>;
    };
    copy.close();
    return ['recipe', 'playlist'].every((name) => pulled[name]?.completeAt);
  });
}

/** Makes a write in the former copy, and puts it into the outbox. */
export async function writeInFormerTab(tab: Page, write: Write): Promise<void> {
  await tab.evaluate(async ({ path, input, recipe }) => {
    const { open, done } = window.former;
    const copy = await open();
    const recipes = copy.transaction('recipes', 'readwrite').objectStore('recipes');
    const before = (await done(recipes.get(recipe.id))) as object;
    await done(recipes.put({ ...before, ...recipe }));
    const { session } = (await done(copy.transaction('state').objectStore('state').get('person'))) as {
      session: { userId: string };
    };
    copy.close();
    const id = crypto.randomUUID();
    const at = String(Date.now()).padStart(15, '0');
    localStorage.setItem(
      `larder.me.waiting.${session.userId}.${at}.${id}`,
      JSON.stringify({ id, path, input }),
    );
  }, write);
}

/** Sends what waits, in order, unless another tab does; what is answered is taken out of the outbox. */
export async function sendInFormerTab(tab: Page): Promise<void> {
  await tab.evaluate(() =>
    navigator.locks.request('larder.waiting', { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('larder.me.waiting.'));
      for (const key of keys.sort()) {
        const stored = localStorage.getItem(key);
        if (stored === null) continue;
        const { id, path, input } = JSON.parse(stored) as { id: string; path: string; input: object };
        const answer = await fetch(`/trpc/${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-larder-person': key.split('.')[3]!,
            'x-request-id': id,
            'x-larder-contract': '7',
          },
          body: JSON.stringify({ json: input }),
        });
        if (!answer.ok) return;
        localStorage.removeItem(key);
      }
    }),
  );
}
