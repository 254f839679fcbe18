import { anyOf, wordsOf } from '../language/patterns.ts';
import { isAfterCount, type WhatIsCounted } from './after-count.ts';
import { COUNT_WORDS, isUpperEnd, valueOfWords } from './number-words.ts';
import { type MoreBehind, OF_SPOON } from './part-behind.ts';

const MOST_BEHIND = 12;
const NUMBER = anyOf(COUNT_WORDS.filter(([, value]) => value <= MOST_BEHIND).map(([word]) => word));
const OR_NUMBER = new RegExp(
  String.raw`${OF_SPOON}(?<joint>\s${anyOf(wordsOf('or'))}\s)(?:(?<digits>\d{1,2})(?![\d.,/⁄½¼¾⅓⅔])|(?<words>${NUMBER}))(?!\p{L}|[-‐‑])`,
  'iuy',
);

/** The upper end of a range behind what is counted: 'or two' of 'a cup or two of flour' and 'an egg or two'. */
export function upperEndBehind(
  text: string,
  position: number,
  low: number,
  of: WhatIsCounted,
): MoreBehind | null {
  OR_NUMBER.lastIndex = position;
  const { spoon = '', joint, digits, words = '' } = OR_NUMBER.exec(text)?.groups ?? {};
  if (joint === undefined) return null;
  const end = OR_NUMBER.lastIndex;
  const value = digits === undefined ? valueOfWords(words) : Number(digits);
  if (!Number.isInteger(low) || !isUpperEnd(low, value) || value > MOST_BEHIND) return null;
  if (!isAfterCount(text, end, { of, isBare: true, isRange: true })) return null;
  return { start: position + spoon.length, end, value, joint };
}
