import { fold } from '@larder/shared/language/fold';
import { anyWord } from '../language/lexicon.ts';

const NOT_EATEN = new RegExp(anyWord('notEaten'), 'u');
const UNLIKE_FOOD = new RegExp(anyWord('notEaten', 'unlikeFood', 'crafts'), 'gu');
/** One may stand in any recipe: dough is covered with a cloth of beeswax, fish is baked in salt dough. */
const ENOUGH = 2;

interface Made {
  items: readonly string[];
  steps: readonly string[];
}

/** Whether something is made as a dish is but for the skin, the house, plants or play, by its name or by several words of its lists. */
export function isEatenByNobody({ items, steps }: Made, titles: readonly string[]): boolean {
  if (titles.some((title) => NOT_EATEN.test(fold(title)))) return true;
  const said = fold([...titles, ...items, ...steps].join('\n'));
  return new Set(Array.from(said.matchAll(UNLIKE_FOOD), ([words]) => words)).size >= ENOUGH;
}
