type Kind = 'local' | 'session';

/** The browser's storage, or nothing: private windows and strict settings throw on mere access. */
function storageOf(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readStored(kind: Kind, key: string): string | null {
  try {
    return storageOf(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Remembers a value if the browser lets us; a full or closed storage is not an error worth a word. */
export function store(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(kind)?.removeItem(key);
    else storageOf(kind)?.setItem(key, value);
  } catch {
    // What cannot be remembered is simply forgotten.
  }
}

/** Every key of the browser's local storage that begins so. */
export function storedKeys(start: string): string[] {
  try {
    return Object.keys(storageOf('local') ?? {}).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Forgets what somebody else left behind in this browser whose session ended without signing out. */
export function forgetOthers(userId: string): void {
  const last = readStored('local', 'larder.me.person');
  if (last === userId) return;
  if (last !== null) forgetPerson();
  store('local', 'larder.me.person', userId);
}

/** Forgets what this app remembered about the person who signs out; how the app looks stays. */
export function forgetPerson(): void {
  const mine = (key: string) => key.startsWith('larder.me.');
  for (const storage of [storageOf('local'), storageOf('session')]) {
    if (!storage) continue;
    for (const key of Object.keys(storage).filter(mine)) storage.removeItem(key);
  }
}
