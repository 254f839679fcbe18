import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { patched, sayingToBeHuge, sayingToHave } from '../../../../testing/hostile-zips.ts';
import { withBytes, zipped } from '../../../../testing/zipped.ts';
import { MoveFileError, type MoveProblem } from '../contract.ts';
import { fileOf, openNestedZip, openZip } from './zip.ts';

const opened = (bytes: Buffer) => openZip(fileOf('library.zip', bytes));

async function problemOf(work: Promise<unknown>): Promise<MoveProblem | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof MoveFileError) return error.problem;
    throw error;
  }
}

describe('a zip', () => {
  it('lists its files in order, without folders and what archivers leave', async () => {
    const { entries, byName } = await opened(
      await zipped({ 'b/soup.json': '{}', '__MACOSX/b/._soup.json': 'x', 'a.txt': 'Soup', '.DS_Store': 'x' }),
    );
    expect(entries.map(({ name }) => name)).toEqual(['b/soup.json', 'a.txt']);
    expect((await byName.get('a.txt')?.bytes())?.toString()).toBe('Soup');
    expect((await buffer((await byName.get('a.txt')?.open())!)).toString()).toBe('Soup');
  });

  it.each(['../up.txt', '/abs.txt_', 'C:/x.txt__', 'c:x.txt___', 'a\\b.txt__', 'a/../b.txt', 'nul\0l.txt_'])(
    'is refused for the name %j',
    async (name) => {
      const honest = 'q'.repeat(name.length);
      expect(await problemOf(opened(withBytes(await zipped({ [honest]: 'x' }), honest, name)))).toBe(
        'path-tricks',
      );
    },
  );

  it('is refused for a symbolic link', async () => {
    const zip = patched(await zipped({ 'a.txt': '/etc/passwd' }), 'attributes', 0o120777 * 65_536, 4);
    expect(await problemOf(opened(zip))).toBe('path-tricks');
  });

  it('is refused for an entry that is packed too tightly', async () => {
    expect(await problemOf(opened(await zipped({ 'a.txt': Buffer.alloc(2 * 1024 ** 2) })))).toBe(
      'too-large-unpacked',
    );
  });

  it('is refused when it says to be larger than a library can be', async () => {
    const many = Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${index}.txt`, 'x']));
    expect(await problemOf(opened(sayingToBeHuge(await zipped(many))))).toBe('too-large-unpacked');
  });

  it('is refused for more entries than any library has, before they are read', async () => {
    const zip = await zipped({ 'a.txt': 'x' });
    expect(await problemOf(opened(sayingToHave(100_001n, zip)))).toBe('too-many-entries');
  });

  it('is refused when it is encrypted, cut off, or no zip at all', async () => {
    const zip = await zipped({ 'a.txt': 'Soup' });
    expect(await problemOf(opened(patched(zip, 'flags', 1, 2)))).toBe('broken-file');
    expect(await problemOf(opened(zip.subarray(0, zip.length - 30)))).toBe('broken-file');
    expect(await problemOf(opened(Buffer.from('no zip')))).toBe('broken-file');
    expect(await problemOf(opened(Buffer.alloc(0)))).toBe('broken-file');
  });

  it('fails at one entry that is damaged, unpacks to more than it says, or is too large', async () => {
    const packed = await zipped({ 'a.txt': 'Soup and bread, soup and bread, soup and bread' });
    const [lying] = (await opened(patched(packed, 'size', 4, 4))).entries;
    await expect(lying?.bytes()).rejects.toThrow();
    const [damaged] = (await opened(withBytes(await zipped({ 'a.txt': 'x' }), 'a.txt', 'a.txt'))).entries;
    expect(await problemOf(damaged!.bytes(0))).toBe('entry-too-large');
    const wrong = Buffer.from(packed);
    wrong[wrong.indexOf('a.txt') + 6] = (wrong[wrong.indexOf('a.txt') + 6] ?? 0) ^ 0xff;
    await expect((await opened(wrong)).entries[0]?.bytes()).rejects.toThrow();
  });

  it('may hold zips, each opened by itself', async () => {
    const inner = await zipped({ 'recipe.json': '{}' });
    const { entries } = await opened(await zipped({ 'soup.zip': inner }));
    const nested = await openNestedZip(entries[0]!);
    expect(nested.entries.map(({ name }) => name)).toEqual(['recipe.json']);
  });
});
