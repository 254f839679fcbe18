import { anyOf, wordsOf } from '../language/lexicon.ts';
import { UNSPACED } from '../language/notation.ts';

export type TimeLabel = 'prepTime' | 'cookTime' | 'totalTime';
export type FactLabel = TimeLabel | 'servings';

const longestFirst = (one: string, other: string) => other.length - one.length;

const LABELS = [
  ...(['prepTime', 'cookTime', 'totalTime'] as const).flatMap((label) =>
    [...wordsOf(label)].map((word) => ({ label, word })),
  ),
  ...[...wordsOf('servings', 'makes', 'forWord', 'eaters', 'portions')].map((word) => ({
    label: 'servings' as const,
    word,
  })),
].sort((left, right) => longestFirst(left.word, right.word));
/** By their first letter, since every line of a page is asked. */
const LABELS_BY_LETTER = new Map(
  [...new Set(LABELS.map(({ word }) => word[0]))].map((letter) => [
    letter,
    LABELS.filter(({ word }) => word[0] === letter),
  ]),
);

/** The label that a short folded text begins with, the word that says so and what follows ('prep time 10 min' -> prepTime). */
export function matchLabel(folded: string): { label: FactLabel; word: string; rest: string } | undefined {
  const found = LABELS_BY_LETTER.get(folded[0])?.find(({ word }) => beginsWithWord(folded, word));
  return found && { ...found, rest: folded.slice(found.word.length).trim() };
}

const TIME_NOUN = new RegExp(anyOf('timeNouns'), 'u');

/** True for a label that says of what follows it that it is a time: 'cook time', not 'cook'. */
export function namesTime(word: string): boolean {
  return TIME_NOUN.test(word);
}

/** True for a folded text that begins with a word, not with a part of another. */
export function beginsWithWord(folded: string, word: string): boolean {
  if (!folded.startsWith(word)) return false;
  return folded.length === word.length || /[ \d]/.test(folded[word.length] ?? '') || UNSPACED.test(word);
}
