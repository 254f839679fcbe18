import {
  choicesAt,
  signsAt,
  signOf,
  type AccentWeights,
  type FoldedWord,
} from '../../../server/src/extraction/photo/language-model/accents.ts';
import { folded } from '../../../server/src/extraction/photo/language-model/fold.ts';
import { WeightTable } from '../../../server/src/extraction/photo/language-model/weight-table.ts';
import { Draws } from '../captions/made/draws.ts';

/** What the recogniser takes letters for that it does not know, the usual reading first. */
const READ_AS: Readonly<Record<string, readonly string[]>> = {
  ß: ['s', 'B', 'f'],
  ł: ['t', 'l'],
  ı: ['i', 'l'],
  æ: ['ae'],
  œ: ['oe', 'ce'],
};
/** How often it takes them for the others. */
const OTHERWISE = 0.25;
/** A letter that is rarer than this in a language is none of it. */
const RAREST = 8e-6;
/** What is read within a word in place of an 'ß' only. */
const SHARP = 'B';

/** A word to learn from, in small letters, with its neighbours, and how much it counts. */
export interface Lesson {
  word: string;
  isCapital: boolean;
  before: string;
  after: string;
  weight: number;
}

const RATE = 0.25;
const DECAY = 2e-6;
/** So many weights are learned before the most useful ones are chosen: a power of two. */
const LEARNED = 1 << 21;
const EPOCHS = { before: 3, after: 3 };

/** What is learned: weights, how far they moved, how much they were used, and whether they stay. */
interface Learning {
  choices: AccentWeights['choices'];
  weights: Float32Array;
  slopes: Float32Array;
  uses: Float32Array;
  stays: Uint8Array;
  hashes: Int32Array;
}

/**
 * Learns which letters of a language have which accents: a logistic regression over signs, of which those that say most
 * are learned once more by themselves. `most` is how many stay.
 */
export function learnAccents(
  lessons: readonly Lesson[],
  most: number,
  seed: number,
): Omit<AccentWeights, 'words'> {
  const draws = new Draws(seed);
  const learning: Learning = {
    choices: choicesOf(lessons),
    weights: new Float32Array(LEARNED),
    slopes: new Float32Array(LEARNED).fill(1e-3),
    uses: new Float32Array(LEARNED),
    stays: new Uint8Array(LEARNED).fill(1),
    hashes: new Int32Array(LEARNED),
  };
  const run = (epochs: number) => {
    for (let epoch = 0; epoch < epochs; epoch++)
      for (const lesson of draws.shuffled(lessons)) learn(asRead(lesson, draws), learning);
  };
  run(EPOCHS.before);
  chooseUseful(learning, most);
  run(EPOCHS.after);
  const entries: [number, number][] = [];
  learning.weights.forEach((weight, place) => {
    if (learning.stays[place] === 1 && weight !== 0) entries.push([learning.hashes[place]!, weight]);
  });
  return { choices: learning.choices, weights: WeightTable.of(entries) };
}

/** Those stay that weigh much and are met often. */
function chooseUseful({ weights, slopes, uses, stays }: Learning, most: number): void {
  const useful = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(uses[place]!));
  const least = useful.toSorted().at(-most) ?? 0;
  stays.forEach((_, place) => {
    if (useful[place]! > least) return;
    stays[place] = 0;
    weights[place] = 0;
  });
  slopes.fill(1e-3);
}

interface ReadLesson extends FoldedWord {
  wanted: string[];
  weight: number;
}

/** A word as the recogniser would read it, with the letter that is wanted for each that it reads. */
function asRead({ word, isCapital, before, after, weight }: Lesson, draws: Draws): ReadLesson {
  let letters = '';
  const wanted: string[] = [];
  for (const letter of word) {
    const ways = READ_AS[letter] ?? [folded(letter)];
    const way = ways.length > 1 && draws.chance(OTHERWISE) ? draws.pick(ways.slice(1)) : (ways[0] ?? letter);
    wanted[letters.length] = letter;
    if (way.length > 1) wanted[letters.length + 1] = '';
    letters += way;
  }
  return { letters, wanted, weight, before: folded(before), after: folded(after), isCapital };
}

function learn(lesson: ReadLesson, { choices, weights, slopes, uses, stays, hashes }: Learning): void {
  for (let at = 0; at < lesson.letters.length; at++) {
    const possible = choicesAt(choices, lesson.letters, at);
    const right = possible.indexOf(lesson.wanted[at] ?? '');
    if (possible.length < 2 || right < 0) continue;
    const signs = signsAt(lesson, at);
    const places = possible.map((choice) =>
      signs.map((sign) => {
        const hash = signOf(sign, choice);
        const place = hash & (LEARNED - 1);
        hashes[place] = hash;
        return place;
      }),
    );
    const scores = places.map((each) => each.reduce((sum, place) => sum + weights[place]!, 0));
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    places.forEach((each, choice) => {
      const wrong = powers[choice]! / all - (choice === right ? 1 : 0);
      for (const place of each) {
        uses[place]! += lesson.weight;
        if (stays[place] === 0 || Math.abs(wrong) < 0.002) continue;
        const slope = lesson.weight * wrong + DECAY * weights[place]!;
        slopes[place]! += slope * slope;
        weights[place]! -= (RATE * slope) / Math.sqrt(slopes[place]!);
      }
    });
  }
}

/** The letters each read letter may stand for: what a language hardly ever writes is none of them. */
function choicesOf(lessons: readonly Lesson[]): AccentWeights['choices'] {
  const counts = new Map<string, Map<string, number>>();
  let total = 0;
  for (const { word, weight } of lessons) {
    for (const letter of word) {
      total += weight;
      for (const way of READ_AS[letter] ?? [folded(letter)]) {
        const read = way.charAt(0);
        const under = counts.get(read) ?? new Map<string, number>();
        counts.set(read, under.set(letter, (under.get(letter) ?? 0) + weight));
      }
    }
  }
  const choices: Record<string, string> = {};
  for (const [read, under] of counts) {
    const usual = [...under].filter(([letter, count]) => letter !== read && count > total * RAREST);
    if (usual.length > 0)
      choices[read] = [...(read === SHARP ? [] : [read]), ...usual.map(([letter]) => letter)].join('');
  }
  return choices;
}
