import { describe, expect, test } from 'vitest';
import { kindOfFile } from './kind-of-file.ts';

describe('what a file is', () => {
  test.each([
    ['text', 'Soup\n\n500 g carrots'],
    ['text', `${'a'.repeat(4095)}ä and so on`],
    ['zip', 'PK\u0003\u0004rest'],
    ['database', 'SQLite format 3\0'],
    ['other', '\u0001\u0002\0'],
    ['other', ''],
  ])('%s', async (kind, content) => {
    expect(await kindOfFile(new Blob([content]))).toBe(kind);
  });
  test.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47]],
    ['a HEIC', [0, 0, 0, 24, ...Buffer.from('ftypheic')]],
    ['a WebP', [...Buffer.from('RIFF'), 1, 0, 0, 0, ...Buffer.from('WEBP')]],
  ])('picture: %s', async (_, bytes) => {
    expect(await kindOfFile(new Blob([Uint8Array.from(bytes)]))).toBe('picture');
  });
  test('neither text nor a picture: letters of an older encoding', async () => {
    expect(await kindOfFile(new Blob([Uint8Array.from([0x63, 0xe9, 0x20])]))).toBe('other');
  });
});
