import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../testing/fake-browser.ts';
import { lastOpened, noteOpened, setCopyOwner } from './copy-status.ts';

afterEach(() => vi.unstubAllGlobals());

it('remembers the last hundred recipes that were opened, the last one first, each once', () => {
  stubStorage();
  setCopyOwner('alice');
  for (let n = 0; n < 120; n += 1) noteOpened(`recipe-${n}`);
  noteOpened('recipe-50');
  const others = Array.from({ length: 99 }, (_, at) => `recipe-${119 - at}`).filter(
    (id) => id !== 'recipe-50',
  );
  expect(lastOpened()).toEqual(['recipe-50', ...others, 'recipe-20']);
});

it('remembers nothing where no recipes are kept on the device', () => {
  stubStorage();
  noteOpened('recipe-1');
  expect(lastOpened()).toEqual([]);
});
