import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { isGreeting } from './title.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

// What its words say for and against a name being that of a dish.

/** A word of a name, and where it stands. */
export interface Word {
  folded: string;
  start: number;
  end: number;
}

/** The words and numbers of a text. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index: start }) => ({
    folded: fold(word),
    start,
    end: start + word.length,
  }));
}

/** What its words say for a name: a dish or a food in it; against it: who speaks, what is done, what no name goes on with. */
export function worthOf(title: string, words: TalkWords): number {
  const all = wordsOf(title).map(({ folded }) => folded);
  const isDish = all.some((word) => words.isDish(word) && !words.isFood(word));
  const isFood = all.some((word) => words.isDish(word) || words.isFood(word));
  const against = all.filter(
    (word, index) =>
      words.is('tellers', word) ||
      words.is('doers', word) ||
      (words.isVerb(word) && !isOfDish(word, words)) ||
      (words.is('ends', word) && !isJoint(word, words) && index > 0),
  ).length;
  // 'it's raining'
  const isDoing = !isFood && all[0]?.endsWith('ing') === true;
  const isEnd = all.length === 1 && words.is('ends', all[0]!);
  return (
    (isDish ? 3 : 0) +
    (isFood ? 2 : -1) -
    against * 2 -
    (isEnd || isDoing ? 3 : 0) -
    (isGreeting(title) ? 4 : 0)
  );
}

/** What could be a verb, but names a dish or says how it was cooked: 'fried'. */
export function isOfDish(word: string, words: TalkWords): boolean {
  return words.isQuality(word) || isNamedOrCooked(word, words);
}

/** It names a dish or a food, or says how it was cooked. */
export function isNamedOrCooked(word: string, words: TalkWords): boolean {
  return words.isDish(word) || words.isFood(word) || words.is('cookedAs', word);
}

/** What joins the words of a name: 'with', 'and', 'à la'. */
function isJoint(word: string, words: TalkWords): boolean {
  return (
    ENDS_WITH_LINK.test(` ${word}`) ||
    (['and', 'of', 'the', 'articles'] as const).some((list) => words.is(list, word)) ||
    FOLDED_LINKS.has(word)
  );
}

/** Whether a name is a dish's where another is none, by their words. */
export function isBetterName(one: string, other: string, text: string): boolean {
  const words = talkWordsOf(text);
  if (one === '' || fold(other).includes(fold(one))) return false;
  return worthOf(other, words) < 0 && worthOf(one, words) > 0;
}

const LINK = `(?:${anyOf('of')}|wie bei|with|mit|con|com|met|med|in|au|aux|à la|à|al|alla|allo|ai|van|della|delle|del|dei|da|do|z|ze)`;
/** 'soup with noodles' goes on where a name follows. */
export const LINKS = new RegExp(String.raw`^\s${LINK}(?=\s\p{L})`, 'iu');
const FOLDED_LINKS: ReadonlySet<string> = new Set([
  'a',
  'al',
  'alla',
  'au',
  'aux',
  'con',
  'com',
  'med',
  'met',
  'mit',
]);
/** 'soup with' */
export const ENDS_WITH_LINK = new RegExp(String.raw`(?:\s${LINK})+$`, 'iu');
