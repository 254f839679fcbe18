import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHtml } from './charset.ts';

// There is no encoder for these in Node: an encoding is the reverse of its decoding.
function encode(text: string, label: string): Buffer {
  const bytesOf = encodings.get(label) ?? reverse(label);
  encodings.set(label, bytesOf);
  return Buffer.from([...text].flatMap((character) => bytesOf.get(character) ?? []));
}

const encodings = new Map<string, Map<string, number[]>>();

function reverse(label: string): Map<string, number[]> {
  const decoder = new TextDecoder(label);
  const bytesOf = new Map<string, number[]>();
  for (let high = 0; high < 256; high++) {
    for (const bytes of [[high], ...Array.from({ length: 256 }, (_, low) => [high, low])]) {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && character !== '\ufffd' && !bytesOf.has(character))
        bytesOf.set(character, bytes);
    }
  }
  return bytesOf;
}

const page = (text: string, head = '') =>
  `<html><head>${head}<title>${text}</title></head><body><p>${text}</p></body></html>`;

const RUSSIAN = 'Борщ украинский: свёкла, капуста, картофель';
const JAPANESE = '肉じゃがの作り方 じゃがいも、玉ねぎ、にんじん';
const CHINESE = '宫保鸡丁的做法：鸡胸肉，花生，干辣椒';
const TAIWANESE = '三杯雞的做法：雞腿、九層塔、老薑';
const POLISH = 'Żurek z białą kiełbasą i jajkiem, świeży chrzan';
const FRENCH = 'Crème brûlée à l’ancienne';

describe('decodeHtml', () => {
  it.each([
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gb18030', CHINESE],
    ['gb2312', CHINESE],
    ['big5', TAIWANESE],
    ['iso-8859-2', POLISH],
    ['windows-1250', POLISH],
  ])('reads %s named by the header, in any case and quoted', (label, text) => {
    const html = page(text);
    expect(decodeHtml(encode(html, label), `text/html; Charset="${label.toUpperCase()}"`)).toBe(html);
  });

  it.each([
    ['windows-1251', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gbk', CHINESE],
  ])('reads %s named by a meta element, short or long form', (label, text) => {
    for (const meta of [
      `<meta charset=${label}>`,
      `<META http-equiv="Content-Type" content="text/html; charset=${label}" />`,
    ]) {
      const html = page(text, `<!-- <meta charset="utf-8"> -->${meta}`);
      expect(decodeHtml(encode(html, label), 'text/html')).toBe(html);
    }
  });

  it('reads the encoding of an XML declaration', () => {
    const html = `<?xml version="1.0" encoding="windows-1251"?>${page(RUSSIAN)}`;
    expect(decodeHtml(encode(html, 'windows-1251'), 'application/xhtml+xml')).toBe(html);
  });

  it('prefers a byte order mark to the header, and the header to the meta element', () => {
    expect(decodeHtml(Buffer.from(`\ufeff${page(RUSSIAN)}`), 'text/html; charset=windows-1251')).toBe(
      page(RUSSIAN),
    );
    expect(decodeHtml(Buffer.from(`\ufeff${RUSSIAN}`, 'utf16le'), 'text/html; charset=utf-8')).toBe(RUSSIAN);
    expect(decodeHtml(Buffer.from(`\ufeff${RUSSIAN}`, 'utf16le').swap16(), undefined)).toBe(RUSSIAN);
    const html = page(RUSSIAN, '<meta charset="koi8-r">');
    expect(decodeHtml(encode(html, 'windows-1251'), 'text/html; charset=windows-1251')).toBe(html);
  });

  it('takes valid UTF-8 for UTF-8 when nothing, nonsense or the default of many servers is declared', () => {
    const bytes = Buffer.from(page(JAPANESE));
    for (const type of [
      undefined,
      'text/html',
      'text/html; charset=klingon',
      'text/html; charset=iso-8859-1',
    ]) {
      expect(decodeHtml(bytes, type)).toBe(page(JAPANESE));
    }
  });

  it('reads a page that wrongly says UTF-8 by its meta element, its language or as windows-1252', () => {
    const byMeta = page(RUSSIAN, '<meta charset="windows-1251">');
    expect(decodeHtml(encode(byMeta, 'windows-1251'), 'text/html; charset=utf-8')).toBe(byMeta);
    const byLanguage = `<html lang="ru-RU"><p>${RUSSIAN}</p>`;
    expect(decodeHtml(encode(byLanguage, 'windows-1251'), 'text/html; charset=utf-8')).toBe(byLanguage);
    expect(decodeHtml(Buffer.from('Cr\u00e8me', 'latin1'), 'text/html; charset=utf-8')).toBe('Crème');
  });

  it('keeps replacement characters that are written in the page', () => {
    expect(decodeHtml(Buffer.from('a\ufffd'), 'text/html; charset=utf-8')).toBe('a\ufffd');
  });

  it('keeps UTF-8 when only a few of many characters are broken', () => {
    const bytes = Buffer.concat([Buffer.from(page(RUSSIAN)), Buffer.from([0xff])]);
    expect(decodeHtml(bytes, 'text/html; charset=utf-8')).toBe(`${page(RUSSIAN)}\ufffd`);
  });

  it.each([
    ['ru', 'windows-1251', RUSSIAN],
    ['ja', 'shift_jis', JAPANESE],
    ['ja', 'euc-jp', JAPANESE],
    ['zh-TW', 'big5', TAIWANESE],
    ['pl', 'windows-1250', POLISH],
  ])('guesses by the language %s when nothing is declared (%s)', (language, label, text) => {
    const html = `<html lang="${language}"><p>${text}</p>`;
    expect(decodeHtml(encode(html, label), 'text/html')).toBe(html);
  });

  it('falls back to windows-1252 with its quotation marks, dashes and euro', () => {
    const bytes = Buffer.concat([
      Buffer.from('Cr\u00e8me br\u00fbl\u00e9e \u00e0 l', 'latin1'),
      Buffer.from([0x92]),
      Buffer.from('ancienne'),
    ]);
    expect(decodeHtml(bytes, undefined)).toBe(FRENCH);
    expect(decodeHtml(Buffer.from([0x80, 0x93, 0x94, 0x96, 0xe9]), 'text/html; charset=iso-8859-1')).toBe(
      '€“”–é',
    );
  });

  it('reads back any text written as UTF-8, and never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\ufeff'));
        expect(decodeHtml(Buffer.from(text), 'text/html; charset=utf-8')).toBe(text);
      }),
    );
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.option(fc.string(), { nil: undefined }),
        (bytes, type) => {
          expect(typeof decodeHtml(Buffer.from(bytes), type)).toBe('string');
        },
      ),
    );
  });
});
