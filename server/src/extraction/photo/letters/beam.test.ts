import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeliest, textOf } from '../recognise.ts';
import { readByLanguage } from './beam.ts';
import { folded } from './fold.ts';
import { HashedTable, mixed } from './hashed-table.ts';
import { SHOWN, type Lattice } from './lattice.ts';
import { LetterModel, seedOf } from './letter-model.ts';

const ALPHABET = ['', ...'abcdefghijklmnopqrstuvwxyz0123456789½/%.,', ' '];

/** A lattice of steps, each with its characters and how likely they are. */
function latticeOf(steps: readonly Record<string, number>[]): Lattice {
  const lattice: Lattice = {
    steps: steps.length,
    classes: new Uint16Array(steps.length * SHOWN),
    probabilities: new Float32Array(steps.length * SHOWN),
  };
  steps.forEach((step, index) => {
    const best = Object.entries(step).toSorted(([, a], [, b]) => b - a);
    best.forEach(([character, probability], place) => {
      lattice.classes[index * SHOWN + place] = ALPHABET.indexOf(character);
      lattice.probabilities[index * SHOWN + place] = probability;
    });
  });
  return lattice;
}

/** A language that has seen some words only. */
function modelOf(...words: string[]): LetterModel {
  const entries = new Map<number, number>();
  for (const word of words)
    for (let end = 1; end <= word.length; end++)
      for (let start = end - 1; start >= 0; start--)
        entries.set(
          [...word.slice(start, end)].reduceRight(
            (hash, letter) => mixed(hash, letter.charCodeAt(0)),
            seedOf('en'),
          ),
          end - start > 1 ? 0 : 8,
        );
  return new LetterModel(HashedTable.of(entries), 'en');
}

const read = (steps: readonly Record<string, number>[], model: LetterModel) => {
  const lattice = latticeOf(steps);
  const line = { lattice, characters: likeliest(lattice, ALPHABET), alphabet: ALPHABET };
  return textOf(readByLanguage(line, model));
};

describe('reading a line with the letters of its language', () => {
  const water = [...'wate'].map((letter) => ({ [letter]: 0.9, '': 0.1 }));

  it('takes what the language writes where the recogniser is not sure', () => {
    expect(read([...water, { n: 0.5, r: 0.4, '': 0.1 }], modelOf('water'))).toBe('water');
  });

  it('stays with what the recogniser is sure of', () => {
    expect(read([...water, { n: 0.999, r: 0.001 }], modelOf('water'))).toBe('waten');
  });

  it('reads letters that stand twice', () => {
    expect(read([{ e: 0.9 }, { g: 0.9 }, { '': 0.8, g: 0.1 }, { g: 0.9 }], modelOf('egg'))).toBe('egg');
  });

  it('never chooses a figure, and loses none', () => {
    const step = fc.dictionary(fc.constantFrom(...ALPHABET), fc.double({ min: 0.001, max: 1, noNaN: true }), {
      minKeys: 1,
      maxKeys: SHOWN,
    });
    const model = modelOf('water', '2', '12');
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const figures = (text: string) => text.replaceAll(/[^\d½/%]/g, '');
        const text = read(steps, model);
        expect(figures(text)).toBe(figures(textOf(likeliest(latticeOf(steps), ALPHABET))));
        expect(text.length).toBeLessThanOrEqual(steps.length);
      }),
      { numRuns: 500, seed: 18 },
    );
  });
});

describe('the table of hashes', () => {
  it('gives back each number that was put in', () => {
    const number = fc.integer({ min: 0, max: 31 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), number), { maxLength: 200 }), (pairs) => {
        const entries = new Map(pairs.map(([key, value]) => [mixed(7, key), value]));
        const table = HashedTable.read(HashedTable.of(entries).write());
        const found = [...entries].filter(([hash, value]) => table.get(hash) === value);
        // Two entries in a thousand may be taken for each other.
        expect(found.length).toBeGreaterThanOrEqual(entries.size - 2);
      }),
      { seed: 18 },
    );
  });
});

describe('folding', () => {
  it('leaves one plain letter for each', () => {
    expect(folded('Żółć Weißkohl ŒUFS blåbær')).toBe('zolc weiskohl oufs blabar');
  });
});
