import { anyOf, wordsOf } from '../language/lexicon.ts';
import { lettersOf } from './folded.ts';

const BY_START = new Map<string, string[]>();
for (const word of wordsOf('food')) {
  const start = word.slice(0, 2);
  BY_START.set(start, [...(BY_START.get(start) ?? []), word]);
}
/** What may follow the beginning: '-s', '-en', '-ies'; only '-s' behind the short ones. */
const MOST_BEHIND = 3;
/** 'Weizenmehl', 'roomboter' */
const COMPOUND = new RegExp(String.raw`\p{L}${anyOf('foodEndings')}$`, 'u');

/** True when one of the words is the name of food. */
export function namesFood(text: string): boolean {
  return lettersOf(text).some(
    (word) =>
      COMPOUND.test(word) ||
      BY_START.get(word.slice(0, 2))?.some(
        (food) => word.startsWith(food) && word.length - food.length <= (food.length <= 3 ? 1 : MOST_BEHIND),
      ),
  );
}
