import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { fold, foldWords } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { parseDuration } from '../lines/durations.ts';
import { UP_TO } from '../lines/servings.ts';

// Short rows over the lists of a card that say for how many it is, or how long it cooks, and no more.

const ABOUT = String.raw`(?:${anyOf('about')}\.?\s?)?`;
const COUNTED = anyOf('pieces', 'slices', 'portions', 'eaters');
const YIELDS = [
  // '8 adet', 'Ca. 20 st', 'Makes 2 loaves'
  String.raw`^(?:${anyOf('makes')}\s)?${ABOUT}(\d{1,3})${UP_TO}\s?${COUNTED}\.?$`,
  // 'Enough for 6'
  String.raw`^${anyOf('enoughFor')}\s?${ABOUT}(\d{1,3})${UP_TO}(?:\s${COUNTED})?\.?$`,
].map((source) => new RegExp(source, 'u'));
const COOKING = new RegExp(String.raw`^${anyOf('cookingOf')}(?!\p{L})\s?[:=–-]?\s?(?=\d)(.{2,24})$`, 'u');

/** For how many a row says that a recipe is, where it says nothing else. */
export function yieldOnCard(text: string): number | undefined {
  const folded = fold(text).trim();
  const count = YIELDS.map((pattern) => Number(pattern.exec(folded)?.[1])).find((each) => each > 0);
  return count !== undefined && count <= RECIPE_LIMITS.servings ? count : undefined;
}

/** The minutes behind a way of cooking, where a row says nothing else: 'Stekning 10 min'. */
export function cookingOnCard(text: string): number | undefined {
  const time = COOKING.exec(fold(text).trim())?.[1];
  if (time === undefined || !foldWords(time).split(' ').every(isPartOfTime)) return undefined;
  return parseDuration(time);
}

const isPartOfTime = (word: string) => /^\d+$/.test(word) || parseDuration(`1 ${word}`) !== undefined;
