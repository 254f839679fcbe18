import { parseDuration } from '../page/durations.ts';
import { readFacts } from '../page/facts.ts';
import { fold, matchLabel, type FactLabel } from '../page/vocabulary.ts';

export type PhotoFacts = ReturnType<typeof readFacts>;

const MAX_CHARS = 120;
/** 'Makes about 24 small round biscuits'. */
const MAX_WORDS_OF_YIELD = 4;
const SEPARATOR = /\s*[|·•;]\s*|\s*[,/](?!\d)\s*|\s+[-–—I]\s+/;

/**
 * What a row of facts is made of ('Serves 4 · Prep 15 minutes'); undefined for a row that says more than labels, numbers
 * and their units.
 */
export function factLabels(text: string): FactLabel[] | undefined {
  if (text.length > MAX_CHARS || !/\d/.test(text)) return undefined;
  const labels: FactLabel[] = [];
  let others = 0;
  let rest = fold(text);
  const first = matchFact(rest);
  while (rest !== '') {
    const match = matchFact(rest);
    const word = rest.split(' ', 1)[0] ?? '';
    if (match !== undefined) labels.push(match.label);
    else if (!isAmountWord(word)) others++;
    rest = match?.rest ?? rest.slice(word.length).trim();
  }
  const begins = first !== undefined || labels.length > 1 || turnedFact(text) !== undefined;
  const spare = first?.label === 'servings' && first.word.length > 4 ? MAX_WORDS_OF_YIELD : labels.length;
  return labels.length > 0 && begins && others <= spare ? labels : undefined;
}

/** A label at the start of a folded text; 'for' in front of a time says nothing of servings. */
function matchFact(folded: string): ReturnType<typeof matchLabel> {
  const match = matchLabel(folded);
  if (match?.label !== 'servings') return match;
  const [number = '', unit = ''] = match.rest.split(' ');
  const isTime = /^\d+$/.test(number) && unit !== '' && parseDuration(`1 ${unit}`) !== undefined;
  return isTime ? undefined : match;
}

/** True for a label whose value stands in the row below: 'Prep time', 'SERVES'. */
export function isBareLabel(text: string): boolean {
  return !/\d/.test(text) && matchLabel(fold(text))?.rest === '';
}

/** A fact that names its label last ('20 min prep', '30 minutes to cook', '4 Portionen'), the other way round. */
function turnedFact(text: string): string | undefined {
  const words = text.trim().replace(/[.:]$/, '').split(' ');
  for (const length of [3, 2, 1]) {
    const [value, name] = [words.slice(0, -length).join(' '), words.slice(-length).join(' ')];
    const match = matchLabel(fold(name));
    if (match?.rest !== '' || !/\d/.test(value)) continue;
    const isValue = match.label === 'servings' ? COUNT.test(value) : parseDuration(value) !== undefined;
    if (isValue) return `${name}: ${value}`;
  }
  return undefined;
}

const COUNT = /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/;

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
    .map((text) => turnedFact(text) ?? text)
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
