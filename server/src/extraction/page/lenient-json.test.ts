import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLenientJson, property } from './lenient-json.ts';

describe('parseLenientJson', () => {
  it('reads whatever JSON.parse reads, equally', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseLenientJson(json)).toEqual([JSON.parse(json)]);
      }),
    );
  });

  it('never throws and always ends', () => {
    const scrap = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ':',
      ',',
      '\\',
      '/*',
      '//',
      'a',
      '1',
      ' ',
      '\n',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 60 }), (parts) => {
        expect(Array.isArray(parseLenientJson(parts.join('')))).toBe(true);
      }),
    );
  });

  it.each([
    ['raw line breaks in strings', '{"a":"one\ntwo"}', { a: 'one\ntwo' }],
    ['surplus and missing commas', '{"a":[1,2,,],"b":3,}', { a: [1, 2], b: 3 }],
    ['a trailing semicolon', '{"a":1};', { a: 1 }],
    ['bad escapes', String.raw`{"a":"it\'s \x"}`, { a: "it's x" }],
    ['stray quotes', '{"a":"a 9" pan, greased","b":1}', { a: 'a 9" pan, greased', b: 1 }],
    ['comments', '/* x */{"a":1, // y\n"b":2}', { a: 1, b: 2 }],
    ['CDATA', '//<![CDATA[\n{"a":1,}\n//]]>', { a: 1 }],
    ['a missing end', '{"a":[1,{"b":"x', { a: [1, { b: 'x' }] }],
  ])('forgives %s', (_, text, value) => {
    expect(JSON.parse(JSON.stringify(parseLenientJson(text)[0]))).toEqual(value);
  });

  it('keeps hostile keys as plain data', () => {
    const [value] = parseLenientJson(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},}',
    );
    expect(property(value, '__proto__')).toBeDefined();
    expect(property(value, 'toString')).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
