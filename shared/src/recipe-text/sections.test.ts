import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSections, headerText, isHeader, toHeader, toSections } from './sections.ts';

const word = fc.stringMatching(/^[a-zà-ÿ0-9 ,.()-]{1,20}$/);
const header = word.map(toHeader).filter((line) => line !== '');
const item = word.filter((line) => !isHeader(line));

describe('isHeader', () => {
  it.each(['[Sauce]', '  [ For the sauce ]  ', '[Für den Teig:]'])('takes %j for a heading', (line) => {
    expect(isHeader(line)).toBe(true);
  });
  it.each(['Sauce', '[]', '[  ]', '[a] and [b]', '2 eggs [large]', '[[a]]', ''])(
    'does not take %j for a heading',
    (line) => {
      expect(isHeader(line)).toBe(false);
    },
  );
});

describe('headerText and toHeader', () => {
  it('gives the text without brackets, or null', () => {
    expect(headerText(' [ For the sauce ] ')).toBe('For the sauce');
    expect(headerText('2 eggs')).toBeNull();
  });
  it('makes one line without brackets of its own', () => {
    expect(toHeader('  For\n the [red] sauce ')).toBe('[For the red sauce]');
    expect(toHeader(' [] ')).toBe('');
  });
  it('makes a heading of every text that has anything in it, and reads it back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const line = toHeader(text);
        if (line !== '') expect(toHeader(headerText(line) ?? '')).toBe(line);
        expect(isHeader(line)).toBe(line !== '');
      }),
    );
  });
});

describe('toSections and fromSections', () => {
  it('groups lines under their headings and keeps empty sections', () => {
    expect(toSections(['salt', '[Dough]', 'flour', 'water', '[Filling]', '[Top]', 'sugar'])).toEqual([
      { header: null, items: ['salt'] },
      { header: 'Dough', items: ['flour', 'water'] },
      { header: 'Filling', items: [] },
      { header: 'Top', items: ['sugar'] },
    ]);
    expect(toSections([])).toEqual([]);
  });
  it('gives back the lines it was made from', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(header, item)), (lines) => {
        expect(fromSections(toSections(lines))).toEqual(lines);
      }),
    );
  });
  it('gives back the sections they were made of', () => {
    const section = fc.record({ header: header.map((line) => headerText(line)), items: fc.array(item) });
    fc.assert(
      fc.property(fc.array(section), (sections) => {
        expect(toSections(fromSections(sections))).toEqual(sections);
      }),
    );
  });
});
