import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf, anyWord } from '../language/lexicon.ts';
import { NUMBER_WORDS } from './number-words.ts';

/**
 * The number of servings a yield text names: '4', 'Serves 4-6' (the smaller), '2 dozen cookies', 'vier Personen'. A number that a
 * measure follows ('950 g', '3 1/2 cups', '26 cm') counts no servings.
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

/** Both: for how many a recipe is, and its yield in words where those say more. */
export function readYield(texts: readonly string[]): {
  servings: number | undefined;
  yield: string | undefined;
} {
  return { servings: parseYield(texts), yield: yieldInWords(texts) };
}

/** What of a yield is more than a number of servings: its range ('4-6 servings'), or how much it makes ('about 950 g'). */
export function yieldInWords(texts: readonly string[]): string | undefined {
  const servings = parseYield(texts);
  return texts.find((text) => {
    if (text.length > MAX_YIELD_CHARS) return false;
    const folded = fold(text);
    return servings === undefined ? HAS_SIZE.test(folded) : RANGE.test(withoutSizes(folded));
  });
}

/** True for a short text that counts servings and no more, or goes on behind a dash ('4 servings — 20 minutes'). */
export function beginsWithYield(text: string): boolean {
  return text.length <= MAX_COUNTED_CHARS && BEGINS_COUNTED.test(fold(text));
}

/** True for a line that counts pieces and says no more: '12 Stück', 'ca 16 bitar'; among ingredients it is one of them. */
export function isCountOfPieces(text: string): boolean {
  return text.length <= MAX_COUNTED_CHARS && PIECES_COUNTED.test(fold(text));
}

/** True for a text with a word for those who eat or for their shares. */
export function namesServings(text: string): boolean {
  return SERVING_WORD.test(fold(text));
}

const MAX_COUNTED_CHARS = 40;
const MAX_YIELD_CHARS = 200;
const SERVING = anyWord('portions', 'eaters');
const SERVING_WORD = new RegExp(SERVING, 'iu');
const TO = String.raw`\s*(?:[-–—~〜]|${anyOf('to')})\s*`;
const SERVINGS_COUNTED = new RegExp(String.raw`(\d{1,6})(?:${TO}\d{1,6})?\s*${SERVING}`, 'iu');
const BEGINS_COUNTED = new RegExp(
  String.raw`^\d{1,3}(?:${TO}\d{1,3})?\s*(?:${SERVING}|pieces)` +
    String.raw`(?=\s*(?:$|[-–—|·•/.:])|\s${anyOf('as')}\s)`,
  'iu',
);
const PIECES_COUNTED = new RegExp(
  String.raw`^(?:${anyOf('about')}\s?)?\d{1,3}(?:${TO}\d{1,3})?\s*${anyOf('pieces')}\.?$`,
  'iu',
);
const RANGE = new RegExp(String.raw`(\d{1,6})${TO}\d{1,6}(?!\d)`, 'iu');
const NUMBER = String.raw`(?:\d+\s)?\d+\/\d+|\d+(?:[.,]\d+)?`;
const SIZE_UNIT = String.raw`\s*-?\s*(?:(?:${anyOf('measures', 'lengths')})(?!\p{L})|["”])`;
/** '950 g', '3 1/2 cups', '2-3 liters', '26 cm', '9 x 13-inch', '26er' */
const SIZE = new RegExp(
  [
    String.raw`\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)+(?:${SIZE_UNIT})?`,
    String.raw`(?:${NUMBER})(?:${TO}(?:${NUMBER}))?${SIZE_UNIT}`,
    String.raw`(?:1[6-9]|[23]\d)er(?!\p{L})`,
  ].join('|'),
  'giu',
);
const HAS_SIZE = new RegExp(SIZE.source, 'iu');
const DOZEN = new RegExp(anyWord('dozen'), 'iu');

const withoutSizes = (folded: string): string => folded.replace(SIZE, ' ');

function numberIn(text: string): number | undefined {
  if (text.length > MAX_YIELD_CHARS) return undefined;
  const counted = withoutSizes(fold(text));
  const isDozen = DOZEN.test(counted);
  const digits = SERVINGS_COUNTED.exec(counted) ?? RANGE.exec(counted) ?? /(\d{1,6})/.exec(counted);
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
