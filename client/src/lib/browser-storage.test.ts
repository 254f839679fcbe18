import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubForbiddenStorage, stubStorage } from '../testing/fake-browser.ts';
import { forgetFormerPerson, forgetPerson, readStored, storedKeys, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the storage of the browser', () => {
  it('gives back what was stored, and nothing where nothing was', () => {
    stubStorage();
    writeStored('local', 'larder.theme', 'dark');
    expect(readStored('local', 'larder.theme')).toBe('dark');
    expect(readStored('session', 'larder.theme')).toBeNull();
  });

  it('removes what null is written to', () => {
    stubStorage();
    writeStored('session', 'larder.scroll', '100');
    writeStored('session', 'larder.scroll', null);
    expect(readStored('session', 'larder.scroll')).toBeNull();
  });

  it('names the stored keys that begin so', () => {
    stubStorage();
    for (const key of ['larder.me.typed.1', 'larder.me.typed.2', 'larder.theme'])
      writeStored('local', key, 'x');
    expect(storedKeys('larder.me.typed.')).toEqual(['larder.me.typed.1', 'larder.me.typed.2']);
  });

  it('does without it where the browser forbids it', () => {
    stubForbiddenStorage();
    writeStored('local', 'larder.theme', 'dark');
    expect(readStored('local', 'larder.theme')).toBeNull();
    expect(storedKeys('larder.')).toEqual([]);
    expect(() => forgetPerson()).not.toThrow();
  });

  it('stores nothing where it is full, and breaks nothing', () => {
    stubStorage(3);
    writeStored('local', 'larder.note', 'long');
    expect(readStored('local', 'larder.note')).toBeNull();
  });
});

describe('what is stored for a person', () => {
  it('goes when they sign out, from both storages; the settings of the device stay', () => {
    const { local, session } = stubStorage();
    local.setItem('larder.me.typed.1', 'draft');
    local.setItem('larder.theme', 'dark');
    session.setItem('larder.me.scroll.home', '100');
    session.setItem('elsewhere', 'x');
    forgetPerson();
    expect(Object.keys(local)).toEqual(['larder.theme']);
    expect(Object.keys(session)).toEqual(['elsewhere']);
  });

  it('stays when the same person signs in again', () => {
    const { local } = stubStorage();
    forgetFormerPerson('ann');
    local.setItem('larder.me.typed.1', 'draft');
    forgetFormerPerson('ann');
    expect(local.getItem('larder.me.typed.1')).toBe('draft');
  });

  it('goes when another person signs in', () => {
    const { local } = stubStorage();
    forgetFormerPerson('ann');
    local.setItem('larder.me.typed.1', 'draft');
    forgetFormerPerson('bob');
    expect(local.getItem('larder.me.typed.1')).toBeNull();
    expect(local.getItem('larder.me.person')).toBe('bob');
  });
});
