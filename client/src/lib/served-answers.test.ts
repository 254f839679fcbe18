import { SERVED_ANSWERS } from '@larder/shared/served-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const INPUT = { sort: 'newest', limit: 24 };

beforeEach(() => void vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The module as a page with these answers begins with it. */
async function onPageWith(answers: object | null) {
  const element = answers && { textContent: JSON.stringify(answers) };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === SERVED_ANSWERS ? element : null) });
  return import('./served-answers.ts');
}

it('gives each answer that came with the page once', async () => {
  const page = await onPageWith({ session: { json: 1 }, list: { input: INPUT, answer: { json: 2 } } });
  expect(page.takeServedSession()).toEqual({ json: 1 });
  expect(page.takeServedSession()).toBeUndefined();
  expect(page.takeServedList({ ...INPUT, cursor: undefined })).toEqual({ json: 2 });
  expect(page.takeServedList(INPUT)).toBeUndefined();
});

it('gives no list in place of another, nor later, when it would be out of date', async () => {
  const page = await onPageWith({ session: { json: 1 }, list: { input: INPUT, answer: { json: 2 } } });
  expect(page.takeServedList({ ...INPUT, sort: 'title' })).toBeUndefined();
  expect(page.takeServedList(INPUT)).toBeUndefined();
});

it('has nothing on a page that came without answers', async () => {
  const page = await onPageWith(null);
  expect(page.takeServedSession()).toBeUndefined();
  expect(page.takeServedList(INPUT)).toBeUndefined();
});
