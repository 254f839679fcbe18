import type { ReadCharacter } from '../read-character.ts';
import { likeliest, type LineReading } from '../recognise.ts';
import { alignedTo } from './alignment.ts';
import { folded } from './fold.ts';
import { SHOWN, type Lattice } from './lattice.ts';
import { WORD_START, type LetterModel } from './letter-model.ts';

const WIDTH = 24;
const MODEL_WEIGHT = 0.3;
const LENGTH_BONUS = 0.6;
const LEAST_SHARE = 0.005;
const BLANK = 0;
const GAP = ' ';

/** A reading of the first steps of a line, as one way through a tree of readings. */
interface Node {
  parent: Node | undefined;
  class: number;
  /** The letters so far, folded and without blanks: what the letter model sees. */
  letters: string;
  /** What the letter model and the length say for it. */
  favour: number;
  children: Map<number, Node>;
  /** How likely it is when the step before ended with 'no character', and when it ended with its last character. */
  blank: number;
  last: number;
  nextBlank: number;
  nextLast: number;
}

/**
 * The likeliest reading of a line by what the recogniser saw and what the language writes: a prefix beam search. Figures
 * and what stands with them are not the language's to choose: they stay as they were read, with their doubt. Its spaces stay.
 */
export function readByLanguage(
  { lattice, characters, alphabet }: LineReading,
  model: LetterModel,
): ReadCharacter[] {
  const greedy = likeliest(lattice, alphabet);
  const fixed = fixedSteps(lattice, alphabet, greedy);
  const otherGaps = holdGaps(fixed, lattice, characters, alphabet.indexOf(GAP));
  let beam = [nodeOf(undefined, BLANK, WORD_START, 0)];
  beam[0]!.blank = 1;
  for (let step = 0; step < lattice.steps; step++)
    beam = afterStep(beam, stepOf(lattice, step, fixed), (node, index) =>
      childOf(node, index, alphabet[index] ?? '', model),
    );
  const classes: number[] = [];
  for (let node = beam[0]; node?.parent !== undefined; node = node.parent) classes.unshift(node.class);
  const read = alignedTo(classes, lattice, alphabet);
  return read === undefined ? [...characters] : [...read, ...otherGaps].sort((a, b) => a.at - b.at);
}

/** What may stand at one step: pairs of class and probability. */
type Step = [index: number, probability: number][];

function stepOf({ classes, probabilities }: Lattice, step: number, fixed: FixedSteps): Step {
  const only = fixed.only[step] ?? -1;
  const choices: Step = [];
  for (let place = step * SHOWN; place < (step + 1) * SHOWN; place++) {
    const [index, probability] = [classes[place]!, probabilities[place]!];
    if (probability < LEAST_SHARE) break;
    if (only >= 0 ? index === only : !fixed.classes.has(index)) choices.push([index, probability]);
  }
  return choices.length > 0 ? choices : [[only >= 0 ? only : BLANK, 1]];
}

function afterStep(beam: readonly Node[], choices: Step, child: (node: Node, index: number) => Node): Node[] {
  const reached = new Set<Node>();
  for (const node of beam) {
    const both = node.blank + node.last;
    for (const [index, probability] of choices) {
      if (index === BLANK) {
        node.nextBlank += both * probability;
        reached.add(node);
        continue;
      }
      const isAgain = index === node.class && node.parent !== undefined;
      if (isAgain) {
        node.nextLast += node.last * probability;
        reached.add(node);
      }
      const weight = isAgain ? node.blank : both;
      if (weight === 0) continue;
      const next = child(node, index);
      next.nextLast += weight * probability;
      reached.add(next);
    }
  }
  const next = [...reached].map((node) => ({ node, score: scoreOf(node) }));
  next.sort((a, b) => b.score - a.score);
  const likeliest = Math.max(...next.map(({ node }) => node.nextBlank + node.nextLast));
  for (const node of beam) node.blank = node.last = 0;
  for (const [rank, { node }] of next.entries()) {
    const scale = rank < WIDTH ? 1 / likeliest : 0;
    [node.blank, node.last] = [node.nextBlank * scale, node.nextLast * scale];
    node.nextBlank = node.nextLast = 0;
  }
  return next.slice(0, WIDTH).map(({ node }) => node);
}

const scoreOf = ({ nextBlank, nextLast, favour }: Node) => Math.log(nextBlank + nextLast) + favour;

function childOf(node: Node, index: number, character: string, model: LetterModel): Node {
  const known = node.children.get(index);
  if (known !== undefined) return known;
  const { letters, log } = continued(node.letters, character, model);
  const favour = log === undefined ? 0 : MODEL_WEIGHT * log + LENGTH_BONUS;
  const child = nodeOf(node, index, letters, node.favour + favour);
  node.children.set(index, child);
  return child;
}

/** A gap may stand within a word or at the end of one: whichever the language finds likelier. */
function continued(
  letters: string,
  character: string,
  model: LetterModel,
): { letters: string; log?: number } {
  if (character === ' ') return { letters: letters.endsWith(GAP) ? letters : letters + GAP };
  if (!/\p{L}/u.test(character)) return { letters };
  const letter = folded(character);
  const hasGap = letters.endsWith(GAP);
  const ways = hasGap ? [letters.slice(0, -1) + letter, WORD_START + letter] : [letters + letter];
  return ways
    .map((way) => ({ letters: way, log: model.logOf(way, way.length - 1) }))
    .reduce((best, way) => (way.log > best.log ? way : best));
}

function nodeOf(parent: Node | undefined, index: number, letters: string, favour: number): Node {
  return {
    parent,
    class: index,
    letters,
    favour,
    children: new Map(),
    blank: 0,
    last: 0,
    nextBlank: 0,
    nextLast: 0,
  };
}

interface FixedSteps {
  /** The one class that may stand at a step; -1 where the language may choose. */
  only: Int32Array;
  /** Classes that are never chosen: figures, signs and blanks. */
  classes: ReadonlySet<number>;
}

const FIXED = /[\d\s/%#?\\½¼¾⅓⅔°×+=&]/;
/** Letters that figures are taken for. */
const LIKE_FIGURES = /[oOsSlI|]/;

function fixedSteps(
  lattice: Lattice,
  alphabet: readonly string[],
  greedy: readonly ReadCharacter[],
): FixedSteps {
  const only = new Int32Array(lattice.steps).fill(-1);
  const places = fixedPlaces(greedy);
  let place = -1;
  let last = BLANK;
  for (let step = 0; step < lattice.steps; step++) {
    const best = lattice.classes[step * SHOWN]!;
    if (best !== BLANK && best !== last) place++;
    if (best !== BLANK && places[place] === true) only[step] = best;
    last = best;
  }
  const classes = new Set(alphabet.flatMap((character, index) => (FIXED.test(character) ? [index] : [])));
  return { only, classes };
}

/** A space stands where nothing was read between the characters around it; returns those without such a place. */
function holdGaps(
  { only }: FixedSteps,
  { steps, classes }: Lattice,
  spaced: readonly ReadCharacter[],
  space: number,
): ReadCharacter[] {
  return spaced.filter(({ character, at }, index) => {
    if (character !== GAP) return false;
    const isFree = (step: number) => classes[step * SHOWN] === BLANK;
    const [first, middle, last] = [spaced[index - 1]?.at ?? 0, at, spaced[index + 1]?.at ?? 1].map((share) =>
      Math.floor(share * steps),
    ) as [number, number, number];
    if (only[middle] === space) return false;
    let step = middle;
    while (step < last && !isFree(step)) step++;
    if (!isFree(step)) for (step = middle; step > first && !isFree(step);) step--;
    if (!isFree(step)) return true;
    only[step] = space;
    return false;
  });
}

/** Which characters are figures, or letters between which and a figure nothing stands: '1o', 'l/2'. */
function fixedPlaces(greedy: readonly ReadCharacter[]): boolean[] {
  const text = greedy.map(({ character }) => character);
  const places = text.map((character) => FIXED.test(character));
  const mark = (at: number, from: number) => {
    if (!LIKE_FIGURES.test(text[at] ?? '') || text[from] === ' ' || places[from] !== true) return;
    places[at] = true;
  };
  for (let at = 1; at < text.length; at++) mark(at, at - 1);
  for (let at = text.length - 2; at >= 0; at--) mark(at, at + 1);
  return places;
}
