import { anyOf, wordsOf } from '../language/patterns.ts';
import type { Place } from './line-reading.ts';

const ARTICLE = anyOf(wordsOf('articles'));
const HALF = anyOf(wordsOf('halves').filter((word) => !word.includes(' ')));
/** ' and a half', ' e mezzo', ' et demie'; not the ' and half' of ' and half an onion'. */
export const AND_HALF = String.raw`\s{1,2}${anyOf(wordsOf('and'))}\s{1,2}(?:${ARTICLE}\s)?${HALF}(?!\p{L}|\s${ARTICLE}\s)`;

/** 'a cup and half of the milk' is half of the milk. */
const NOT_OF_REST = String.raw`(?!\s{1,2}\p{L}{1,4}\s{1,2}half\s)`;
const OF = anyOf(wordsOf('of').filter((word) => word.length > 1));
/** 'and a half of a lemon' is half a lemon. */
const OF_FOOD = String.raw`(?:\s{1,2}${OF}\s|\sd['’])(?!${ARTICLE}\s)`;
const THEN = String.raw`(?=${OF_FOOD}|\s?(?:$|[,;:.!?()])|\s[-–—]\s)`;
/** The rest of a spoon's name: 'cuillère à soupe et demie', 'colher (sopa) e meia'. */
const OF_SPOON = String.raw`(?<spoon>\s{1,2}\(?${anyOf(wordsOf('spoonsFor'))}(?!\p{L})[.)]?)?`;
const BEHIND = new RegExp(`${OF_SPOON}${NOT_OF_REST}${AND_HALF}${THEN}`, 'iuy');

/** Nobody says a half of more: '200 g and a half lemon'. */
const FEWER_THAN = 20;

/**
 * The half behind a unit, of which there is this number, as in 'a cup and a half of flour'. Null for none, and for half of what
 * follows: '2 dl och en halv citron'.
 */
export function halfBehind(text: string, position: number, value: number): Place | null {
  if (!Number.isInteger(value) || value >= FEWER_THAN) return null;
  BEHIND.lastIndex = position;
  const match = BEHIND.exec(text);
  return match && { start: position + (match.groups?.['spoon']?.length ?? 0), end: BEHIND.lastIndex };
}
