import type { UnitName } from '../language/measures/measures.ts';
import { wordsOf } from '../language/patterns.ts';
import { type Noun, nounAt } from './nouns.ts';

/** Words with which the name of a thing ends: '1 onion and …'. */
const ENDS = new Set(
  wordsOf('and', 'or', 'of', 'with', 'at', 'from', 'plus', 'to', 'little', 'behindNouns', 'about', 'each'),
);
const ARTICLES = new Set(wordsOf('articles'));
const NEXT_WORD = /[^\S\n]{1,2}(?=[\p{L}\p{M}])/uy;
const WORD = /[\p{L}\p{M}]+(?:['’-]\p{L}+)*/uy;

/** Where the words behind a number begin, `most` of them, up to the end of the phrase. */
function wordsBehind(
  text: string,
  position: number,
  most: number,
): { start: number; end: number; word: string }[] {
  const words: { start: number; end: number; word: string }[] = [];
  let at = position;
  while (words.length < most) {
    NEXT_WORD.lastIndex = at;
    if (!NEXT_WORD.test(text)) break;
    WORD.lastIndex = NEXT_WORD.lastIndex;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) break;
    const start = NEXT_WORD.lastIndex;
    at = start + word.length;
    words.push({ start, end: at, word: word.toLowerCase() });
  }
  return words;
}

/** What the number that ends at `position` counts in an ingredient line: one of the next two words, when it ends the name. */
export function nounBehind(text: string, position: number): Noun | null {
  const words = wordsBehind(text, position, 3);
  if (ARTICLES.has(words[0]?.word ?? '')) return null;
  for (const [index, { start }] of words.slice(0, 2).entries()) {
    const noun = nounAt(text, start);
    const next = words[index + 1];
    if (noun && (!next || ENDS.has(next.word) || isCountOf(noun, nounAt(text, next.start)))) return noun;
  }
  return null;
}

/** '2 cloves garlic' and 'a dozen eggs', but not 'lime wedges'. */
function isCountOf(noun: Noun, next: Noun | null): boolean {
  return next ? isOnlyUnit(noun) && !isUnit(next) : isUnit(noun);
}

/** '(800 g)', 'x 400 ml', '14-ounce': the size of what is counted. */
const SIZE =
  /\s{0,2}(?:[x×]\s?)?[([]?\s?\d[\d.,/½⅓⅔¼¾⅛ ]{0,7}-?\s?(?:\p{L}{1,11}\.?|["″”])(?:\s?\/\s?\d[\d.,½¼¾ ]{0,5}\s?\p{L}{1,11}\.?)?[)\]]?(?=\s)/uy;

/** What is counted in a sentence: up to two words may describe it, and its size may stand before. */
export function nounBehindCount(text: string, position: number): Noun | null {
  SIZE.lastIndex = position;
  const from = SIZE.test(text) ? SIZE.lastIndex : position;
  const words = wordsBehind(text, from, 5);
  const first = words.findIndex(({ start }) => nounAt(text, start));
  if (first < 0 || first > 2 || words.slice(0, first).some(({ word }) => ENDS.has(word))) return null;
  let noun = nounAt(text, words[first]?.start ?? 0);
  for (const { start } of words.slice(first + 1)) {
    const next = nounAt(text, start);
    // 'a lemon wedge' is a wedge, 'a tin tomatoes' a tin.
    if (!noun || !next || (isOnlyUnit(noun) && !isUnit(next))) break;
    noun = next;
  }
  return noun;
}

/** True when nothing goes on with the name that ends at `end`: 'an egg.', not 'an egg wash'. */
export function isLastOfName(text: string, end: number): boolean {
  const [next] = wordsBehind(text, end, 1);
  return !next || ENDS.has(next.word);
}

function isUnit(noun: Noun): boolean {
  return noun.meanings.some(({ unit }) => unit !== null);
}

function isOnlyUnit(noun: Noun): boolean {
  return noun.meanings.every(({ unit }) => unit !== null);
}

/** The unit that a noun may be. */
export function unitsOf(noun: Noun): readonly (UnitName | null)[] {
  return noun.meanings.map(({ unit }) => unit);
}
