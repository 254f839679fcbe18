import type { Difficulty } from '@larder/shared/recipe/messages';
import { anyOf } from '../language/lexicon.ts';
import { parseDuration } from '../lines/durations.ts';
import { foldWords } from '@larder/shared/language/fold';
import { isDifficultyLabel, matchDifficulty, matchLabelledDifficulty } from '../lines/difficulty.ts';
import { type FactLabel, matchLabel } from '../lines/labels.ts';
import { withLabelFirst } from '../lines/label-last.ts';
import { readFacts } from '../page/facts.ts';

export type PhotoFacts = ReturnType<typeof readFacts>;
/** What a row of facts may be about. */
export type PhotoFactLabel = FactLabel | 'difficulty';

const MAX_CHARS = 120;
/** 'Makes about 24 small round biscuits'. */
const MAX_WORDS_OF_YIELD = 4;
const SEPARATOR = /\s*[|·•;]\s*|\s*[,/](?!\d)\s*|\s+[-–—I.]\s+/;

/**
 * What a row of facts is made of ('Serves 4 · Prep 15 minutes · Difficulty: easy'); undefined for a row that says more than
 * labels, difficulties, numbers and their units.
 */
export function factLabels(text: string): PhotoFactLabel[] | undefined {
  if (text.length > MAX_CHARS) return undefined;
  const labels: PhotoFactLabel[] = [];
  let others = 0;
  let rest = foldWords(text);
  const first = matchFact(rest);
  while (rest !== '') {
    const match = matchFact(rest);
    const word = rest.split(' ', 1)[0] ?? '';
    if (match !== undefined) labels.push(match.label);
    else if (!isAmountWord(word)) others++;
    rest = match?.rest ?? rest.slice(word.length).trim();
  }
  const begins = first !== undefined || labels.length > 1 || withLabelFirst(text) !== undefined;
  const spare = first?.label === 'servings' && first.word.length > 4 ? MAX_WORDS_OF_YIELD : labels.length;
  const hasValue = /\d/.test(text) || (labels.length > 0 && labels.every((label) => label === 'difficulty'));
  return labels.length > 0 && hasValue && begins && others <= spare ? labels : undefined;
}

interface FactMatch {
  label: PhotoFactLabel;
  /** What says which fact it is. */
  word: string;
  rest: string;
}

/** A label at the start of a folded text; 'for' in front of a time says nothing of servings. */
function matchFact(folded: string): FactMatch | undefined {
  const difficulty = matchLabelledDifficulty(folded);
  if (difficulty !== undefined) return { label: 'difficulty', word: '', rest: difficulty.rest };
  const match = matchLabel(folded);
  if (match?.label !== 'servings') return match;
  const [number = '', unit = ''] = match.rest.split(' ');
  const isTime = /^\d+$/.test(number) && unit !== '' && parseDuration(`1 ${unit}`) !== undefined;
  return isTime ? undefined : match;
}

/** True for a label whose value stands in the row below: 'Prep time', 'SERVES'. */
export function isBareLabel(text: string): boolean {
  return !/\d/.test(text) && matchLabel(foldWords(text))?.rest === '';
}

/** True for a row that names a difficulty and nothing else: 'Easy'. */
export function isBareDifficulty(text: string): boolean {
  return matchDifficulty(text) !== undefined;
}

/** True for a label and the row below that holds its value: 'Serves' over '4', 'Difficulty' over 'Easy'. */
export function isLabelAndValue(label: string, value: string): boolean {
  return (
    (isBareLabel(label) && continuesFacts(value)) || (isDifficultyLabel(label) && isBareDifficulty(value))
  );
}

const PARTS_OF_ROW = /[|·•;,]/;
const LABEL_END = /[:：]/;

/** The difficulty that some rows name: after its label, or as one of the short facts that a row lists ('Serves 4 | Easy'). */
export function difficultyOf(rows: readonly string[]): Difficulty | null {
  const parts = rows.flatMap((row) => row.split(PARTS_OF_ROW));
  for (const part of parts) {
    const words = foldWords(part).split(' ');
    const labelled = words
      .map((_, index) => matchLabelledDifficulty(words.slice(index).join(' ')))
      .find((match) => match !== undefined);
    if (labelled !== undefined) return labelled.difficulty;
  }
  const named = parts.flatMap((part) => part.split(LABEL_END)).map(matchDifficulty);
  return named.find((difficulty) => difficulty !== undefined) ?? null;
}

/** True for a row that only goes on with the facts of the row above ('60 minutes.'). */
export function continuesFacts(text: string): boolean {
  return /\d/.test(text) && foldWords(text).split(' ').every(isAmountWord);
}

function isAmountWord(word: string): boolean {
  return /^\d+$/.test(word) || parseDuration(`1 ${word}`) !== undefined;
}

/** '2 SERVINGS PREP 5 MIN' is two facts. */
const YIELD = new RegExp(String.raw`^\d{1,3}\s${anyOf('portions', 'eaters')}(?=\s+\p{L})`, 'iu');

/** Times and servings of some rows of facts. */
export function readPhotoFacts(rows: readonly string[]): PhotoFacts {
  const items = rows
    .flatMap((row) => row.split(SEPARATOR))
    .flatMap((text) => [YIELD.exec(text)?.[0] ?? '', text.replace(YIELD, '').trim()])
    .filter((text) => text !== '')
    .map((text) => withLabelFirst(text) ?? text)
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
