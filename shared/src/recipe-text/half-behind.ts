import { anyOf, wordsOf } from '../language/patterns.ts';

const ARTICLE = anyOf(wordsOf('articles'));
const HALF = anyOf(wordsOf('halves').filter((word) => !word.includes(' ')));
/** ' and a half', ' e mezzo', ' et demie'; not the ' and half' of ' and half an onion'. */
export const AND_HALF = String.raw`\s{1,2}${anyOf(wordsOf('and'))}\s{1,2}(?:${ARTICLE}\s)?${HALF}(?!\p{L}|\s${ARTICLE}\s)`;

/** 'a cup and half of the milk' is half of the milk. */
const NOT_OF_REST = String.raw`(?!\s{1,2}\p{L}{1,4}\s{1,2}half\s)`;
const OF = anyOf(wordsOf('of').filter((word) => word.length > 1));
const BEHIND = new RegExp(
  String.raw`${NOT_OF_REST}${AND_HALF}(?=\s{1,2}${OF}\s|\sd['’]|\s?(?:$|[,;.)]))`,
  'iuy',
);

/** Where a half behind a unit ends, as in 'a cup and a half of flour'; -1 for none, and for half of what follows: '2 dl och en halv citron'. */
export function halfBehind(text: string, position: number): number {
  BEHIND.lastIndex = position;
  return BEHIND.test(text) ? BEHIND.lastIndex : -1;
}
