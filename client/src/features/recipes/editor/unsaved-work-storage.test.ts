import type { SessionDto } from '@larder/shared/auth/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../../lib/session.ts';
import { stubStorage, type FakeStorage } from '../../../testing/fake-browser.ts';
import { EMPTY_RECIPE } from './recipe-form-values.ts';
import { forgetUnsavedWork, readUnsavedWork, writeUnsavedWork } from './unsaved-work-storage.ts';

const SOUP = { ...EMPTY_RECIPE, title: 'Soup', ingredients: ['water', 'salt'] };
let local: FakeStorage;

beforeEach(() => {
  ({ local } = stubStorage());
  setSession({ userId: 'ann' } as SessionDto);
});
afterEach(() => {
  setSession(null);
  vi.unstubAllGlobals();
});

/** Stores it as another version of the app might have done. */
function tamper(change: (work: { values: Record<string, unknown> }) => unknown): void {
  const key = Object.keys(local).find((name) => name.includes('.unsaved.'))!;
  const entry = JSON.parse(local.getItem(key)!) as { at: number; value: { values: Record<string, unknown> } };
  local.setItem(key, JSON.stringify({ ...entry, value: change(entry.value) }));
}

describe('unsaved work', () => {
  it('is offered when its form is opened again, with what saving needs', () => {
    writeUnsavedWork('new', { values: SOUP, version: 3, requestId: 'once' });
    expect(readUnsavedWork('new', EMPTY_RECIPE)?.work).toEqual({
      values: SOUP,
      version: 3,
      requestId: 'once',
    });
  });

  it('is of one form: of one recipe, of one import, or the empty one', () => {
    writeUnsavedWork('import-1', { values: SOUP });
    expect(readUnsavedWork('new', EMPTY_RECIPE)).toBeUndefined();
    expect(readUnsavedWork('import-1', EMPTY_RECIPE)?.work.values.title).toBe('Soup');
  });

  it('is not offered when the form says the same already, in whatever order its fields are', () => {
    writeUnsavedWork('new', { values: SOUP });
    const reversed = Object.fromEntries(Object.entries(SOUP).reverse()) as unknown as typeof SOUP;
    expect(readUnsavedWork('new', reversed)).toBeUndefined();
  });

  it('is gone once it is saved or let go', () => {
    writeUnsavedWork('new', { values: SOUP });
    forgetUnsavedWork('new');
    expect(readUnsavedWork('new', EMPTY_RECIPE)).toBeUndefined();
  });

  it('is limited to eight forms', () => {
    for (let form = 1; form <= 9; form += 1) writeUnsavedWork(String(form), { values: SOUP });
    expect(Object.keys(local).filter((key) => key.includes('.unsaved.'))).toHaveLength(8);
    expect(readUnsavedWork('9', EMPTY_RECIPE)).toBeDefined();
  });
});

describe('work that another version of the app stored', () => {
  it('is restored without the fields that are gone', () => {
    writeUnsavedWork('new', { values: SOUP });
    tamper(({ values }) => ({ values: { ...values, wine: 'red' } }));
    expect(readUnsavedWork('new', EMPTY_RECIPE)?.work.values).toEqual(SOUP);
  });

  it.each([
    ['a title that is no text', { title: 1 }],
    ['lines that are no texts', { ingredients: [1, 2] }],
    ['lines that are no list', { instructions: 'stir' }],
    ['photos that are no list', { photos: 'one' }],
  ])('is not restored with %s', (_name, broken) => {
    writeUnsavedWork('new', { values: SOUP });
    tamper(({ values }) => ({ values: { ...values, ...broken } }));
    expect(readUnsavedWork('new', EMPTY_RECIPE)).toBeUndefined();
  });

  it.each([null, 'text', { values: 'text' }])('is not restored when it is %o', (work) => {
    writeUnsavedWork('new', { values: SOUP });
    tamper(() => work);
    expect(readUnsavedWork('new', EMPTY_RECIPE)).toBeUndefined();
  });

  it('loses a version or a request that is of the wrong kind, and is restored', () => {
    writeUnsavedWork('new', { values: SOUP });
    tamper(({ values }) => ({ values, version: 'three', requestId: 7 }));
    expect(readUnsavedWork('new', EMPTY_RECIPE)?.work).toEqual({ values: SOUP });
  });
});
