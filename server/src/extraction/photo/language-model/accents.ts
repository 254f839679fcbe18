import { folded } from './fold.ts';
import { mixed } from './hashed-table.ts';
import type { WeightTable } from './weight-table.ts';

/** What was learned of the accents of one language. */
export interface AccentWeights {
  /** For each letter as it is read the letters that may stand there, the plain one first. */
  choices: Readonly<Record<string, string>>;
  /** What each sign of a choice says for it. */
  weights: WeightTable;
  /** What its words are worth, by the hash of each. */
  words: WeightTable;
}

/** A word as it is read, small and without accents, with the words beside it. */
export interface FoldedWord {
  letters: string;
  isCapital: boolean;
  before: string;
  after: string;
}

/** How much of the word on each side of a letter is looked at. */
const WINDOWS: readonly (readonly [left: number, right: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [3, 3],
  [4, 4],
];

/** The small plain letter under a read one; 'B' within a word, which an 'ß' is taken for, stays what it is. */
export function foldedWord(word: string): string {
  let letters = '';
  for (let at = 0; at < word.length; at++) {
    const isSharp = word[at] === 'B' && at > 0 && /\p{Ll}/u.test(word[at - 1] ?? '');
    letters += isSharp ? 'B' : folded(word[at] ?? '');
  }
  return letters;
}

/** Hashes of all that tells which letter stands at a place of a word. */
export function signsAt({ letters, isCapital, before, after }: FoldedWord, at: number): number[] {
  const padded = `      ^${letters}$      `;
  const here = at + 7;
  const start = mixed(0x2545f491, padded.charCodeAt(here));
  const signs = WINDOWS.map(([left, right], index) => {
    let hash = mixed(start, index + 1);
    for (let place = here - left; place <= here + right; place++)
      hash = mixed(hash, padded.charCodeAt(place));
    return hash;
  });
  // Endings follow from the word before: 'z cebulą'.
  const ending = hashOf(mixed(start, letters.length - at), letters.slice(Math.max(0, at - 1)));
  const whole = hashOf(mixed(mixed(start, 50), at), letters);
  signs.push(
    whole,
    mixed(whole, isCapital ? 2 : 1),
    hashOf(mixed(start, 51), letters.slice(0, at + 2)),
    hashOf(mixed(start, 52), letters.slice(Math.max(0, at - 1))),
    hashOf(mixed(whole, 53), before),
    hashOf(mixed(whole, 54), after),
    hashOf(mixed(ending, 55), before),
    hashOf(mixed(ending, 56), after),
  );
  return signs;
}

function hashOf(seed: number, text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

/** The hash of a sign and one choice. */
export const signOf = (sign: number, choice: string): number => mixed(sign, choice.charCodeAt(0) + 7);

/** The letters that may stand at a place of a word: 'æ' and 'œ' are read as two. */
export function choicesAt(choices: AccentWeights['choices'], letters: string, at: number): string[] {
  const all = [...(choices[letters[at] ?? ''] ?? '')];
  return letters[at + 1] === 'e' ? all : all.filter((letter) => letter !== 'æ' && letter !== 'œ');
}

/** A word with its accents; `sureness` is how likely it is to be the right spelling of what was read. */
export interface Spelling {
  /** One for each letter that was read; empty where it is part of the one before. */
  letters: string[];
  sureness: number;
}

/** What it counts for a letter that the recogniser read it with its accent, or without: little where it lacks most of them. */
const READ = { accent: 3, plain: 0.3 };
const READ_KNOWING_MARKS = { accent: 3, plain: 1 };

/** So many spellings of a word are compared. */
const COMPARED = 24;

/** A part of a compound has at least so many letters; what its rarer part is worth counts by this. */
const SHORTEST_PART = 3;
const COMPOUND = 0.7;

interface Candidate {
  letters: string[];
  score: number;
}

/** The likeliest spelling of a word, by what its language writes and by the words that it has. */
export function spell(
  { choices, weights, words }: AccentWeights,
  word: FoldedWord,
  read: string,
  knowsMarks = false,
): Spelling {
  const known = { choices, weights, worth: knowsMarks ? READ_KNOWING_MARKS : READ };
  let candidates: Candidate[] = [{ letters: [], score: 0 }];
  for (let at = 0; at < word.letters.length; at++) {
    const likely = likelyLetters(known, word, at, read[at]?.toLowerCase() ?? '');
    candidates = candidates
      .flatMap((candidate) => (candidate.letters.length > at ? [candidate] : continued(candidate, likely)))
      .sort((a, b) => b.score - a.score)
      .slice(0, COMPARED);
  }
  for (const candidate of candidates) candidate.score += worthOf(candidate.letters.join(''), words);
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  const all = candidates.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return { letters: best.letters, sureness: 1 / all };
}

/**
 * True where a word stays as a recogniser that knows marks surely read it: it has marks and is a word of the language, or its other
 * spelling is no better known. Many leave the mark of a capital out: 'Eén' is the word 'één'.
 */
export function staysAsRead(
  { choices, words }: AccentWeights,
  { letters, isCapital }: FoldedWord,
  read: string,
  spelled: readonly string[],
): boolean {
  const seen = read.toLowerCase();
  const isOwn = [...seen].every((letter, at) =>
    (choices[letters[at] ?? ''] ?? letters[at] ?? '').includes(letter),
  );
  // Where one letter stands for two, or for another, it was not the mark that was chosen.
  if (!isOwn || /[Bæœ]/.test(letters + seen) || spelled.includes('')) return false;
  const initials = isCapital ? [...choicesAt(choices, letters, 0)] : [];
  const known = [seen, ...initials.map((initial) => initial + seen.slice(1))];
  const worth = Math.max(...known.map((word) => worthOf(word, words)));
  const isMarked = /[^a-z]/.test(seen);
  return (isMarked && worth > 0) || worth >= worthOf(spelled.join(''), words);
}

/** What a spelling is worth: as a word that the language has, else as two that are written as one ('Blattspinat'). */
function worthOf(word: string, words: WeightTable): number {
  const whole = words.get(wordHash(word));
  if (whole > 0) return whole;
  let most = 0;
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++) {
    const head = words.get(wordHash(word.slice(0, end)));
    if (head === 0) continue;
    const tail = words.get(wordHash(word.slice(end)));
    if (tail > 0) most = Math.max(most, COMPOUND * Math.min(head, tail));
  }
  return most;
}

function continued(
  { letters, score }: Candidate,
  likely: readonly (readonly [string, number])[],
): Candidate[] {
  return likely.map(([letter, log]) => ({
    letters: letter === 'æ' || letter === 'œ' ? [...letters, letter, ''] : [...letters, letter],
    score: score + log,
  }));
}

/** The letters that may stand at a place of a word, with the logarithm of how likely each is. */
function likelyLetters(
  { choices, weights, worth }: Pick<AccentWeights, 'choices' | 'weights'> & { worth: typeof READ },
  word: FoldedWord,
  at: number,
  seen: string,
): [letter: string, log: number][] {
  const possible = choicesAt(choices, word.letters, at);
  const isForeign = worth === READ_KNOWING_MARKS && /[^a-z]/.test(seen) && !possible.includes(seen);
  // Where the language has no mark at all, as on the 'è' of a German 'Crème', it can only have been seen.
  if (possible.length < 2) return [[isForeign ? seen : (possible[0] ?? seen), 0]];
  const signs = signsAt(word, at);
  const scores = possible.map((choice) => {
    const sum = signs.reduce((all, sign) => all + weights.get(signOf(sign, choice)), 0);
    // A mark that the language does not write is one of its own that was read wrongly: 'păo' is 'pão'.
    if (isForeign) return sum + (choice === possible[0] ? 0 : worth.accent);
    return sum + (choice !== seen ? 0 : choice === possible[0] ? worth.plain : worth.accent);
  });
  const most = Math.max(...scores);
  const all = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return possible.map((choice, index) => [choice, scores[index]! - all]);
}

/** The hash of a word in small letters. */
export const wordHash = (word: string): number => hashOf(0x3c6ef372, word);
