import { fold, foldWords } from '@larder/shared/language/fold';
import { anyWord } from '../language/lexicon.ts';
import {
  headingsNearly,
  isNutrition,
  matchHeading,
  partNamed,
  type HeadingMatch,
} from '../lines/headings.ts';

/** What a row announces when it stands as a heading; a letter that was misread does not hide it. */
export function readHeading(text: string): HeadingMatch | undefined {
  const match = matchHeading(text);
  if (match?.isExact === true) return match;
  const named = partNamed(text);
  if (named === 'ingredients' || named === 'instructions') return { kind: named, isExact: true };
  return match ?? headingsNearly(text);
}

const NUTRIENTS = new RegExp(anyWord('nutrients', 'calories'), 'gu');

/** 'Calories: 310 Protein: 12g Fat: 18g' */
function countsNutrients(text: string): boolean {
  const numbers = text.match(/\d+/g)?.length ?? 0;
  return numbers >= 2 && new Set(fold(text).match(NUTRIENTS)).size >= 2;
}

/** What a row begins that is said beside the recipe: notes with 'Tip: it keeps for a week', else what is no part of it. */
export function asideAt(text: string): 'notes' | 'aside' | undefined {
  if (isNutrition(foldWords(text)) || countsNutrients(text)) return 'aside';
  const name = /^([^:]{3,20}):\s/u.exec(text)?.[1];
  const match = name === undefined ? undefined : matchHeading(name);
  if (match?.kind !== 'other' || !match.isExact) return undefined;
  return match.isNotes ? 'notes' : 'aside';
}
