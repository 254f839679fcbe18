import { fold } from '@larder/shared/language/fold';
import { anyOf, anyWord } from '../language/lexicon.ts';

const NOT_EATEN = new RegExp(anyWord('notEaten'), 'u');
const UNLIKE_FOOD = new RegExp(anyWord('notEaten', 'unlikeFood', 'crafts'), 'gu');
const CARE = anyWord('cares');
const CARED = anyWord('caredFor');
/** 'descale the old kettle', 'Backofen richtig reinigen'; not 'clean and fry squid in a pan'. */
const BETWEEN = String.raw`(?:\s(?!${anyOf('and')}\s)\p{L}+){0,3}\s?`;
const CARED_FOR = new RegExp(`${CARE}${BETWEEN}${CARED}|${CARED}${BETWEEN}${CARE}`, 'u');
/** One may stand in any recipe: dough is covered with a cloth of beeswax, fish is baked in salt dough. */
const ENOUGH = 2;

interface Made {
  items: readonly string[];
  steps: readonly string[];
}

/** Whether something is made as a dish is but for the skin, the house, plants or play, or a tool is cared for, by its name or by several words of its lists. */
export function isEatenByNobody({ items, steps }: Made, titles: readonly string[]): boolean {
  if (titles.map(fold).some((title) => NOT_EATEN.test(title) || CARED_FOR.test(title))) return true;
  const said = fold([...titles, ...items, ...steps].join('\n'));
  return new Set(Array.from(said.matchAll(UNLIKE_FOOD), ([words]) => words)).size >= ENOUGH;
}
