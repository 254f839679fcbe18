import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { fold, wordList } from './vocabulary.ts';
import { NUMBER_WORDS, SERVING_WORDS } from './words.ts';

const NUMBERS = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([number, words]) =>
    wordList(words).map((word) => [word, Number(number)] as const),
  ),
);

/**
 * The number of servings a yield text names: '4', 'Serves 4-6' (the greater), '2 dozen cookies', 'vier Personen'.
 * Of several texts ('1 loaf', '12 slices') the first with a number that is not a size or a weight.
 */
export function parseYield(texts: readonly string[]): number | undefined {
  const people = texts.find(
    (text) => SERVING_WORD.test(withoutAccents(text)) && numberIn(text) !== undefined,
  );
  for (const text of people === undefined ? texts : [people]) {
    const count = numberIn(text);
    if (count !== undefined) return count;
  }
  return undefined;
}

/** True for a short text that counts servings and no more, or goes on behind a dash ('4 servings — 20 minutes'). */
export function beginsWithYield(text: string): boolean {
  return text.length <= MAX_COUNTED_CHARS && BEGINS_COUNTED.test(withoutAccents(text));
}

const MAX_COUNTED_CHARS = 40;
const MAX_YIELD_CHARS = 200;
const SERVING = wordList(SERVING_WORDS)
  .map((word) => (word.length > 2 || /\p{Script=Han}/u.test(word) ? word : `${word}(?!\\p{L})`))
  .join('|');
const SERVING_WORD = new RegExp(SERVING, 'iu');
const SERVINGS_COUNTED = new RegExp(`(\\d{1,6})\\s*(?:${SERVING})`, 'iu');
const BEGINS_COUNTED = new RegExp(
  `^\\d{1,3}(?:\\s*(?:-|–|to|bis|à|tot)\\s*\\d{1,3})?\\s*(?:(?:${SERVING})\\p{L}*|pieces)` +
    '(?=\\s*(?:$|[-–—|·•/.:])|\\s(?:as|als|som|come|como|comme)\\s)',
  'iu',
);
const RANGE = /\d{1,6}\s*(?:-|–|—|to|bis|à|tot|till|til|do)\s*(\d{1,6})(?!\d)/i;
const SIZE =
  /\d+(?:[.,]\d+)?\s*(?:-|–)?\s*(?:inch|in\.|"|”|cm|mm|g|kg|ml|l|oz|ounces?|lbs?|pounds?|×|x\s*\d)(?![\p{L}])/giu;
const DOZEN = /(?<!\p{L})(?:dozen|dutzend|dozijn|douzaines?|docenas?|duzias?|dussin)(?!\p{L})/iu;

function numberIn(text: string): number | undefined {
  if (text.length > MAX_YIELD_CHARS) return undefined;
  const counted = withoutAccents(text).replace(SIZE, ' ');
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

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

function spelledNumber(text: string): number | undefined {
  return fold(text)
    .split(' ')
    .map((word) => NUMBERS.get(word))
    .find((value) => value !== undefined);
}
