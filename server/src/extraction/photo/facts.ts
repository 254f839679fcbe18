import { parseDuration } from '../page/durations.ts';
import { readFacts } from '../page/facts.ts';
import { fold, matchLabel, type FactLabel } from '../page/vocabulary.ts';

export type PhotoFacts = ReturnType<typeof readFacts>;

const MAX_CHARS = 120;
const SEPARATOR = /\s*[|·•;,/]\s*|\s+[-–—]\s+/;

/**
 * What a row of facts is made of ('Serves 4 · Prep 15 minutes'); undefined for a row that says more than labels, numbers
 * and their units.
 */
export function factLabels(text: string): FactLabel[] | undefined {
  if (text.length > MAX_CHARS || !/\d/.test(text)) return undefined;
  const labels: FactLabel[] = [];
  let others = 0;
  let rest = fold(text);
  while (rest !== '') {
    const match = matchLabel(rest);
    const word = rest.split(' ', 1)[0] ?? '';
    if (match !== undefined) labels.push(match.label);
    else if (!isAmountWord(word)) others++;
    rest = match?.rest ?? rest.slice(word.length).trim();
  }
  const begins = matchLabel(fold(text)) !== undefined || labels.length > 1;
  return labels.length > 0 && begins && others <= labels.length ? labels : undefined;
}

/** True for a row that only goes on with the facts of the row above ('60 minutes.'). */
export function continuesFacts(text: string): boolean {
  return /\d/.test(text) && fold(text).split(' ').every(isAmountWord);
}

function isAmountWord(word: string): boolean {
  return /^\d+$/.test(word) || parseDuration(`1 ${word}`) !== undefined;
}

/** Times and servings of some rows of facts. */
export function readPhotoFacts(rows: readonly string[]): PhotoFacts {
  const items = rows
    .flatMap((row) => row.split(SEPARATOR))
    .map((text, place) => ({
      text,
      place,
      level: 0,
      list: 0,
      isListItem: false,
      isHidden: false,
      isChrome: false,
    }));
  return readFacts(items, undefined);
}
