import { matchDifficulty } from '../../../../extraction/lines/difficulty.ts';
import { parseDuration } from '../../../../extraction/lines/durations.ts';
import { parseYield } from '../../../../extraction/lines/yields.ts';
import type { LeftOver } from '../contract.ts';
import type { ReadRecipe } from './one-recipe.ts';

interface Said {
  prep?: string;
  cook?: string;
  total?: string;
  servings?: string;
  difficulty?: string;
}

type Facts = Pick<ReadRecipe, 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'difficulty'>;

/** The short facts of a recipe; of those that are words and no number ('overnight', '2 loaves') the words are left over. */
export function factsOf(said: Said): Facts & { leftOver: LeftOver[] } {
  const leftOver: LeftOver[] = [];
  const time = (label: string, text = '') => {
    const minutes = parseDuration(text);
    if (minutes === undefined && text !== '') leftOver.push({ label, text });
    return minutes || undefined;
  };
  const { servings = '', difficulty = '' } = said;
  const level = matchDifficulty(difficulty);
  if (level === undefined && difficulty !== '') leftOver.push({ label: 'Difficulty', text: difficulty });
  const count = parseYield([servings]);
  const isMore =
    count === undefined ||
    !/^\d+\s*(?:servings?|serving\(s\)|portion(?:s|en)?|people|persons?)?$/i.test(servings);
  if (servings !== '' && isMore) leftOver.push({ label: 'Servings', text: servings });
  return {
    prepTime: time('Preparation time', said.prep),
    cookTime: time('Cooking time', said.cook),
    totalTime: time('Total time', said.total),
    servings: count,
    difficulty: level,
    leftOver,
  };
}
