import { isHeader } from '@larder/shared/recipe-text/sections';
import { lineKey, sharedWords, wordsOf } from './text.ts';

const ENOUGH_ALIKE = 0.6;
const ENOUGH_MATCHED = 0.75;

/**
 * Puts the section headers of one list of lines into another writing of the same list: each header goes before the line
 * that matches the first line under it. Unchanged when the lists do not match or the headers say nothing.
 */
export function withSectionsOf(lines: readonly string[], sectioned: readonly string[]): string[] {
  if (lines.some(isHeader) || !sectioned.some(isHeader)) return [...lines];
  const places = matchLines(
    lines,
    sectioned.filter((line) => !isHeader(line)),
  );
  const matched = places.filter((place) => place !== undefined).length;
  if (matched < Math.max(lines.length, places.length) * ENOUGH_MATCHED) return [...lines];
  const headers = new Map<number, string>();
  let index = 0;
  let header: string | undefined;
  for (const line of sectioned) {
    if (isHeader(line)) {
      header = line;
      continue;
    }
    const place = places[index++];
    if (header !== undefined && place !== undefined) {
      headers.set(place, header);
      header = undefined;
    }
  }
  const keys = new Set([...headers.values()].map(lineKey));
  return lines.flatMap((line, place) => {
    const own = headers.get(place);
    // The data may hold the header as a line.
    if (keys.has(lineKey(line)) && headers.has(place + 1)) return [];
    return own === undefined ? [line] : [own, line];
  });
}

/** For each of `others` the place of its line in `lines`, in order: equal keys first, then alike words nearby. */
function matchLines(lines: readonly string[], others: readonly string[]): (number | undefined)[] {
  const keys = lines.map(lineKey);
  const words = lines.map(wordsOf);
  let next = 0;
  return others.map((other) => {
    const key = lineKey(other);
    const bag = wordsOf(other);
    for (let place = next; place < Math.min(lines.length, next + 6); place++) {
      if (keys[place] === key || sharedWords(words[place] ?? [], bag) >= ENOUGH_ALIKE) {
        next = place + 1;
        return place;
      }
    }
    return undefined;
  });
}
