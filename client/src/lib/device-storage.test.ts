import type { SessionDto } from '@larder/shared/auth/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage, type FakeStorage } from '../testing/fake-browser.ts';
import { deviceStorage, textList } from './device-storage.ts';
import { setSession } from './session.ts';

const DAY_MS = 86_400_000;
const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const drafts = deviceStorage<string>({ kind: 'typed', most: 2, forDays: 7, parse: text });
let local: FakeStorage;

const signIn = (userId: string | null) => setSession(userId === null ? null : ({ userId } as SessionDto));
const at = (day: number) => vi.setSystemTime(day * DAY_MS);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at(1_000);
  ({ local } = stubStorage());
  signIn('ann');
});

afterEach(() => {
  signIn(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is stored on this device', () => {
  it('is given back with the time it was stored at', () => {
    drafts.write('soup', 'a pot of water');
    at(1_001);
    expect(drafts.read('soup')).toEqual({ value: 'a pot of water', at: new Date(1_000 * DAY_MS) });
    expect(drafts.read('bread')).toBeUndefined();
  });

  it('is forgotten when it is not wanted any more', () => {
    drafts.write('soup', 'a pot of water');
    drafts.forget('soup');
    expect(drafts.read('soup')).toBeUndefined();
  });

  it('is not given back after its days', () => {
    drafts.write('soup', 'a pot of water');
    at(1_007);
    expect(drafts.read('soup')).toBeDefined();
    vi.setSystemTime(1_007 * DAY_MS + 1);
    expect(drafts.read('soup')).toBeUndefined();
  });

  it('is limited in number: the oldest goes first', () => {
    for (const [day, key] of ['soup', 'bread', 'cake'].entries()) {
      at(1_000 + day);
      drafts.write(key, key);
    }
    expect(drafts.read('soup')).toBeUndefined();
    expect(drafts.read('bread')?.value).toBe('bread');
    expect(drafts.read('cake')?.value).toBe('cake');
  });

  it('does not lose another one when it is written again', () => {
    drafts.write('soup', '1');
    at(1_001);
    drafts.write('bread', '1');
    at(1_002);
    drafts.write('soup', '2');
    expect([drafts.read('soup')?.value, drafts.read('bread')?.value]).toEqual(['2', '1']);
  });

  it('makes room for what is new by removing what is too old', () => {
    drafts.write('soup', 'old');
    at(1_010);
    drafts.write('bread', 'new');
    expect(Object.keys(local).filter((key) => key.includes('.typed.'))).toEqual([
      'larder.me.typed.ann.bread',
    ]);
  });

  it('is of one kind: another kind has its own number and names', () => {
    const ticks = deviceStorage<string>({ kind: 'ticks', most: 1, forDays: 1, parse: text });
    drafts.write('soup', 'typed');
    ticks.write('soup', 'ticked');
    expect([drafts.read('soup')?.value, ticks.read('soup')?.value]).toEqual(['typed', 'ticked']);
  });

  it('removes the earlier state when the new one is too large to be stored', () => {
    drafts.write('soup', 'short');
    drafts.write('soup', 'x'.repeat(600_001));
    expect(drafts.read('soup')).toBeUndefined();
  });

  it('is not given back where this version of the app does not understand it', () => {
    for (const broken of ['{', '1', 'null', '{"at":"noon","value":"x"}', '{"value":"x"}', '{"at":1}']) {
      local.setItem('larder.me.typed.ann.soup', broken);
      expect(drafts.read('soup')).toBeUndefined();
    }
    drafts.write('soup', 'text');
    const lists = deviceStorage({ kind: 'typed', most: 2, forDays: 7, parse: textList });
    expect(lists.read('soup')).toBeUndefined();
  });
});

describe('whose it is', () => {
  it('is nobody’s while nobody is signed in', () => {
    drafts.write('soup', 'a pot of water');
    signIn(null);
    expect(drafts.read('soup')).toBeUndefined();
    drafts.write('bread', 'flour');
    drafts.forget('bread');
    expect(Object.keys(local).some((key) => key.endsWith('.bread'))).toBe(false);
  });

  it('is not given to another person, and is gone once another person has signed in', () => {
    drafts.write('soup', 'a pot of water');
    signIn('bob');
    expect(drafts.read('soup')).toBeUndefined();
    signIn('ann');
    expect(drafts.read('soup')).toBeUndefined();
  });
});

it('takes only a list of texts for a list of texts', () => {
  expect(textList(['a', 'b'])).toEqual(['a', 'b']);
  expect(textList([])).toEqual([]);
  for (const other of [['a', 1], 'a', null, { 0: 'a' }]) expect(textList(other)).toBeUndefined();
});
