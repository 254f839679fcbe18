import { foldForSearch } from '../language/search.ts';
import { lineChanges } from './line-changes.ts';

/**
 * What each line that is no longer there has become, as far as another one took its place: of those that are new there the one with most
 * of its words.
 */
export function editedLines(before: readonly string[], after: readonly string[]): Map<string, string> {
  const edited = new Map<string, string>();
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    const pairs = removed.flatMap((line) =>
      added.map((next) => ({ line, next, score: sharedWords(line, next) })),
    );
    for (const { line, next } of pairs.toSorted((a, b) => b.score - a.score))
      if (!edited.has(line) && ![...edited.values()].includes(next)) edited.set(line, next);
    [removed, added] = [[], []];
  };
  for (const { kind, text } of lineChanges(before, after)) {
    if (kind === 'kept') settle();
    else if (kind === 'removed' && !after.includes(text)) removed.push(text);
    else if (kind === 'added' && !before.includes(text)) added.push(text);
  }
  settle();
  return edited;
}

function sharedWords(one: string, other: string): number {
  const words = new Set(wordsOf(one));
  return wordsOf(other).filter((word) => words.has(word)).length;
}

const wordsOf = (line: string) => foldForSearch(line).match(/\p{L}+/gu) ?? [];
