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
    ['that of DOS', Buffer.from('Cr\x8ame, M\x94hren', 'latin1')],
  ])('is read as %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(SOUP);
  });

  it('has the fractions and degrees of DOS', () => {
    expect(decodeText(Buffer.from('  \xab c  rye\n  \xac ts salt\nBake at 350\xf8F.', 'latin1'))).toBe(
      '  ½ c  rye\n  ¼ ts salt\nBake at 350°F.',
    );
  });

  it('has the quotes and fractions of Windows', () => {
    const text = 'Gelée «maison», ½ litre, 180 °C';
    expect(decodeText(Buffer.from(text, 'latin1'))).toBe(text);
  });

  it('is empty for an empty file', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('');
  });
});
