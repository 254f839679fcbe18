import { foldWords } from '@larder/shared/language/fold';
import type { Difficulty } from '@larder/shared/recipe/messages';
import { anyOf, anyWord, wordsOf } from '../language/lexicon.ts';
import { beginsWithWord } from './labels.ts';

const LEVELS: [Difficulty, ReadonlySet<string>][] = [
  ['easy', wordsOf('easy', 'easyLevel')],
  ['hard', wordsOf('hard', 'hardLevel')],
  ['medium', wordsOf('mediumLevel')],
];

/** The difficulty that a short text names, alone ('Easy'). */
export function matchDifficulty(text: string): Difficulty | undefined {
  const folded = foldWords(text);
  return LEVELS.find(([, words]) => words.has(folded))?.[0];
}

const LABELS = [...wordsOf('difficulty')].sort((one, other) => other.length - one.length);
const MAX_WORDS = 3;

/** True for the bare label of a difficulty, whose value stands elsewhere ('Difficulty'). */
export function isDifficultyLabel(text: string): boolean {
  return LABELS.includes(foldWords(text));
}

/** The difficulty that a folded text begins with after its label ('difficulty easy serves 4'), and what follows it. */
export function matchLabelledDifficulty(
  folded: string,
): { difficulty: Difficulty; rest: string } | undefined {
  const label = LABELS.find((word) => folded !== word && beginsWithWord(folded, word));
  if (label === undefined) return undefined;
  const words = folded.slice(label.length).trim().split(' ');
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
    const difficulty = matchDifficulty(words.slice(0, count).join(' '));
    if (difficulty !== undefined) return { difficulty, rest: words.slice(count).join(' ') };
  }
  return undefined;
}

const SAID = new RegExp(String.raw`${anyOf('difficulty')}\s?(?:level)?\s?[:=–-]\s?(\p{L}+)`, 'u');
const EASY = new RegExp(anyWord('easy'), 'u');
const HARD = new RegExp(anyWord('hard'), 'u');

/** Of a folded text: easy, hard, or medium for anything else; what it says of its difficulty goes before words in passing. */
export function difficultyIn(folded: string): Difficulty {
  const said = SAID.exec(folded)?.[1];
  if (said !== undefined) return matchDifficulty(said) ?? 'medium';
  if (EASY.test(folded)) return 'easy';
  return HARD.test(folded) ? 'hard' : 'medium';
}
