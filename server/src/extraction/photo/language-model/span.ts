import type { LineReading } from '../recognise.ts';
import { folded } from './fold.ts';
import { SHOWN } from './lattice.ts';

/** What a recogniser saw along a part of a line: at each step how likely each plain letter is, and that none stands there. */
export type Span = readonly SpanStep[];

interface SpanStep {
  none: number;
  letters: ReadonlyMap<string, number>;
}

/** Between 'é' and 'e', which are two letters to the recogniser and the same plain letter: they stand there one after the other. */
const BETWEEN: SpanStep = { none: 1, letters: new Map() };

/** As likely may be a letter that a recogniser does not think of: it is too sure of letters that it takes for others. */
const LEAST_LETTER = 0.005;
/** Seldom does it see a letter where none is. */
const LEAST_NONE = 0.0005;
const LETTER = /^\p{L}$/u;

/** The part of a line from `from` to `to`, both 0 to 1. */
export function spanOf(
  { lattice, alphabet }: Pick<LineReading, 'lattice' | 'alphabet'>,
  from: number,
  to: number,
): Span {
  const { steps, classes, probabilities } = lattice;
  const span: SpanStep[] = [];
  const end = Math.min(steps, Math.ceil(to * steps));
  let before = '';
  for (let step = Math.max(0, Math.floor(from * steps)); step < end; step++) {
    let none = 0;
    const letters = new Map<string, number>();
    for (let place = step * SHOWN; place < (step + 1) * SHOWN; place++) {
      const probability = probabilities[place]!;
      if (probability === 0) break;
      const character = alphabet[classes[place]!] ?? '';
      if (!LETTER.test(character)) none += probability;
      else letters.set(folded(character), (letters.get(folded(character)) ?? 0) + probability);
    }
    const likeliest = alphabet[classes[step * SHOWN]!] ?? '';
    if (likeliest !== before && LETTER.test(likeliest) && folded(likeliest) === folded(before))
      span.push(BETWEEN);
    before = likeliest;
    span.push({ none: Math.max(LEAST_NONE, none), letters });
  }
  return span;
}

/** The letters that are likeliest at each step, one after the other. */
export function likeliestLetters(span: Span): string {
  let read = '';
  let last = '';
  for (const { none, letters } of span) {
    const [letter, probability] = [...letters].reduce(
      (best, one) => (one[1] > best[1] ? one : best),
      ['', none],
    );
    if (letter !== '' && letter !== last) read += letter;
    last = probability > none ? letter : '';
  }
  return read;
}

/**
 * The logarithm of how likely the recogniser finds some plain letters over all of a span, wherever each of them stands: the sum that
 * connectionist temporal classification is trained with.
 */
export function logLikelihood(span: Span, word: string): number {
  // Between, before and behind the letters there may be nothing: odd places are letters, even ones nothing.
  const places = 2 * word.length + 1;
  let before = new Float64Array(places);
  before[0] = 1;
  let log = 0;
  for (const { none, letters } of span) {
    const now = new Float64Array(places);
    let sum = 0;
    for (let place = 0; place < places; place++) {
      const isLetter = place % 2 === 1;
      const letter = word[(place - 1) / 2];
      const mayFollowAtOnce = isLetter && place > 1 && letter !== word[(place - 3) / 2];
      const reached = before[place]! + (before[place - 1] ?? 0) + (mayFollowAtOnce ? before[place - 2]! : 0);
      now[place] = reached * (isLetter ? Math.max(LEAST_LETTER, letters.get(letter!) ?? 0) : none);
      sum += now[place]!;
    }
    log += Math.log(sum);
    before = now.map((value) => value / sum);
  }
  return log + Math.log(before[places - 1]! + (before[places - 2] ?? 0));
}
