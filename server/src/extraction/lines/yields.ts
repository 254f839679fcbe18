import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf, anyWord } from '../language/lexicon.ts';
import { NUMBER_WORDS } from './number-words.ts';

/**
 * The number of servings a yield text names: '4', 'Serves 4-6' (the greater), '2 dozen cookies', 'vier Personen'.
 * Of several texts ('1 loaf', '12 slices') the first with a number that is not a size or a weight; a bare number before the
 * same in words ('4', '4 to 6 people') is what its writer counts on.
 */
export function parseYield(texts: readonly string[]): number | undefined {
  const [bare = '', words = ''] = texts;
  if (/^[1-9]\d{0,2}$/.test(bare) && new RegExp(`^${bare}(?!\\d)`).test(words)) return Number(bare);
  const people = texts.find((text) => namesServings(text) && numberIn(text) !== undefined);
  for (const text of people === undefined ? texts : [people]) {
    const count = numberIn(text);
    if (count !== undefined) return count;
  }
  return undefined;
}

/** True for a short text that counts servings and no more, or goes on behind a dash ('4 servings — 20 minutes'). */
export function beginsWithYield(text: string): boolean {
  return text.length <= MAX_COUNTED_CHARS && BEGINS_COUNTED.test(fold(text));
}

/** True for a text with a word for those who eat or for their shares. */
export function namesServings(text: string): boolean {
  return SERVING_WORD.test(fold(text));
}

const MAX_COUNTED_CHARS = 40;
const MAX_YIELD_CHARS = 200;
const SERVING = anyWord('portions', 'eaters');
const SERVING_WORD = new RegExp(SERVING, 'iu');
const SERVINGS_COUNTED = new RegExp(String.raw`(\d{1,6})\s*${SERVING}`, 'iu');
const TO = String.raw`\s*(?:[-–—]|${anyOf('to')})\s*`;
const BEGINS_COUNTED = new RegExp(
  String.raw`^\d{1,3}(?:${TO}\d{1,3})?\s*(?:${SERVING}|pieces)` +
    String.raw`(?=\s*(?:$|[-–—|·•/.:])|\s${anyOf('as')}\s)`,
  'iu',
);
const RANGE = new RegExp(String.raw`\d{1,6}${TO}(\d{1,6})(?!\d)`, 'iu');
const SIZE_UNIT = String.raw`${anyOf('measures', 'lengths')}(?!\p{L})|["”]|×|x\s*\d`;
const SIZE = new RegExp(String.raw`\d+(?:[.,]\d+)?\s*[-–]?\s*(?:${SIZE_UNIT})`, 'giu');
const DOZEN = new RegExp(anyWord('dozen'), 'iu');

function numberIn(text: string): number | undefined {
  if (text.length > MAX_YIELD_CHARS) return undefined;
  const counted = fold(text).replace(SIZE, ' ');
  const isDozen = DOZEN.test(counted);
  const digits =
    SERVINGS_COUNTED.exec(counted) ??
    RANGE.exec(counted) ??
    /(\d{1,6})/.exec(counted) ??
    /(\d{1,6})/.exec(text);
  const count = digits === null ? (spelledNumber(counted) ?? (isDozen ? 1 : undefined)) : Number(digits[1]);
  const servings = count === undefined ? undefined : count * (isDozen ? 12 : 1);
  return servings !== undefined && servings >= 1 && servings <= RECIPE_LIMITS.servings ? servings : undefined;
}

function spelledNumber(text: string): number | undefined {
  return foldWords(text)
    .split(' ')
    .map((word) => NUMBER_WORDS.get(word))
    .find((value) => value !== undefined);
}
