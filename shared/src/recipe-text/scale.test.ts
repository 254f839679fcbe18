import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts.ts';
import { SCALE_EXAMPLES } from './fixtures/scale-examples.ts';
import { scaledParts, scaleLine, scaleStep } from './scale.ts';
import { MIN_SCALE, SCALE_STEP, scaleFor, scaleServings } from './servings.ts';

describe('scaleLine', () => {
  it.each([
    ['1 cup milk', 0.5, '½ cup milk'],
    ['2 eggs', 1.5, '3 eggs'],
    ['1 egg', 1.5, '1½ egg'],
    ['1 cup sugar', 1 / 3, '⅓ cup sugar'],
    ['1/2 cup sugar', 3, '1 1/2 cup sugar'],
    ['1⁄2 cup sugar', 0.5, '1⁄4 cup sugar'],
    ['1½ cups sugar', 2, '3 cups sugar'],
    ['¼ tsp salt', 1 / 3, '1/12 tsp salt'],
    ['1,5 kg Kartoffeln', 0.5, '0,75 kg Kartoffeln'],
    ['0.5 tsp salt', 3, '1.5 tsp salt'],
    ['500 g flour', 2 / 3, '333 g flour'],
    ['125 g butter', 0.5, '62.5 g butter'],
    ['25 g butter', 0.5, '12.5 g butter'],
    ['500 ml stock', 2, '1000 ml stock'],
    ['1,500 g potatoes', 2, '3,000 g potatoes'],
    ['1.500 g Kartoffeln', 0.5, '750 g Kartoffeln'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1 to 2 tbsp oil', 0.5, '½ to 1 tbsp oil'],
    ['300ml/10fl oz stock', 2, '600ml/20fl oz stock'],
    ['1 (14-oz) can tomatoes', 2, '2 (14-oz) can tomatoes'],
    ['One onion', 2, '2 onion'],
    ['half a lemon', 3, '1½ lemon'],
    ['1 and a half cups milk', 2, '3 cups milk'],
    ['2 - 2 1/2 dl cream', 1 / 3, '⅔ - 5/6 dl cream'],
    ['1 c water at 110°F', 2, '2 c water at 110°F'],
    ['[Dough for 2 loaves]', 2, '[Dough for 2 loaves]'],
    ['salt to taste', 2, 'salt to taste'],
  ])('writes %j times %d as %j', (line, factor, expected) => {
    expect(scaleLine(line, factor)).toBe(expected);
  });
  it.each(SCALE_EXAMPLES)('%s', (line, half, threefold) => {
    expect([scaleLine(line, 1 / 2), scaleLine(line, 3)]).toEqual([half, threefold]);
  });
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the factor %d', (factor) => {
    expect(() => scaleLine('2 eggs', factor)).toThrow(RangeError);
  });
});

describe('scaling the method', () => {
  it('changes nothing at a factor of 1, nor anything outside the amounts', () => {
    const step = fc.array(
      fc.constantFrom(
        'Add 200 ml milk',
        'bake at 180 °C',
        'for 20 minutes',
        'cut into 4',
        '1/2 cup',
        '(2 tbsp)',
        '!',
        'ø',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(step, fc.double({ min: 0.1, max: 20, noNaN: true }), (pieces, k) => {
        const text = pieces.join('. ');
        expect(scaleStep(text, 1)).toBe(text);
        const scaled = scaleStep(text, k);
        for (const kept of ['180 °C', 'for 20 minutes', 'cut into 4'])
          expect(scaled.split(kept).length).toBe(text.split(kept).length);
      }),
    );
  });
  it('changes what is measured and nothing else', () => {
    expect(scaleStep('Fry 2 eggs in 1 tbsp oil for 3 minutes.', 2)).toBe(
      'Fry 2 eggs in 2 tbsp oil for 3 minutes.',
    );
  });
});

describe('the pieces of a scaled line', () => {
  it('tell the changed amounts from the text', () => {
    expect(scaledParts('1 cup plus 2 tbsp milk', 2)).toEqual([
      { text: '2', isChanged: true },
      { text: ' cup plus ', isChanged: false },
      { text: '4', isChanged: true },
      { text: ' tbsp milk', isChanged: false },
    ]);
    expect(scaledParts('1 cup milk', 1)).toEqual([{ text: '1 cup milk', isChanged: false }]);
  });
});

describe('a typed number of servings', () => {
  it('scales by 0.1 to 20', () => {
    expect(scaleFor(4, 6)).toBe(1.5);
    expect(scaleFor(4, 80)).toBe(20);
    expect(scaleFor(4, 81)).toBeUndefined();
    expect(scaleFor(40, 4)).toBe(0.1);
    expect(scaleFor(40, 3)).toBeUndefined();
    expect(scaleFor(4, Number.NaN)).toBeUndefined();
  });
});

describe('the laws of scaling', () => {
  const number = fc.oneof(
    fc.integer({ min: 1, max: 999 }).map(String),
    fc.constantFrom('½', '1½', '2 ¾', '1/3', '1 1/2', '0.5', '1,25', '2-3', '1½–2', '10 to 12'),
  );
  const line = fc
    .tuple(
      number,
      fc.constantFrom(' g', 'ml', ' cups', ' tbsp', ' large', ''),
      fc.constantFrom(' flour', ' onions, sliced', ' milk (whole)'),
    )
    .map((parts) => parts.join(''));
  const factor = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map((n) => n * 0.5),
    fc.double({ min: 0.1, max: 20, noNaN: true }),
  );
  const valuesOf = (text: string) =>
    findAmounts(text).flatMap(({ numbers }) => numbers.map(({ value }) => value));

  it('changes nothing at a factor of 1, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(scaleLine(text, 1)).toBe(text);
      }),
    );
  });
  it('leaves a heading as it is at every factor', () => {
    fc.assert(
      fc.property(line, factor, (text, k) => {
        expect(scaleLine(`[${text}]`, k)).toBe(`[${text}]`);
      }),
    );
  });
  it('leaves everything outside the amounts as it is', () => {
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: 'binary' })), factor, (text, k) => {
        const outside: string[] = [];
        let position = 0;
        for (const { numbers } of findAmounts(text)) {
          for (const { start, end } of numbers) {
            outside.push(text.slice(position, start));
            position = end;
          }
        }
        outside.push(text.slice(position));
        let rest = scaleLine(text, k);
        for (const [index, piece] of outside.entries()) {
          const at = index === 0 ? 0 : rest.indexOf(piece, 1);
          expect(rest.slice(at, at + piece.length)).toBe(piece);
          rest = rest.slice(at + piece.length);
        }
      }),
    );
  });
  it('has the exact values back after scaling by k and by 1/k, as near as they are shown', () => {
    fc.assert(
      fc.property(line, factor, (text, k) => {
        const back = valuesOf(scaleLine(scaleLine(text, k), 1 / k));
        for (const [index, value] of valuesOf(text).entries()) {
          expect(value * k * (1 / k)).toBeCloseTo(value, 9);
          expect(Math.abs((back[index] ?? 0) - value)).toBeLessThanOrEqual(value * 0.04);
        }
      }),
    );
  });
  it('keeps its amounts in every line that people write', () => {
    const written = fc.constantFrom(...SCALE_EXAMPLES.map(([text]) => text));
    fc.assert(
      fc.property(written, factor, (text, k) => {
        const shown = scaledParts(text, k);
        expect(shown.map((part) => part.text).join('')).toBe(scaleLine(text, k));
        const changed = shown.filter(({ isChanged }) => isChanged);
        expect(changed).toHaveLength(k === 1 ? 0 : valuesOf(text).length);
        for (const part of changed) expect(part.text).toMatch(/[1-9½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/);
        expect(scaledParts(text, 1)).toEqual([{ text, isChanged: false }]);
      }),
      { numRuns: 1_000 },
    );
  });
  it('shows every amount within 2 % of the exact one; none disappears or becomes 0', () => {
    fc.assert(
      fc.property(line, factor, (text, k) => {
        const exact = valuesOf(text).map((value) => value * k);
        const shown = valuesOf(scaleLine(text, k));
        expect(shown).toHaveLength(exact.length);
        for (const [index, value] of exact.entries()) {
          expect(shown[index]).toBeGreaterThan(0);
          expect(Math.abs((shown[index] ?? 0) - value)).toBeLessThanOrEqual(value * 0.02);
        }
      }),
    );
  });
});

describe('the servings scaler', () => {
  it('multiplies and rounds the servings', () => {
    expect(scaleServings(4, 1.5)).toBe(6);
    expect(scaleServings(3, 0.5)).toBe(2);
    expect(scaleServings(1, 0.1)).toBe(1);
  });
  it('moves in steps of 0.5 and stops at 0.5', () => {
    expect([SCALE_STEP, MIN_SCALE]).toEqual([0.5, 0.5]);
  });
});
