import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../testing/fake-browser.ts';
import { enqueue, namedInOutbox } from './outbox.ts';
import { removableFrom } from './pull.ts';

afterEach(() => vi.unstubAllGlobals());

it('a part leaves out neither favorites, nor what was opened, nor what a waiting write is of', () => {
  stubStorage();
  const [made, edited, favorite, opened, other] = Array.from({ length: 5 }, () => crypto.randomUUID());
  enqueue('alice', { id: made!, path: 'recipes.create', input: { title: 'Made here' } });
  const input = { id: edited, version: 1, title: 'Edited' };
  enqueue('alice', { id: crypto.randomUUID(), path: 'recipes.update', input, refusal: 'No' });
  enqueue('bob', { id: other!, path: 'recipes.create', input: { title: 'His' } });
  const kept = [made, edited, favorite, opened, other].map((id) => ({
    id: id!,
    isFavorite: id === favorite,
  }));
  const removable = removableFrom(kept, { opened: [opened!], isNamed: namedInOutbox('alice') });
  expect(removable.map(({ id }) => id)).toEqual([other]);
});
