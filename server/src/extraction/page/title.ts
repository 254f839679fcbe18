import { foldWords } from '@larder/shared/language/fold';
import { wordsOf } from '../language/lexicon.ts';

const RECIPE_WORDS = wordsOf('recipe');

/** A title without the bare word for a recipe behind a dash or bar ('Apple pie – recipe'). */
export function withoutRecipeWord(title: string): string {
  const [rest, last] = /^(.*\S)(?:\s[-–—:]|\s?[|»•])\s([^-–—:|»•]+)$/u.exec(title)?.slice(1) ?? [];
  return rest !== undefined && RECIPE_WORDS.has(foldWords(last ?? '')) ? rest : title;
}
