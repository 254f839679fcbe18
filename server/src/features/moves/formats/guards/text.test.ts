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
    ['that of old Macs', Buffer.from('Cr\x8fme, M\x9ahren', 'latin1')],
  ])('is read as %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(SOUP);
  });

  it('is in UTF-8 where a single sign of it is broken', () => {
    expect(decodeText(Buffer.concat([Buffer.from(SOUP), Buffer.from([0xc3])]))).toBe(`${SOUP}\ufffd`);
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

  it('has the quotes and dashes that Windows has where others have controls', () => {
    const bytes = Buffer.from('Aunt Mae\x92s \x93best\x94 pie \x96 for 6', 'latin1');
    expect(decodeText(bytes)).toBe('Aunt Mae’s “best” pie – for 6');
  });

  it('is in the encoding that it names itself', () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-2"?><a>';
    expect(decodeText(Buffer.concat([Buffer.from(xml), Buffer.from([0xb3, 0xbf])]))).toBe(`${xml}łż`);
  });

  it('has its lines ended alike, those of old Macs too', () => {
    expect(decodeText(Buffer.from('leeks\rpeas\r\nrice\n'))).toBe('leeks\npeas\nrice\n');
  });

  it('is empty for an empty file', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('');
  });
});
