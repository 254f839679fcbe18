import type { UnitName } from '../language/measures/measures.ts';
import { endsName, isOnlyUnit, isUnit, wordsBehind } from './count-nouns.ts';
import { declinedMeanings } from './declined-nouns.ts';
import { type Noun, nounAt } from './nouns.ts';

/** As `nounAt`, for sentences, in which words are declined. */
export function nounInStep(text: string, start: number): Noun | null {
  return nounAt(text, start) ?? nounAt(text, start, declinedMeanings);
}

/** '(800 g)', 'x 400 ml', '14-ounce': the size of what is counted. */
const SIZE =
  /\s{0,2}(?:[x×]\s?)?[([]?\s?\d[\d.,/½⅓⅔¼¾⅛ ]{0,7}-?\s?(?:\p{L}{1,11}\.?|["″”])(?:\s?\/\s?\d[\d.,½¼¾ ]{0,5}\s?\p{L}{1,11}\.?)?[)\]]?(?=\s)/uy;

/** What is counted in a sentence: up to two words may describe it, and its size may stand before. */
export function nounBehindCount(text: string, position: number): Noun | null {
  SIZE.lastIndex = position;
  const from = SIZE.test(text) ? SIZE.lastIndex : position;
  const words = wordsBehind(text, from, 5);
  const first = words.findIndex(({ start }) => nounInStep(text, start));
  if (first < 0 || first > 2 || words.slice(0, first).some(({ word }) => endsName(word))) return null;
  let noun = nounInStep(text, words[first]?.start ?? 0);
  for (const { start } of words.slice(first + 1)) {
    const next = nounInStep(text, start);
    // 'a lemon wedge' is a wedge, 'a tin tomatoes' a tin.
    if (!noun || !next || (isOnlyUnit(noun) && !isUnit(next))) break;
    noun = next;
  }
  return noun;
}

/** True when nothing goes on with the name that ends at `end`: 'an egg.', not 'an egg wash'. */
export function isLastOfName(text: string, end: number): boolean {
  const [next] = wordsBehind(text, end, 1);
  return !next || endsName(next.word);
}

/** The unit that a noun may be. */
export function unitsOf(noun: Noun): readonly (UnitName | null)[] {
  return noun.meanings.map(({ unit }) => unit);
}
