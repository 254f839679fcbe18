import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeliest, textOf } from '../recognise.ts';
import { folded } from './fold.ts';
import { HashedTable, mixed } from './hashed-table.ts';
import { SHOWN, type Lattice } from './lattice.ts';
import { LetterModel, seedOf, WORD_START } from './letter-model.ts';
import { correctWords } from './correct-words.ts';
import { logLikelihood, spanOf } from './span.ts';

const ALPHABET = ['', ...'abcdefghijklmnopqrstuvwxyzéEGQ0123456789½/%.,', ' '];

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
  for (const word of words.map((letters) => WORD_START + letters))
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

type Steps = readonly Record<string, number>[];

const lineOf = (steps: Steps) => {
  const lattice = latticeOf(steps);
  return { lattice, characters: likeliest(lattice, ALPHABET), alphabet: ALPHABET };
};
const read = (steps: Steps, model: LetterModel, other?: Steps) =>
  textOf(correctWords({ ...lineOf(steps), ...(other && { other: lineOf(other) }) }, model));

/** Letters of which a recogniser is sure. */
const sure = (text: string): Steps => [...text].map((character) => ({ [character]: 0.99, '': 0.01 }));

describe('correcting the words of a line', () => {
  const water = [...'wate'].map((letter) => ({ [letter]: 0.9, '': 0.1 }));

  it('takes a word that the language writes where the recogniser is not sure', () => {
    expect(read([...water, { n: 0.6, r: 0.3, '': 0.1 }], modelOf('water'))).toBe('water');
  });

  it('stays with what the recogniser is sure of', () => {
    expect(read(sure('waten'), modelOf('water', 'nuts'))).toBe('waten');
  });

  it('leaves a word that the language knows as it is', () => {
    expect(read([...water, { n: 0.6, r: 0.3, '': 0.1 }], modelOf('water', 'waten'))).toBe('waten');
  });

  it('takes the word of the other recogniser where the language knows that one alone', () => {
    expect(read(sure('breth ef'), modelOf('broth', 'of'), sure('broth of'))).toBe('broth of');
    expect(read(sure('broth of'), modelOf('broth', 'of'), sure('breth ef'))).toBe('broth of');
  });

  it('finds a word that neither recogniser read', () => {
    const first: Steps = [{ c: 0.9 }, { r: 0.9 }, { a: 0.9 }, { e: 0.7, c: 0.2 }, { k: 0.9 }];
    const second: Steps = [{ e: 0.7, c: 0.2 }, { r: 0.9 }, { a: 0.9 }, { c: 0.9 }, { k: 0.9 }];
    expect(read(first, modelOf('crack'), second)).toBe('crack');
  });

  it('reads letters that stand twice, and keeps capitals', () => {
    const model = modelOf('egg');
    expect(read([{ e: 0.9 }, { g: 0.9 }, { '': 0.8, g: 0.1 }, { g: 0.5, q: 0.4 }], model)).toBe('egg');
    expect(read([{ E: 0.9 }, { g: 0.9 }, { '': 0.9 }, { q: 0.5, g: 0.4 }], model)).toBe('Egg');
    expect(read([{ E: 0.9 }, { G: 0.9 }, { '': 0.9 }, { Q: 0.5, G: 0.4 }], model)).toBe('EGG');
  });

  it('loses no letter of two that differ by a mark or their size', () => {
    const model = modelOf('pure', 'puree', 'eg');
    expect(read(sure('purée'), model, sure('purée'))).toBe('purée');
    expect(read(sure('Eeg'), model, sure('Eeg'))).toBe('Eeg');
  });

  it('leaves what touches a figure, which may be one itself', () => {
    const steps: Steps = [{ '1': 0.9 }, { o: 0.5, a: 0.4 }, { f: 0.9 }];
    expect(read(steps, modelOf('af'))).toBe('1of');
  });

  it('never chooses a figure, and loses none', () => {
    const step = fc.dictionary(fc.constantFrom(...ALPHABET), fc.double({ min: 0.001, max: 1, noNaN: true }), {
      minKeys: 1,
      maxKeys: SHOWN,
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 30 });
    const model = modelOf('water', 'oats');
    fc.assert(
      fc.property(steps, steps, (line, other) => {
        const others = (text: string) => text.replaceAll(/\p{L}+/gu, 'x');
        const text = read(line, model, other);
        expect(others(text)).toBe(others(textOf(lineOf(line).characters)));
      }),
      { numRuns: 500, seed: 18 },
    );
  });
});

describe('how likely a word is in a span', () => {
  const likelihood = (steps: Steps, word: string) =>
    Math.exp(logLikelihood(spanOf(lineOf(steps), 0, 1), word));

  it('is what all ways to read it are together', () => {
    const steps: Steps = [
      { a: 0.5, '': 0.5 },
      { a: 0.4, b: 0.4, '': 0.2 },
    ];
    // 'a' alone: a and a, a and nothing, nothing and a.
    expect(likelihood(steps, 'a')).toBeCloseTo(0.5 * 0.4 + 0.5 * 0.2 + 0.5 * 0.4, 6);
    expect(likelihood(steps, 'ab')).toBeCloseTo(0.5 * 0.4, 6);
  });

  it('is next to nothing for more letters than there is room for', () => {
    expect(likelihood([{ a: 0.9, '': 0.1 }], 'aa')).toBe(0);
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
