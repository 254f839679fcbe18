import type { Difficulty } from '@larder/shared/recipe/messages';
import {
  DIFFICULTY_LABELS,
  DIFFICULTY_WORDS,
  FURNITURE_WORDS,
  LANGUAGES,
  MARKER_PARTS,
  SHARING_WORDS,
  type LanguageWords,
} from './words.ts';

/** What a heading announces; `other` is a part of the page that belongs to no list (notes, nutrition, comments). */
export type HeadingKind = 'ingredients' | 'instructions' | 'other';
export type TimeLabel = 'prepTime' | 'cookTime' | 'totalTime';

/** Lower case, no accents, words separated by one space: the form in which words are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a ' | ' list. */
export function wordList(list: string): string[] {
  return list
    .split('|')
    .map(fold)
    .filter((word) => word !== '');
}

function allWords(field: keyof LanguageWords): string[] {
  return [...new Set(Object.values(LANGUAGES).flatMap((language) => wordList(language[field])))];
}

const HEADINGS: Record<HeadingKind, ReadonlySet<string>> = {
  ingredients: new Set(allWords('ingredients')),
  instructions: new Set(allWords('instructions')),
  other: new Set(allWords('other')),
};
const TIMES: Record<TimeLabel, readonly string[]> = {
  prepTime: allWords('prepTime'),
  cookTime: allWords('cookTime'),
  totalTime: allWords('totalTime'),
};
const SERVINGS = allWords('servings');
const TIME_WORDS = new Set(Object.values(TIMES).flat());
const FOR_THE = new Set(allWords('forThe'));
const UNITS = allWords('units').sort((left, right) => right.length - left.length);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const MAX_HEADING_WORDS = 7;

export interface HeadingMatch {
  kind: HeadingKind;
  /** True when the heading is nothing but the word. */
  isExact: boolean;
}

/** What a short text announces when it stands as a heading: 'Ingredients', 'Zutaten für 4 Personen', 'Cooking method:'. */
export function matchHeading(text: string): HeadingMatch | undefined {
  if (text.length > 80) return undefined;
  const folded = fold(text.replace(/\([^()]*\)/g, ' '));
  if (folded === '') return undefined;
  for (const kind of ['ingredients', 'instructions', 'other'] as const) {
    if (HEADINGS[kind].has(folded)) return { kind, isExact: true };
  }
  if (UNSPACED.test(folded)) return matchUnspaced(folded.replaceAll(' ', ''));
  return matchSpaced(folded.split(' '));
}

function matchSpaced(words: string[]): HeadingMatch | undefined {
  if (words.length > MAX_HEADING_WORDS) return undefined;
  for (let size = Math.min(4, words.length); size > 0; size--) {
    if (TIME_WORDS.has(words.slice(0, size).join(' ')) && size > 1) return { kind: 'other', isExact: false };
  }
  for (const kind of ['ingredients', 'instructions', 'other'] as const) {
    for (let size = Math.min(4, words.length); size > 0; size--) {
      const isStart = HEADINGS[kind].has(words.slice(0, size).join(' '));
      const isEnd =
        (kind !== 'other' || words.length <= 3) && HEADINGS[kind].has(words.slice(-size).join(' '));
      if (isStart || isEnd) return { kind, isExact: false };
    }
  }
  return undefined;
}

function matchUnspaced(text: string): HeadingMatch | undefined {
  if (text.length > 24) return undefined;
  for (const kind of ['ingredients', 'instructions', 'other'] as const) {
    for (const word of HEADINGS[kind]) {
      if (UNSPACED.test(word) && (text.startsWith(word) || text.endsWith(word)))
        return { kind, isExact: false };
    }
  }
  return undefined;
}

const LEAST_NEARLY = 7;

/** The heading that a text is but for one letter; a short one would be another word. */
export function headingsNearly(text: string): HeadingMatch | undefined {
  const folded = fold(text);
  if (folded.length < LEAST_NEARLY) return undefined;
  for (const kind of ['ingredients', 'instructions'] as const) {
    for (const word of HEADINGS[kind]) {
      if (word.length >= LEAST_NEARLY && differByOne(folded, word)) return { kind, isExact: true };
    }
  }
  return undefined;
}

function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === otherRest.slice(1) || rest === otherRest.slice(1) || rest.slice(1) === otherRest;
}

/** True when a text starts as headers inside ingredient lists do ('For the sauce', 'Für den Teig'). */
export function startsLikeSection(text: string): boolean {
  const words = fold(text).split(' ');
  return [1, 2].some((size) => words.length > size && FOR_THE.has(words.slice(0, size).join(' ')));
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const AMOUNT_UNIT = new RegExp(
  `(?:^|[\\s\\d/½¼¾⅓⅔⅛⅜⅝⅞])(?:${UNITS.filter((unit) => !UNSPACED.test(unit))
    .map(escape)
    .join('|')})(?![\\p{L}])|(?:${UNITS.filter((unit) => UNSPACED.test(unit))
    .map(escape)
    .join('|')})`,
  'u',
);

/** True when a text names a kitchen measure in any language. */
export function namesUnit(text: string): boolean {
  return AMOUNT_UNIT.test(fold(text));
}

const LABELS = [
  ...(['prepTime', 'cookTime', 'totalTime'] as const).flatMap((label) =>
    TIMES[label].map((word) => ({ label, word })),
  ),
  ...SERVINGS.map((word) => ({ label: 'servings' as const, word })),
].sort((left, right) => right.word.length - left.word.length);

export type FactLabel = TimeLabel | 'servings';

/** The label that a short folded text begins with, the word that says so and what follows ('prep time 10 min' -> prepTime). */
export function matchLabel(folded: string): { label: FactLabel; word: string; rest: string } | undefined {
  const found = LABELS.find(
    ({ word }) =>
      folded.startsWith(word) &&
      (folded.length === word.length || folded[word.length] === ' ' || UNSPACED.test(word)),
  );
  return found && { ...found, rest: folded.slice(found.word.length).trim() };
}

const RECIPE_WORDS = new Set(allWords('recipe'));

/** A title without the bare word for a recipe behind a dash or bar ('Apple pie – recipe'). */
export function withoutRecipeWord(title: string): string {
  const [rest, last] = /^(.*\S)(?:\s[-–—:]|\s?[|»•])\s([^-–—:|»•]+)$/u.exec(title)?.slice(1) ?? [];
  return rest !== undefined && RECIPE_WORDS.has(fold(last ?? '')) ? rest : title;
}

const DIFFICULTIES: [Difficulty, ReadonlySet<string>][] = [
  ['easy', new Set(wordList(DIFFICULTY_WORDS.easy))],
  ['hard', new Set(wordList(DIFFICULTY_WORDS.hard))],
  ['medium', new Set(wordList(DIFFICULTY_WORDS.medium))],
];

/** The difficulty that a short text names, alone ('Easy'). */
export function matchDifficulty(text: string): Difficulty | undefined {
  const folded = fold(text);
  return DIFFICULTIES.find(([, words]) => words.has(folded))?.[0];
}

const DIFFICULTY_LABEL_WORDS = wordList(DIFFICULTY_LABELS).sort((left, right) => right.length - left.length);
const MAX_DIFFICULTY_WORDS = 3;

/** True for the bare label of a difficulty, whose value stands elsewhere ('Difficulty'). */
export function isDifficultyLabel(text: string): boolean {
  return DIFFICULTY_LABEL_WORDS.includes(fold(text));
}

/** The difficulty that a folded text begins with after its label ('difficulty easy serves 4'), and what follows it. */
export function matchLabelledDifficulty(
  folded: string,
): { difficulty: Difficulty; rest: string } | undefined {
  const label = DIFFICULTY_LABEL_WORDS.find(
    (word) => folded.startsWith(word) && (folded[word.length] === ' ' || UNSPACED.test(word)),
  );
  if (label === undefined) return undefined;
  const words = folded.slice(label.length).trim().split(' ');
  for (let count = Math.min(MAX_DIFFICULTY_WORDS, words.length); count > 0; count--) {
    const difficulty = matchDifficulty(words.slice(0, count).join(' '));
    if (difficulty !== undefined) return { difficulty, rest: words.slice(count).join(' ') };
  }
  return undefined;
}

const FURNITURE = wordList(FURNITURE_WORDS);
const SHARING = new Set(wordList(SHARING_WORDS).flatMap((name) => name.split(' ')));
const MAX_FURNITURE_CHARS = 120;

/** True for a line that belongs to the site around a recipe: 'Print recipe', 'Subscribe to our newsletter', a row of networks. */
export function isFurniture(text: string): boolean {
  if (text.length > MAX_FURNITURE_CHARS) return false;
  if (/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}|\[PDF\b/.test(text)) return true;
  const folded = fold(text);
  const words = folded.split(' ');
  if (words.length >= 2 && words.every((word) => SHARING.has(word))) return true;
  return FURNITURE.some((start) => folded === start || folded.startsWith(`${start} `));
}

/** The part of a recipe that a class name, id or test id speaks of. */
export function matchMarker(marker: string): 'ingredients' | 'instructions' | undefined {
  if (MARKERS.ingredients.test(marker)) return 'ingredients';
  return MARKERS.instructions.test(marker) ? 'instructions' : undefined;
}

const markerPattern = (parts: string) =>
  new RegExp(
    parts
      .split('|')
      .map((part) => escape(part.trim()))
      .join('|'),
    'i',
  );
const MARKERS = {
  ingredients: markerPattern(MARKER_PARTS.ingredients),
  instructions: markerPattern(MARKER_PARTS.instructions),
};
