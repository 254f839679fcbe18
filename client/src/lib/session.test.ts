import type { SessionDto } from '@larder/shared/auth/schema';
import { MESSAGES } from '@larder/shared/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage, type FakeStorage } from '../testing/fake-browser.ts';
import {
  answerSignInAgain,
  clearSession,
  isSignInAsked,
  loadSession,
  readSession,
  recheckSession,
  setSession,
  signedInAgain,
  whenSessionKnown,
} from './session.ts';

const ANN = { userId: 'ann', displayName: 'Ann' } as SessionDto;
let local: FakeStorage;

beforeEach(() => {
  ({ local } = stubStorage());
});
afterEach(() => {
  setSession(null);
  vi.unstubAllGlobals();
});

const answer = (session: SessionDto) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ result: { data: { json: session } } })));

it('is the person whom the server knows', async () => {
  answer(ANN);
  await loadSession();
  expect(readSession()).toEqual({ status: 'known', session: ANN });
});

it('is a failure with a sentence when there is no answer, and loads again after that', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await loadSession();
  expect(readSession()).toEqual({ status: 'failed', message: MESSAGES.unavailable });
  answer(ANN);
  const loading = loadSession();
  expect(readSession()).toEqual({ status: 'loading' });
  await loading;
  expect(readSession()).toMatchObject({ status: 'known' });
});

it('stays who it was when asking again fails', async () => {
  answer(ANN);
  await loadSession();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad Gateway', { status: 502 })));
  await loadSession();
  expect(readSession()).toEqual({ status: 'known', session: ANN });
});

it('answers those who waited for it once it is known', async () => {
  answer(ANN);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await loadSession();
  answer(ANN);
  const loading = loadSession();
  const known = whenSessionKnown();
  await loading;
  await expect(known).resolves.toEqual(ANN);
});

it('is nobody for those who waited when it cannot be learnt', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await loadSession();
  await expect(whenSessionKnown()).resolves.toBeNull();
});

it('takes what is stored for the person with it when it ends', async () => {
  setSession(ANN);
  local.setItem('larder.me.typed.ann.soup', 'draft');
  await clearSession();
  expect(readSession()).toEqual({ status: 'known', session: null });
  expect(Object.keys(local)).toEqual([]);
});

it('removes what is stored for the person before when another one signs in', () => {
  setSession(ANN);
  local.setItem('larder.me.typed.ann.soup', 'draft');
  setSession({ userId: 'bob' } as SessionDto);
  expect(local.getItem('larder.me.typed.ann.soup')).toBeNull();
});

it('lets no call wait for a password any more when it ends', async () => {
  setSession(ANN);
  const again = signedInAgain();
  await clearSession();
  await expect(again).resolves.toBe(false);
});

const otherTabHolds = (held: { name: string }[]) =>
  vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({ held }) } });

it('ends when the server does not know the person any more', async () => {
  otherTabHolds([]);
  setSession(ANN);
  local.setItem('larder.me.typed.ann.soup', 'draft');
  answer(null);
  await recheckSession();
  expect(readSession()).toEqual({ status: 'known', session: null });
  expect(local.getItem('larder.me.typed.ann.soup')).toBeNull();
});

it('leaves what is stored where another tab waits for the person with its form', async () => {
  otherTabHolds([{ name: 'larder.unsaved' }]);
  setSession(ANN);
  local.setItem('larder.me.typed.ann.soup', 'draft');
  answer(null);
  await recheckSession();
  expect(readSession()).toEqual({ status: 'known', session: null });
  expect(local.getItem('larder.me.typed.ann.soup')).toBe('draft');
});

it('asks once for all calls that wait, and answers them all', async () => {
  const waiting = [signedInAgain(), signedInAgain()];
  expect(isSignInAsked()).toBe(true);
  answerSignInAgain(true);
  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(isSignInAsked()).toBe(false);
});

it('tells the calls when the person would not', async () => {
  const call = signedInAgain();
  answerSignInAgain(false);
  expect(await call).toBe(false);
});
