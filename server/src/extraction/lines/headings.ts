import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf, wordsOf } from '../language/lexicon.ts';
import { UNSPACED } from '../language/notation.ts';
import { memoized } from '../memoize.ts';
import { folded } from './folded.ts';

/** A part of a recipe as headings name it; `other` is none: nutrition, comments, related recipes. */
export type HeadingPart = 'ingredients' | 'instructions' | 'notes' | 'other';
/** The same where remarks are no part of the recipe either. */
export type HeadingKind = Exclude<HeadingPart, 'notes'>;

const WRITTEN = partsByName([
  ['other', wordsOf('other')],
  ['notes', wordsOf('notes')],
  ['instructions', wordsOf('instructions')],
  ['ingredients', wordsOf('ingredients')],
]);
/** With what people say instead when they write to others. */
const SAID = partsByName([
  ['other', wordsOf('other', 'otherSaid')],
  ['notes', wordsOf('notes')],
  ['instructions', wordsOf('instructions', 'howTo')],
  ['ingredients', wordsOf('ingredients', 'youNeed')],
]);

function partsByName(
  parts: readonly (readonly [HeadingPart, ReadonlySet<string>])[],
): ReadonlyMap<string, HeadingPart> {
  return new Map(parts.flatMap(([part, names]) => [...names].map((name) => [name, part] as const)));
}

/** The part that a whole heading names, whether it is written over a list or said to others. */
export function partNamed(text: string): HeadingPart | undefined {
  return SAID.get(foldWords(text));
}

const ASCII = /^[\0-\x7f]*$/;
/** The last word of every name, and the beginnings of a table of nutrients. */
const LAST_WORD = new RegExp(
  String.raw`\b(?:${[...new Set([...SAID.keys()].map((name) => name.split(' ').at(-1) ?? ''))]
    .filter((word) => /^[a-z]+$/.test(word))
    .join('|')})\b|${anyOf('nutritionStart')}`,
  'u',
);

/** False when no label in a folded text can name a part, since none of its words ends a name: asked of every line. */
export function mayNamePart(folded: string): boolean {
  return !ASCII.test(folded) || LAST_WORD.test(folded.replaceAll("'", ''));
}

const UNMISTAKABLE = wordsOf('unmistakable');

/** True for a word that heads a part and means nothing else, wherever it stands in a short line. */
export function isUnmistakable(folded: string): boolean {
  return UNMISTAKABLE.has(folded);
}

const NUTRITION = new RegExp(String.raw`^${anyOf('nutritionStart')}(?!\p{L})`, 'u');

/** True for a folded heading over what a dish does for the body. */
export function isNutrition(folded: string): boolean {
  return NUTRITION.test(folded);
}

const SHOPPING = new RegExp(anyOf('shopping'), 'u');

/** True for the heading of a list of what is to be bought, which is no recipe yet. */
export function isShoppingList(text: string): boolean {
  return SHOPPING.test(fold(text));
}

export interface HeadingMatch {
  kind: HeadingKind;
  /** True of remarks. */
  isNotes?: true;
  /** True when the heading is nothing but the word. */
  isExact: boolean;
}

const PARTS = ['ingredients', 'instructions', 'other', 'notes'] as const;
const NAMES: Record<HeadingPart, ReadonlySet<string>> = {
  ingredients: wordsOf('ingredients'),
  instructions: wordsOf('instructions'),
  other: wordsOf('other'),
  notes: wordsOf('notes'),
};
const SHORT_PARTS: readonly HeadingPart[] = ['other', 'notes'];

function matchOf(part: HeadingPart, isExact: boolean): HeadingMatch {
  return part === 'notes' ? { kind: 'other', isNotes: true, isExact } : { kind: part, isExact };
}

const TIME_LABELS = wordsOf('prepTime', 'cookTime', 'totalTime');
const UNSPACED_NAMES = PARTS.map(
  (part) =>
    [
      part,
      [...NAMES[part]].filter((name) => UNSPACED.test(name)).map((name) => name.replaceAll(' ', '')),
    ] as const,
);
const MAX_HEADING_CHARS = 80;
const MAX_HEADING_WORDS = 10;
const MAX_UNSPACED_CHARS = 24;

/** What a short text announces when it stands as a heading: 'Ingredients', 'Zutaten für 4 Personen', 'Cooking method:'. */
export const matchHeading = memoized((text: string): HeadingMatch | undefined => {
  if (text.length > MAX_HEADING_CHARS) return undefined;
  const name = folded(text.includes('(') ? text.replace(/\([^()]*\)/g, ' ') : text);
  if (name === '') return undefined;
  const part = WRITTEN.get(name);
  if (part !== undefined) return matchOf(part, true);
  return UNSPACED.test(name) ? matchUnspaced(name.replaceAll(' ', '')) : matchSpaced(name.split(' '));
});

const EVERY_NAME = [...TIME_LABELS, ...PARTS.flatMap((part) => [...NAMES[part]])].map((name) =>
  name.split(' '),
);
const FIRST_WORDS = new Set(EVERY_NAME.map((words) => words[0]));
const LAST_WORDS = new Set(EVERY_NAME.map((words) => words.at(-1)));

function matchSpaced(words: string[]): HeadingMatch | undefined {
  if (!FIRST_WORDS.has(words[0]) && !LAST_WORDS.has(words.at(-1))) return undefined;
  if (words.length > MAX_HEADING_WORDS) return undefined;
  const sizes = [4, 3, 2, 1].filter((size) => size <= words.length);
  const start = (size: number) => words.slice(0, size).join(' ');
  if (sizes.some((size) => size > 1 && TIME_LABELS.has(start(size)))) return matchOf('other', false);
  const part = PARTS.find((each) =>
    sizes.some(
      (size) =>
        NAMES[each].has(start(size)) ||
        ((!SHORT_PARTS.includes(each) || words.length <= 3) && NAMES[each].has(words.slice(-size).join(' '))),
    ),
  );
  return part && matchOf(part, false);
}

function matchUnspaced(text: string): HeadingMatch | undefined {
  if (text.length > MAX_UNSPACED_CHARS) return undefined;
  const [part] =
    UNSPACED_NAMES.find(([, names]) => names.some((name) => text.startsWith(name) || text.endsWith(name))) ??
    [];
  return part && matchOf(part, false);
}

const LEAST_NEARLY = 7;

/** The heading that a text is but for one letter; a short one would be another word. */
export function headingsNearly(text: string): HeadingMatch | undefined {
  const folded = foldWords(text);
  if (folded.length < LEAST_NEARLY) return undefined;
  const part = (['ingredients', 'instructions'] as const).find((each) =>
    [...NAMES[each]].some((name) => name.length >= LEAST_NEARLY && differByOne(folded, name)),
  );
  return part && matchOf(part, true);
}

function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === otherRest.slice(1) || rest === otherRest.slice(1) || rest.slice(1) === otherRest;
}

const FOR_THE = wordsOf('forThe');

/** True when a text starts as headers inside ingredient lists do: 'For the sauce', 'Für den Teig'. */
export function startsLikeSection(text: string): boolean {
  const words = foldWords(text).split(' ');
  return [1, 2].some((size) => words.length > size && FOR_THE.has(words.slice(0, size).join(' ')));
}
