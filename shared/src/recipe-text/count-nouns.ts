import { wordsOf } from '../language/patterns.ts';
import { mayFollowNoun, type Noun, nounAt } from './nouns.ts';

const SMALL_ENDS = new Set(
  wordsOf('and', 'or', 'of', 'with', 'at', 'from', 'plus', 'to', 'little', 'about', 'each'),
);
const ARTICLES = new Set(wordsOf('articles'));
const NEXT_WORD = /[^\S\n]{1,2}(?=[\p{L}\p{M}])/uy;
const WORD = /[\p{L}\p{M}]+(?:['’-]\p{L}+)*/uy;

/** Where the words behind a number begin, `most` of them, up to the end of the phrase. */
export function wordsBehind(
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

/** True for a word with which the name of a thing ends: '1 onion and …'. */
export function endsName(word: string): boolean {
  return SMALL_ENDS.has(word) || mayFollowNoun(word);
}

/** What the number that ends at `position` counts in an ingredient line: one of the next two words, when it ends the name. */
export function nounBehind(text: string, position: number): Noun | null {
  const words = wordsBehind(text, position, 3);
  if (ARTICLES.has(words[0]?.word ?? '')) return null;
  for (const [index, { start }] of words.slice(0, 2).entries()) {
    const noun = nounAt(text, start);
    const next = words[index + 1];
    if (noun && (!next || endsName(next.word) || isCountOf(noun, nounAt(text, next.start)))) return noun;
  }
  return null;
}

/** '2 cloves garlic' and 'a dozen eggs', but not 'lime wedges'. */
function isCountOf(noun: Noun, next: Noun | null): boolean {
  return next ? isOnlyUnit(noun) && !isUnit(next) : isUnit(noun);
}

export function isUnit(noun: Noun): boolean {
  return noun.meanings.some(({ unit }) => unit !== null);
}

export function isOnlyUnit(noun: Noun): boolean {
  return noun.meanings.every(({ unit }) => unit !== null);
}
