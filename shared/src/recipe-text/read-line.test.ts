import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowEveryWord } from '../language/every-word.ts';
import { READ_EXAMPLES, type ReadExample } from './fixtures/read-lines.ts';
import type { LineReading } from './line-reading.ts';
import { readLine } from './read-line.ts';

knowEveryWord();

const EXAMPLES = Object.entries(READ_EXAMPLES).flatMap(([language, examples]) =>
  examples.map((example) => ({ language, ...example })),
);

function shown({ amounts, food, size, preparation, alternatives, isOptional, isToTaste }: LineReading) {
  return {
    amounts: amounts.map(
      ({ quantity, unit }) =>
        `${Array.isArray(quantity) ? quantity.join('-') : (quantity ?? '')}${unit ? ` ${unit}` : ''}`,
    ),
    food: food ?? '',
    size,
    preparation,
    alternatives,
    isOptional,
    isToTaste,
  };
}

describe('readLine', () => {
  it.each(EXAMPLES)('$language: $text', ({ language, text, ...example }) => {
    const nothing: Omit<ReadExample, 'text' | 'food'> = {
      amounts: [],
      size: '',
      preparation: '',
      alternatives: [],
      isOptional: false,
      isToTaste: false,
    };
    expect(shown(readLine(text, language))).toEqual({ ...nothing, ...example });
  });
  it('goes on with what is done behind an aside of examples', () => {
    expect(shown(readLine('2 waxy potatoes, such as Charlotte, peeled and sliced', 'en'))).toMatchObject({
      food: 'waxy potatoes',
      preparation: 'peeled and sliced',
    });
    expect(shown(readLine('evt. 2 el room', 'nl'))).toMatchObject({ food: 'room' });
    expect(shown(readLine('2 łyżeczki proszku do pieczenia', 'pl'))).toMatchObject({
      food: 'proszku do pieczenia',
    });
  });
  it('takes an unknown language for English, and understands units of others', () => {
    expect(shown(readLine('2 EL chopped dill', 'xx'))).toMatchObject({
      amounts: ['2 tablespoon'],
      food: 'dill',
      preparation: 'chopped',
    });
  });
});

describe('the parts of a line', () => {
  const piece = fc.constantFrom(
    ...['2', '1½', '2-3', '400 g', 'x', 'cups', 'EL', 'large', 'of', 'a', 'an', 'or', 'plus', 'juice of'],
    ...[
      'chopped',
      'finely',
      'garlic cloves',
      'Knoblauchzehen',
      "d'ail",
      'fein gehackt',
      'à soupe',
      'optional',
    ],
    ...[
      'to taste',
      'for the tin',
      'such as',
      ',',
      '(',
      ')',
      '[',
      ']',
      '–',
      ';',
      '½',
      '"',
      '5cm',
      'İ',
      'ß',
      '片',
    ],
    ...['onion', 'Mehl', 'œufs', '\u00a0', '🍋', 'vitlöksklyfta', 'salt', 'kilka', 'q.b.', '\n', '.', '+'],
  );
  const line = fc.oneof(
    fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')),
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const language = fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'pl', 'pt', 'ja', 'ru', 'xx');

  it('end where the line ends', () => {
    expect(readLine('onion 2 片', 'en').amounts[0]?.unitPlace?.end).toBe(9);
  });
  it('are within it and in order, and with what is between them they are the line', () => {
    fc.assert(
      fc.property(line, language, (text, code) => {
        const { parts, amounts } = readLine(text, code);
        let rebuilt = '';
        let position = 0;
        for (const { start, end } of parts) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(end).toBeGreaterThan(start);
          rebuilt += text.slice(position, start) + text.slice(start, end);
          position = end;
        }
        expect(position).toBeLessThanOrEqual(text.length);
        expect(rebuilt + text.slice(position)).toBe(text);
        for (const { start, end, unitPlace } of amounts) {
          expect(start).toBeLessThanOrEqual(end);
          if (unitPlace) expect(unitPlace.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
