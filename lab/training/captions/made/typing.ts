import type { Draws } from './draws.ts';
import type { Typing } from './writing.ts';

export type LetterCase = 'as' | 'lower' | 'upper';

/** How a writer types at all. */
export interface TypingHabits {
  letters: LetterCase;
  /** Whether full stops, commas and the like are left out. */
  bare: boolean;
  flat: boolean;
  stops: boolean;
  /** Between the parts of a caption of one paragraph. */
  joint: string;
  /** One piece in so many holds a slip; 0 for none. */
  slips: number;
  cipher: ((piece: string) => string) | undefined;
}

const SAME = (piece: string) => piece;

export function typingOf(draws: Draws, habits: TypingHabits): Typing {
  const letters = LETTERS[habits.letters];
  return {
    flat: habits.flat,
    stops: habits.stops && !habits.bare && habits.joint === ' ',
    joint: habits.joint,
    retype(piece) {
      let typed = habits.slips && draws.chance(1 / habits.slips) ? withSlip(draws, piece) : piece;
      if (habits.bare) typed = typed.replace(/[.,;:!](?=\s|$)/g, '');
      return letters((habits.cipher ?? SAME)(typed));
    },
  };
}

const LETTERS: Record<LetterCase, (piece: string) => string> = {
  as: SAME,
  lower: (piece) => piece.toLowerCase(),
  upper: (piece) => piece.toUpperCase(),
};

/** Two letters of a word swapped, one doubled or one lost. */
function withSlip(draws: Draws, piece: string): string {
  const words = [...piece.matchAll(/\p{L}{4,}/gu)];
  if (words.length === 0) return piece;
  const word = draws.pick(words);
  const at = word.index + draws.whole(1, word[0].length - 3);
  const [before, one, two, after] = [
    piece.slice(0, at),
    piece[at] ?? '',
    piece[at + 1] ?? '',
    piece.slice(at + 2),
  ];
  return before + draws.pick([two + one, one + one + two, two]) + after;
}

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
const VOWELS = 'aeiouy';
const OTHER_VOWELS = 'aeiouyåäöüéáóăąęőūîøèâ';
/** First letters of scripts that have as many as needed in a row. */
const SCRIPTS = [
  0x3b1, 0x430, 0x561, 0x10d0, 0x5d0, 0x627, 0x905, 0xe01, 0x995, 0xb85, 0x3042, 0x4e00, 0xac00,
];

/** Letters swapped for others throughout, as in a language that the reader does not know. */
export function cipherOf(draws: Draws): (piece: string) => string {
  const map = draws.chance(0.25) ? otherScript(draws) : otherLetters(draws);
  return (piece) =>
    piece.replace(/[a-z]/gi, (letter) => {
      const small = map.get(letter.toLowerCase()) ?? letter;
      return letter === letter.toLowerCase() ? small : small.toUpperCase();
    });
}

function otherLetters(draws: Draws): Map<string, string> {
  const consonants = draws.shuffled([...CONSONANTS]);
  const vowels = draws.shuffled([...OTHER_VOWELS]);
  return new Map([
    ...[...CONSONANTS].map((letter, place) => [letter, consonants[place] ?? letter] as const),
    ...[...VOWELS].map((letter, place) => [letter, vowels[place] ?? letter] as const),
  ]);
}

function otherScript(draws: Draws): Map<string, string> {
  const first = draws.pick(SCRIPTS);
  const order = draws.shuffled([...'abcdefghijklmnopqrstuvwxyz']);
  return new Map(order.map((letter, place) => [letter, String.fromCharCode(first + (place % 25))]));
}
