import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuresOf, BAGS, FEATURES } from './features.ts';
import { firstOf, LABELS } from './labels.ts';
import { shapes, weightsOf, type Table } from './network.ts';
import { piecesOf } from './pieces.ts';
import { READER } from './reader.ts';
import { spansOf } from './spans.ts';
import { tagged } from './tag.ts';
import { packed, tablesOf, unpacked } from './weights.ts';

const CAPTION = `My neighbour Ana swears by this: apricot traybake 🍑

The gang
250 g flour
2 eggs
150 g apricots

What I did
Whisked the eggs, folded in the flour.
Baked it for 30 minutes with the apricots on top.

See you on Sunday!`;

describe('the pieces of a text', () => {
  it('hold every sign that is no space, once and in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { tokens } = piecesOf(text);
        const held = tokens.map(({ start, end }) => text.slice(start, end)).join('');
        expect(held.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      }),
    );
  });

  it('lie in clauses that end at signs and lines', () => {
    const text = '2 eggs, 1 onion\nMix. Bake!';
    const { clauses } = piecesOf(text);
    expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual([
      '2 eggs',
      '1 onion',
      'Mix',
      'Bake',
    ]);
  });
});

describe('the features of a text', () => {
  it('are numbers within the table, four bags for each token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const pieces = piecesOf(text);
        const { bags, tokens } = featuresOf(pieces);
        expect(tokens.length).toBe(pieces.tokens.length * BAGS);
        expect([...tokens].every((bag) => bags[bag] !== undefined)).toBe(true);
        expect(bags.flat().every((id) => id > 0 && id < FEATURES)).toBe(true);
      }),
    );
  });
});

describe('the likeliest spans', () => {
  it('begin with a first label, and seldom in the middle of words', () => {
    const pieces = piecesOf('plain flour');
    const scores = new Float32Array(2 * LABELS).fill(-3);
    scores[0] = -0.5;
    scores[LABELS + firstOf('ingredient')] = -0.4;
    scores[LABELS] = -1;
    expect(spansOf(pieces, scores)).toEqual([]);
  });
});

describe('the weights', () => {
  const numbers = Float32Array.from(
    { length: shapes().reduce((sum, [rows, columns]) => sum + rows * columns, 0) },
    (_, at) => Math.sin(at),
  );

  it('come back from their bytes nearly as they were', () => {
    const tables = tablesOf(numbers);
    const { embedding, norm } = unpacked(packed(tables));
    const first = tables[0]!;
    const furthest = embedding.values.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - first.values[at]!)),
      0,
    );
    expect(furthest).toBeLessThan(0.005);
    expect(norm.scale.values).toEqual(tables[1]!.values);
  });

  it('are refused when a table is missing', () => {
    const tables: Table[] = tablesOf(numbers).slice(0, 3);
    expect(() => weightsOf(tables)).toThrow('not whole');
  });
});

describe('the tagger', () => {
  it('finds what no heading names', () => {
    const { spans, pieces } = tagged(READER.network, piecesOf(CAPTION));
    const found = (role: string) =>
      spans.filter((span) => span.role === role).map(({ start, end }) => pieces.text.slice(start, end));
    expect(found('ingredient')).toEqual(['250 g flour', '2 eggs', '150 g apricots']);
    expect(found('step').length).toBeGreaterThanOrEqual(2);
    expect(found('step').join(' ')).not.toContain('Sunday');
  });

  it('finds nothing in nothing', () => {
    expect(tagged(READER.network, piecesOf('')).spans).toEqual([]);
  });
});
