import { headingsNearly, matchHeading, partNamed, type HeadingMatch } from '../lines/headings.ts';

/** What a row announces when it stands as a heading; a letter that was misread does not hide it. */
export function readHeading(text: string): HeadingMatch | undefined {
  const match = matchHeading(text);
  if (match?.isExact === true) return match;
  const named = partNamed(text);
  if (named === 'ingredients' || named === 'instructions') return { kind: named, isExact: true };
  return match ?? headingsNearly(text);
}

/** True for a row that begins what is said beside the recipe: 'Tip: it keeps for a week.' */
export function beginsAside(text: string): boolean {
  const name = /^([^:]{3,20}):\s/u.exec(text)?.[1];
  const match = name === undefined ? undefined : matchHeading(name);
  return match?.kind === 'other' && match.isExact;
}
