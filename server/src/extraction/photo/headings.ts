import { partNamed, SHOPPING } from '../text/lexicon.ts';
import { fold, headingsNearly, matchHeading, type HeadingMatch } from '../page/vocabulary.ts';

/** What a row announces when it stands as a heading; a letter that was misread does not hide it. */
export function readHeading(text: string): HeadingMatch | undefined {
  const match = matchHeading(text);
  if (match?.isExact === true) return match;
  const named = partNamed(fold(text));
  if (named === 'ingredients' || named === 'method')
    return { kind: named === 'method' ? 'instructions' : named, isExact: true };
  return match ?? headingsNearly(text);
}

/** True for a list of what is to be bought, which is no recipe yet. */
export function isShoppingList(text: string): boolean {
  return SHOPPING.test(fold(text));
}

/** True for a row that begins what is said beside the recipe: 'Tip: it keeps for a week.' */
export function beginsAside(text: string): boolean {
  const name = /^([^:]{3,20}):\s/u.exec(text)?.[1];
  const match = name === undefined ? undefined : matchHeading(name);
  return match?.kind === 'other' && match.isExact;
}
