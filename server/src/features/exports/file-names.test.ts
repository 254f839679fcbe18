import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNames } from './file-names.ts';

const nameOf = (title: string) => fileNames()(title, 'Recipe');

describe('the name of a file', () => {
  it.each([
    ['Lentil soup', 'Lentil soup'],
    ['  Crème   brûlée ', 'Crème brûlée'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/', 'Recipe'],
    ['..', 'Recipe'],
    ['.hidden', 'hidden'],
    ['Soup...', 'Soup'],
    ['50% rye: "half & half"? <yes> | no*', '50% rye half & half yes no'],
    ['line one\nline two\ttab\u0000nul\u2028', 'line one line two tab nul'],
    ['CON', 'CON!'],
    ['nul.txt', 'nul!.txt'],
    ['عدس \u202egnp.exe\u202c', 'عدس gnp.exe'],
    ['חומוס', 'חומוס'],
    ['\u200b\u200e\ufeff', 'Recipe'],
    ['🍲', '🍲'],
    ['👨‍👩‍👧 dinner', '👨‍👩‍👧 dinner'],
    ['#1 stew', '#1 stew'],
  ])('%j becomes %j', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it('is cut between characters, and fits with its number and ending', () => {
    expect(nameOf('a'.repeat(200))).toBe('a'.repeat(120));
    expect(nameOf('👨‍👩‍👧'.repeat(25))).toBe('👨‍👩‍👧'.repeat(6));
    expect(nameOf(`${'ß'.repeat(59)} .${'x'.repeat(100)}`)).toBe(`${'ß'.repeat(59)}`);
  });

  it('is given once, also where capitals do not count', () => {
    const name = fileNames();
    const titles = ['Soup', 'Soup', 'soup', 'Soup (2)', 'SOUP', 'ſoup', '', ''];
    const names = titles.map((title) => name(title, 'Recipe'));
    expect(names).toEqual([
      'Soup',
      'Soup (2)',
      'soup (3)',
      'Soup (2) (2)',
      'SOUP (4)',
      'ſoup (5)',
      'Recipe',
      'Recipe (2)',
    ]);
  });

  it.each([
    ['Σολομός', 'ΣΟΛΟΜΌΣ'],
    ['λόγος', 'λόγοσ'],
    ['Cr\u00e8me', 'Cre\u0300me'],
    ['Cre\u200c\u0300me', 'Crème'],
    ['ﬁg', 'FIG'],
    ['👨‍👩‍👧', '👨👩👧'],
    ['☕️', '☕'],
    ['Iğdır', 'IĞDIR'],
  ])('tells %s from %s also where one would be written over the other', (one, other) => {
    const name = fileNames();
    const names = [one, other].map((title) => name(title, 'Recipe'));
    expect(names).toEqual([nameOf(one), `${nameOf(other)} (2)`]);
    for (const each of names) expect(each).toBe(each.normalize('NFC'));
  });

  it.each([
    ['CON', 'CON!'],
    ['com¹', 'com¹!'],
    ['LPT3.old', 'LPT3!.old'],
    ['aux .v2', 'aux!.v2'],
    ['Conin$', 'Conin$!'],
    ['console', 'console'],
  ])('of a device of Windows, %j, becomes %j', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it('is safe whatever the titles', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 8 }), (titles) => {
        const name = fileNames();
        const names = titles.map((title) => name(title, 'Recipe'));
        expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
        expect(new Set(names.map((one) => one.normalize('NFKD').toUpperCase())).size).toBe(names.length);
        for (const one of names) {
          expect(one).toMatch(/^[^\s.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*$/u);
          expect(one).not.toMatch(/[\s.]$/);
          expect(Buffer.byteLength(`${one}.html`)).toBeLessThanOrEqual(143);
        }
      }),
    );
  });
});
