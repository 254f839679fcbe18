import { expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { entryTexts, pastedLines, typedLine } from './typed-line.ts';

knowEveryWord();

it.each([
  ['milk 2', '2 milk'],
  ['flour 500 g', '500 g flour'],
  ['flour, 500g', '500g flour'],
  ['  500 g   flour ', '500 g flour'],
  ['Milch 2 l', '2 l Milch'],
  ['2 x 400 g tomatoes', '2 x 400 g tomatoes'],
  ['eggs', 'eggs'],
  ['Mehl Type 405', 'Mehl Type 405'],
  ['2 milk', '2 milk'],
  ['bananas x 6', '6 bananas'],
  ['', ''],
])('%j is the line %j', (typed, line) => {
  expect(typedLine(typed)).toBe(line);
});

it('a pasted text is one line for each thing', () => {
  expect(pastedLines('- milk\n* 6 eggs\r\n\n[ ] bread\n☐ salt\n2-3 plums')).toEqual([
    'milk',
    '6 eggs',
    'bread',
    'salt',
    '2-3 plums',
  ]);
});

it('a line that is too long is several, and one without anything to be seen is none', () => {
  expect(entryTexts('a'.repeat(1_200)).map(({ length }) => length)).toEqual([500, 500, 200]);
  expect(entryTexts('\u200b \u200b')).toEqual([]);
  expect(entryTexts('2 eggs')).toEqual(['2 eggs']);
});
