import { OFFLINE_WRITES } from '@larder/shared/sync/offline-writes';
import { expect, it } from 'vitest';
import { nameOfWrite } from './entities.ts';

it('names what was changed of smart collections', () => {
  const create = { path: 'smartCollections.create', input: { name: 'Quick suppers', filter: {} } };
  expect(nameOfWrite(create)).toBe('Quick suppers');
  const update = { path: 'smartCollections.update', input: { id: 'x', filter: {} } };
  expect(nameOfWrite(update)).toBe('A smart collection');
});

it('leaves no line empty, whatever was changed', () => {
  const input = {
    id: 'x',
    title: '',
    name: '',
    line: '',
    urls: [],
    entries: [],
    cookedOn: '2026-01-01',
    note: '',
  };
  for (const path of [...Object.keys(OFFLINE_WRITES), 'of.anotherVersion'])
    expect(nameOfWrite({ path, input })).not.toBe('');
});
