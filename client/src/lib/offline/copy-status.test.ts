import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../testing/fake-browser.ts';
import {
  chooseCopy,
  copyWanted,
  isCopyPart,
  lacksUnchanged,
  lastOpened,
  newlyOpened,
  noteOpened,
  setCopyCompleting,
  setCopyOwner,
  setCopyPart,
} from './copy-status.ts';

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

it('says of a copy of a part that a recipe was opened which is not among the last twenty', () => {
  stubStorage();
  setCopyOwner('alice');
  const heard: (string | undefined)[] = [];
  const stop = newlyOpened.subscribe(() => heard.push(newlyOpened.read()));
  noteOpened('before');
  setCopyPart(true);
  for (let n = 0; n < 20; n += 1) noteOpened(`recipe-${n}`);
  noteOpened('recipe-5');
  noteOpened('before');
  stop();
  expect(heard).toEqual([...Array.from({ length: 20 }, (_, n) => `recipe-${n}`), 'before']);
});

it('begins with the first recipe once when all are wanted instead of a part, however often a pull is cut short', () => {
  stubStorage();
  expect(lacksUnchanged('alice')).toBe(true);
  setCopyOwner('alice');
  expect(lacksUnchanged('alice')).toBe(false);
  setCopyPart(true);
  expect(lacksUnchanged('alice')).toBe(true);
  setCopyCompleting();
  expect([isCopyPart(), lacksUnchanged('alice')]).toEqual([true, false]);
  setCopyPart(true);
  expect(lacksUnchanged('alice')).toBe(true);
  setCopyPart(false);
  setCopyCompleting();
  expect([isCopyPart(), lacksUnchanged('alice'), lacksUnchanged('bob')]).toEqual([false, false, true]);
});

describe('what a device keeps', () => {
  const onDevice = (media: string) => {
    const { local: localStorage } = stubStorage();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', {
      localStorage,
      matchMedia: (query: string) => ({ matches: query === media }),
    });
  };
  const COMPUTER = '';
  const PHONE = '(pointer: coarse)';
  const INSTALLED = '(display-mode: standalone)';

  it.each([
    ['a browser on a computer', COMPUTER, 'nothing'],
    ['a phone', PHONE, 'part'],
    ['the installed app', INSTALLED, 'part'],
  ])('is decided by what it is until its person chooses: %s', (_, media, extent) => {
    onDevice(media);
    expect(copyWanted()).toBe(extent);
    for (const chosen of ['all', 'part', 'nothing'] as const) {
      chooseCopy(chosen);
      expect(copyWanted()).toBe(chosen);
    }
  });

  it('stays all where an installed app kept all before there were parts', () => {
    onDevice(INSTALLED);
    setCopyOwner('alice');
    expect(copyWanted()).toBe('all');
    setCopyPart(true);
    expect(copyWanted()).toBe('part');
  });
});
