import type { SessionDto } from '@larder/shared/auth/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../lib/session.ts';
import { stubStorage, type FakeStorage } from '../../testing/fake-browser.ts';
import { forgetPastedPage, readPastedPage, writePastedPage } from './pasted-page-draft.ts';

let local: FakeStorage;
beforeEach(() => {
  ({ local } = stubStorage());
  setSession({ userId: 'ann' } as SessionDto);
});
afterEach(() => {
  setSession(null);
  vi.unstubAllGlobals();
});

it('gives a pasted page back until it is sent', () => {
  const page = { html: '<h1>Soup</h1>', url: 'https://soup.example/' };
  writePastedPage(page);
  expect(readPastedPage()).toEqual(page);
  forgetPastedPage();
  expect(readPastedPage()).toBeUndefined();
});

it('keeps one page: what is pasted later replaces it', () => {
  writePastedPage({ html: '<h1>Soup</h1>', url: '' });
  writePastedPage({ html: '<h1>Bread</h1>', url: '' });
  expect(readPastedPage()?.html).toBe('<h1>Bread</h1>');
  expect(Object.keys(local).filter((key) => key.includes('.pasted.'))).toHaveLength(1);
});

it.each([null, 'text', {}, { html: '<h1>' }, { html: 1, url: '' }])(
  'does not take %o for a page',
  (value) => {
    writePastedPage({ html: '', url: '' });
    const [key] = Object.keys(local).filter((name) => name.includes('.pasted.'));
    local.setItem(key!, JSON.stringify({ at: Date.now(), value }));
    expect(readPastedPage()).toBeUndefined();
  },
);
