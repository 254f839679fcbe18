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

/** Stores a value if the browser lets us, null removes it; a full or closed storage is not an error. */
export function writeStored(kind: Kind, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(kind)?.removeItem(key);
    else storageOf(kind)?.setItem(key, value);
  } catch {
    // Not stored, then.
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

/** Removes what is stored for another person, whose session ended without signing out. */
export function forgetFormerPerson(userId: string): void {
  const last = readStored('local', 'larder.me.person');
  if (last === userId) return;
  if (last !== null) forgetPerson();
  writeStored('local', 'larder.me.person', userId);
}

/** Removes what is stored for the person who signs out; the settings of the device, such as its theme, stay. */
export function forgetPerson(): void {
  const mine = (key: string) => key.startsWith('larder.me.');
  for (const storage of [storageOf('local'), storageOf('session')]) {
    if (!storage) continue;
    for (const key of Object.keys(storage).filter(mine)) storage.removeItem(key);
  }
}
