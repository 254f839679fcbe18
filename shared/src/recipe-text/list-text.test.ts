import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorRows, linesToText, stripListMarkers, textToLines } from './list-text.ts';

const fragment = fc.constantFrom(
  '- ',
  '* ',
  '• ',
  '1. ',
  '2) ',
  'Step 3: ',
  '[ ] ',
  '[Sauce]',
  '1.5 kg',
  '½',
  '2',
  'eggs',
  ' ',
  '\n',
  '\r\n',
);
const anyText = fc.oneof(
  fc.array(fragment).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

describe('stripListMarkers', () => {
  it.each([
    ['• 2 eggs', '2 eggs'],
    ['•2 eggs', '2 eggs'],
    ['- ½ cup milk', '½ cup milk'],
    ['-flour', 'flour'],
    ['– flour', 'flour'],
    ['* flour', 'flour'],
    ['▢ 1 tsp salt', '1 tsp salt'],
    ['- [ ] flour', 'flour'],
    ['1. Mix', 'Mix'],
    ['1.Mix', 'Mix'],
    ['12) Mix', 'Mix'],
    ['3.) Mix', 'Mix'],
    ['2º Mezclar todo', 'Mezclar todo'],
    ['10° Mescolare', 'Mescolare'],
    ['Step 1: Mix', 'Mix'],
    ['STEP 2 - Mix', 'Mix'],
    ['Schritt 3. Rühren', 'Rühren'],
    ['1. Step 1: Mix', 'Mix'],
    ['Step 4', ''],
    ['1️⃣ Mix', 'Mix'],
    ['- [Sauce]', '[Sauce]'],
  ])('makes %j %j', (line, expected) => {
    expect(stripListMarkers(line)).toBe(expected);
  });
  it('takes a number with a point and a space for numbering, and leaves the quantity after it', () => {
    expect(stripListMarkers('1. 5 cups flour')).toBe('5 cups flour');
    expect(stripListMarkers('2) 1.5 kg flour')).toBe('1.5 kg flour');
  });
  it.each([
    '2 eggs',
    '1.5 kg flour',
    '1,5 kg Mehl',
    '.5 cup milk',
    '1/2 cup sugar',
    '½ cup sugar',
    '1 1/2 cups milk',
    '2-3 eggs',
    '2 - 3 eggs',
    '2–3 eggs',
    '3 x 400 g tins',
    '(2) 14-oz cans tomatoes',
    '100 g flour',
    'Stepping stone cookies',
    'Step 1.5 cm aside',
    '[Sauce]',
    '[x]',
    '*optional: nuts',
    '+1 egg',
    '35° warm water',
    '4° C',
    '12 °C cold butter',
  ])('leaves %j as it is', (line) => {
    expect(stripListMarkers(line)).toBe(line);
  });
  it('finds nothing more to strip the second time', () => {
    fc.assert(
      fc.property(anyText, (line) => {
        const once = stripListMarkers(line);
        expect(stripListMarkers(once)).toBe(once);
      }),
    );
  });
  it('copes with a hundred thousand marks', () => {
    expect(stripListMarkers('- '.repeat(50_000) + 'x')).toBe('x');
    expect(stripListMarkers('[ ] '.repeat(25_000) + 'x')).toBe('x');
  });
});

describe('linesToText and textToLines', () => {
  it('writes one item a line and reads it back, headings included', () => {
    const lines = ['[Dough]', '250 g flour', '1.5 dl milk', '[Top]', '2 eggs'];
    expect(linesToText(lines)).toBe('[Dough]\n250 g flour\n1.5 dl milk\n[Top]\n2 eggs');
    expect(textToLines(linesToText(lines))).toEqual(lines);
  });
  it('drops empty lines and items, and joins an item of several lines', () => {
    expect(textToLines('\n a \r\n\n  \n- b\n')).toEqual(['a', 'b']);
    expect(linesToText(['a', '  ', 'b \n\n c'])).toBe('a\nb c');
  });
  it('settles after one turn: list and text stay as they are from then on', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = textToLines(text);
        expect(textToLines(linesToText(lines))).toEqual(lines);
        expect(linesToText(textToLines(linesToText(lines)))).toBe(linesToText(lines));
      }),
    );
  });
  it('never has an empty line, nor space around one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of textToLines(text)) expect(line).toBe(line.trim());
        expect(textToLines(text)).not.toContain('');
      }),
    );
  });
});

describe('editorRows', () => {
  it('keeps at least one row', () => {
    expect(editorRows([])).toEqual(['']);
    expect(editorRows(['a', 'b'])).toEqual(['a', 'b']);
  });
});
