import { anyOf, wordsOf } from '../language/patterns.ts';
import { endsName, isUnit, wordsBehind } from './count-nouns.ts';
import { mayFollowNoun, nounAt } from './nouns.ts';
import { unitAt } from './units.ts';

/** 'a cup and a half of milk', 'an onion and a half'. */
export type WhatIsCounted = 'measure' | 'thing';

const ARTICLE = anyOf(wordsOf('articles'));
const OF = anyOf(wordsOf('of').filter((word) => word.length > 1));
/** 'and a half of a lemon' is half a lemon. */
const OF_FOOD = new RegExp(String.raw`^(?:\s{1,2}${OF}\s|\sd['’])(?!${ARTICLE}\s)`, 'iu');
const END = /^\s?(?:$|[,;:.!?()])|^\s[-–—]\s/u;
/** 'Add a cup and a half to the pan'; behind 'or' and 'at' the words go on: 'a half or whole lemon', 'one or two at a time'. */
const LINKS = new Set([
  ...wordsOf('and', 'with', 'plus', 'to').filter((word) => !wordsOf('of', 'or').includes(word)),
  ...['in', 'into', 'for', 'each'],
]);
const GOES_ON = new Set(wordsOf('or', 'of', 'at'));
const HALF_BEHIND = /^\s+\p{L}+\s+half(?!\p{L})/iu;
/** 'half fat milk', 'half and half' */
const NAMED = new Set(wordsOf('namedAfterNumbers'));
const REACH = 60;

/**
 * Whether what was said of a count ends at `end`, as 'and a half' does in 'a cup and a half of flour' and 'an onion and a half, sliced':
 * else it is of what follows, as in 'and a half lemon'.
 *
 * @param isBare whether the food may follow without 'of': 'a cup and a half flour'.
 */
export function isAfterCount(
  text: string,
  end: number,
  { of, isBare, isRange = false }: { of: WhatIsCounted; isBare: boolean; isRange?: boolean },
): boolean {
  const behind = text.slice(end, end + REACH);
  if (END.test(behind)) return true;
  if (OF_FOOD.test(behind)) return of === 'measure';
  const [next] = wordsBehind(text, end, 1);
  if (!next) return false;
  const isLast = LINKS.has(next.word) || mayFollowNoun(next.word) || (isRange && endsName(next.word));
  if (isLast) return !GOES_ON.has(next.word) && !HALF_BEHIND.test(behind);
  return of === 'measure' && isBare && !endsName(next.word) && isUncounted(text, end, isRange);
}

/** True for words that name nothing that there could be a half or two of: 'flour', and 'chopped onions' behind a half. */
function isUncounted(text: string, position: number, isRange: boolean): boolean {
  for (const { start, word } of wordsBehind(text, position, 4)) {
    if (endsName(word)) return true;
    if (NAMED.has(word) || unitAt(text, start, 1)) return false;
    const noun = nounAt(text, start);
    const isMany = noun?.meanings.every(({ form }) => form > 0) && !isUnit(noun);
    if (noun) return isMany === true && !isRange;
    if (isRange && /[^s]s$/u.test(word)) return false;
  }
  return true;
}
