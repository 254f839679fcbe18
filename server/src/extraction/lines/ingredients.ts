import { anyOf } from '../language/lexicon.ts';
import { memoized } from '../memoize.ts';
import { hasAmountFirst, isMeasured, namesUnit } from './amounts.ts';
import { isSentence, isStepLike, isTalk, startsWithVerb } from './steps.ts';

const MAX_INGREDIENT = 160;

/** True for a line that is longer than nearly all ingredients, so that its shape does not tell what it is. */
export function isLongLine(line: string): boolean {
  return line.length > MAX_INGREDIENT;
}

/** True for a long line made of sentences, as a paragraph of the page around a list is. */
export function isLongProse(line: string): boolean {
  return isLongLine(line) && !/^[\d½¼¾⅓⅔⅛]/.test(line) && /[.!?](?:\s+\p{Lu}|["”)]?$)/u.test(line);
}

/**
 * True for a line shaped like an ingredient: short, an amount near its start or a kitchen measure, no sentence. For lists of
 * pages, where the surroundings say the rest; `isStrongIngredient` is for lines among talk.
 */
export const isIngredientShaped = memoized((line: string): boolean => {
  if (isLongLine(line)) return false;
  if (hasAmountFirst(line) && line.length <= 120) return true;
  if (/[.!?]\s+\p{Lu}/u.test(line)) return false;
  return namesUnit(line) || line.split(/\s+/).length <= 5;
});

const NUMBER_START = new RegExp(
  String.raw`^(?:${anyOf('about', 'heaped')}\s?){0,2}(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅙])`,
  'iu',
);
const NUMBER_WORD_START = new RegExp(String.raw`^${anyOf('countWords')}\s`, 'iu');

const TIME = anyOf('timeWords');
const ROUNDS = String.raw`${anyOf('rounds')}(?=\W*$|\s(?:of\s)?(?:${anyOf('exercises')}|\d))`;
/** '10 minutes', '5 tips', '70 %': a number that counts no ingredient. */
const NO_AMOUNT = new RegExp(
  String.raw`^\S{0,6}\d[\d.,/]*(?:-${TIME}(?!\D*\d)|\s?(?:${TIME}|${anyOf('uncounted')}|${ROUNDS}|x\s|[%°€$£]))(?!\p{L})`,
  'iu',
);
/** '40 g protein' is what is in it, '40 g protein powder' what goes in. */
const NUTRIENT = new RegExp(String.raw`\d\s?g\s(?:${anyOf('of')}\s)?${anyOf('nutrients')}\W*$`, 'iu');

/** True for a line that begins with an amount, or holds a measured one and is no sentence. */
export const isStrongIngredient = memoized((text: string): boolean => {
  if (isLongLine(text) || NO_AMOUNT.test(text) || NUTRIENT.test(text)) return false;
  if (NUMBER_START.test(text)) return /\p{L}/u.test(text) && !isStepLike(text.replace(/^\S+\s/, ''));
  if (isSentence(text)) return false;
  if (NUMBER_WORD_START.test(text)) return text.length <= 80 && !isStepLike(text);
  return text.length <= 90 && isMeasured(text) && !startsWithVerb(text);
});

const A_LITTLE = new RegExp(
  String.raw`^(?:${anyOf('someSizes')}\s)*(?:${anyOf('pinches')}(?:es|s|e|n)?|${anyOf('seasonings')})(?!\p{L})`,
  'iu',
);
const TO_TASTE = new RegExp(String.raw`${anyOf('toTaste')}\W*$`, 'iu');

/** True for a short line without an amount that can stand among ingredients: 'Basil to serve', 'Salt'. */
export function isWeakIngredient(text: string): boolean {
  if (A_LITTLE.test(text) || TO_TASTE.test(text)) return text.length <= 100 && !startsWithVerb(text);
  return text.length <= 60 && text.split(' ').length <= 8 && !/[.!?]$/.test(text) && !isTalk(text);
}

/** True for a line that needs no amount: 'salt to taste', 'sale q.b.'. */
export const isSeasoning = (text: string): boolean => A_LITTLE.test(text) && TO_TASTE.test(text);

/** True for a line too long to be told apart by its shape, which is neither a sentence nor said to the reader. */
export function isLongIngredient(text: string): boolean {
  return isLongLine(text) && !isSentence(text) && !startsWithVerb(text) && !isTalk(text);
}
