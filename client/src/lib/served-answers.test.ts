import { SERVED_ANSWERS } from '@larder/shared/served-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The module as a page with these answers begins with it. */
async function onPageWith(answers: object | null) {
  let element = answers && { textContent: JSON.stringify(answers), remove: () => (element = null) };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === SERVED_ANSWERS ? element : null) });
  return import('./served-answers.ts');
}

const ALICE = { json: { userId: 'alice' } };

it('gives the session that came with the page once', async () => {
  const page = await onPageWith({ session: ALICE });
  expect(page.takeServedSession()).toEqual(ALICE);
  expect(page.takeServedSession()).toBeUndefined();
});

it('leaves nothing of it in the page once it is read', async () => {
  const page = await onPageWith({ session: ALICE });
  page.takeServedSession();
  expect(document.getElementById(SERVED_ANSWERS)).toBeNull();
});

it('gives list and drafts to the person whose page it was, however often the app begins to draw it, and to nobody after', async () => {
  const page = await onPageWith({ session: ALICE, list: { json: 2 }, drafts: { json: 3 } });
  page.takeServedSession();
  for (const _ of [1, 2]) expect(page.servedTo('alice')).toEqual({ list: { json: 2 }, drafts: { json: 3 } });
  expect(page.servedTo('bob')).toEqual({});
});

it('has nothing on a page that came without answers', async () => {
  const page = await onPageWith(null);
  expect(page.takeServedSession()).toBeUndefined();
  expect(page.servedTo('alice')).toEqual({});
});
