import { describe, expect, it } from 'vitest';
import { decodeText } from './text.ts';

const SOUP = 'Crème, Möhren';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(SOUP)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${SOUP}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${SOUP}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(SOUP, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${SOUP}`, 'utf16le').swap16()],
    ['UTF-16 of the other order without a mark', Buffer.from(SOUP, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(SOUP, 'latin1')],
  ])('is read as %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(SOUP);
  });

  it('is empty for an empty file', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('');
  });
});
