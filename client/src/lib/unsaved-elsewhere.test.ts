import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../testing/fake-browser.ts';

/** A browser's storage and locks, which its tabs share. */
let storage: FakeStorage;
let locks: { request: unknown; query: () => Promise<{ held: { name: string }[] }> } | undefined;
const listeners: ((event: { persisted: boolean }) => void)[] = [];

afterEach(() => {
  listeners.length = 0;
  vi.unstubAllGlobals();
});

/** The module as a further tab has it. */
async function newTab() {
  vi.resetModules();
  const addEventListener = (_: string, listener: (event: { persisted: boolean }) => void) =>
    void listeners.push(listener);
  vi.stubGlobal('window', { localStorage: storage, addEventListener });
  vi.stubGlobal('navigator', { locks });
  return import('./unsaved-elsewhere.ts');
}

function browserWithLocks() {
  const held = new Set<{ name: string }>();
  const request = async (name: string, _: object, work: () => Promise<void>) => {
    const lock = { name };
    held.add(lock);
    await work();
    held.delete(lock);
  };
  return { request, query: () => Promise.resolve({ held: [...held] }) };
}

describe.each([
  ['over TLS', browserWithLocks],
  ['over plain http', () => undefined],
])('unsaved work in another tab, %s,', (_, makeLocks) => {
  beforeEach(() => {
    storage = new FakeStorage();
    locks = makeLocks();
  });

  it('is known until it is saved there', async () => {
    const form = await newTab();
    const other = await newTab();
    expect(await other.isUnsavedElsewhere()).toBe(false);
    const saved = form.announceUnsaved();
    expect(await other.isUnsavedElsewhere()).toBe(true);
    saved();
    await vi.waitFor(async () => expect(await other.isUnsavedElsewhere()).toBe(false));
    expect(Object.keys(storage)).toEqual([]);
  });

  it('is not what this tab holds itself', async () => {
    const tab = await newTab();
    const [first, second] = [tab.announceUnsaved(), tab.announceUnsaved()];
    expect(await tab.isUnsavedElsewhere()).toBe(false);
    first();
    expect(await (await newTab()).isUnsavedElsewhere()).toBe(true);
    second();
  });

  it('is asked about once, and the answer decides', async () => {
    const form = await newTab();
    const other = await newTab();
    expect(await other.mayDiscardElsewhere()).toBe(true);
    const saved = form.announceUnsaved();
    for (const answer of [false, true]) {
      const asked = other.mayDiscardElsewhere();
      // The question comes once the other tabs were looked at.
      await new Promise((resolve) => setTimeout(resolve));
      other.answerDiscard(answer);
      expect(await asked).toBe(answer);
    }
    saved();
  });
});

it('over plain http, a tab that is closed leaves no mark, and one that is put aside does', async () => {
  [storage, locks] = [new FakeStorage(), undefined];
  const form = await newTab();
  form.announceUnsaved();
  for (const hear of listeners) hear({ persisted: true });
  expect(await (await newTab()).isUnsavedElsewhere()).toBe(true);
  for (const hear of listeners) hear({ persisted: false });
  expect(await (await newTab()).isUnsavedElsewhere()).toBe(false);
});
