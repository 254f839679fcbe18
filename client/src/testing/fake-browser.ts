import { vi } from 'vitest';

/** A Storage that holds at most `most` characters, as a browser's does. */
export class FakeStorage implements Storage {
  [name: string]: unknown;

  constructor(most = Infinity) {
    Object.defineProperty(this, 'most', { value: most, enumerable: false });
  }

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }

  setItem(key: string, value: string): void {
    if (value.length > (this.most as number)) throw new DOMException('No room', 'QuotaExceededError');
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** A window with storages of its own, until vi.unstubAllGlobals(). */
export function stubStorage(most?: number): { local: FakeStorage; session: FakeStorage } {
  const [local, session] = [new FakeStorage(most), new FakeStorage(most)];
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  return { local, session };
}

/** A window whose storage throws on mere access, as private windows and strict settings do. */
export function stubForbiddenStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
  );
}
