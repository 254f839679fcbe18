import { anyOf, wordsOf } from '../language/patterns.ts';
import { PARTS_BEHIND, PARTS_WITHOUT_AND, spaced } from '../language/large-numbers.ts';
import type { Place } from './line-reading.ts';
import { isAfterCount, type WhatIsCounted } from './after-count.ts';

const ARTICLE = anyOf(wordsOf('articles'));
const HALVES = wordsOf('halves').filter((word) => !word.includes(' '));
const VALUES: ReadonlyMap<string, number> = new Map([
  ...HALVES.map((word): [string, number] => [word, 1 / 2]),
  ...[...PARTS_BEHIND, ...PARTS_WITHOUT_AND].map(([word, value]): [string, number] => [spaced(word), value]),
]);
const PART = anyOf([...HALVES, ...PARTS_BEHIND.map(([word]) => word)]);
const WITH_AND = String.raw`${anyOf(wordsOf('and'))}\s{1,2}(?:${ARTICLE}\s)?${PART}`;
const WITHOUT_AND = anyOf(PARTS_WITHOUT_AND.map(([word]) => word));
/** ' and a half', ' e mezzo', ' and three quarters', ' buçuk'; not the ' and half' of ' and half an onion'. */
export const AND_PART = String.raw`\s{1,2}(?:${WITH_AND}|${WITHOUT_AND})(?!\p{L}|\s${ARTICLE}\s)`;

/** 'a cup and half of the milk' is half of the milk. */
const NOT_OF_REST = String.raw`(?!\s{1,2}\p{L}{1,4}\s{1,2}(?:half|quarter|third)\s)`;
/** The rest of a spoon's name: 'cuillère à soupe et demie', 'colher (sopa) e meia'. */
export const OF_SPOON = String.raw`(?<spoon>\s{1,2}\(?${anyOf(wordsOf('spoonsFor'))}(?!\p{L})[.)]?)?`;
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['1/2', 1 / 2],
  ['¼', 1 / 4],
  ['1/4', 1 / 4],
  ['¾', 3 / 4],
  ['3/4', 3 / 4],
]);
const BEHIND = new RegExp(
  String.raw`${OF_SPOON}(?:${NOT_OF_REST}(?<words>${AND_PART})|\s(?:${anyOf(wordsOf('and'))}\s)?(?<fraction>${anyOf([...FRACTIONS.keys()])}))`,
  'iuy',
);
const ENGLISH = /^\s+and\s+(?:a|one|three|two)[-\s]/iu;

/** Nobody says a half of more: '200 g and a half lemon'. */
const FEWER_THAN = 20;

/** The words behind what is counted that say more of how many there are: 'and a half', 'or two'. */
export interface MoreBehind extends Place {
  /** What the words add or, where there is a joint, the upper end of a range. */
  value: number;
  /** Between the ends of the range: ' or '. */
  joint?: string;
}

/**
 * The part behind what is counted, of which there is this number: 'a cup and a half of flour', 'dos cebollas y media'. Null for none,
 * and for a part of what follows: '2 dl och en halv citron'.
 */
export function partBehind(
  text: string,
  position: number,
  value: number,
  of: WhatIsCounted,
): MoreBehind | null {
  if (!Number.isInteger(value) || value >= FEWER_THAN) return null;
  BEHIND.lastIndex = position;
  const match = BEHIND.exec(text);
  if (!match) return null;
  const { spoon = '', words, fraction } = match.groups ?? {};
  const end = BEHIND.lastIndex;
  const part = { start: position + spoon.length, end };
  if (words === undefined) {
    const isPart = of === 'measure' && isAfterCount(text, end, { of, isBare: false });
    return isPart ? { ...part, value: FRACTIONS.get(fraction ?? '') ?? 0 } : null;
  }
  const added = valueOfPart(words);
  // 'Two eggs and a third' may be three.
  if (of === 'thing' && added !== 1 / 2) return null;
  const isBare = ENGLISH.test(words);
  return isAfterCount(text, end, { of, isBare }) ? { ...part, value: added } : null;
}

const LAST = new RegExp(`(?:${PART}|${WITHOUT_AND})$`, 'iu');

/** What ' and three quarters' adds. */
export function valueOfPart(written: string): number {
  const [word = ''] = LAST.exec(written) ?? [];
  return VALUES.get(spaced(word)) ?? 0;
}
