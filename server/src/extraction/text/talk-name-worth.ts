import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { isGreeting } from './title.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

// What its words say for and against a name being that of a dish.

const wordsIn = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** How many of its words no name of a dish has: who speaks, what is done, what no name goes on with. */
function strangersIn(title: string, words: TalkWords): number {
  return wordsIn(title).filter(
    (word, index) =>
      words.is('tellers', word) ||
      words.is('doers', word) ||
      (words.isVerb(word) && !isOfDish(word, words)) ||
      (words.is('ends', word) && !isJoint(word, words) && index > 0),
  ).length;
}

/** What its words say for a name: a dish or a food in it; against it: strangers. */
function worthOf(title: string, words: TalkWords): number {
  const all = wordsIn(title);
  const isDish = all.some((word) => words.isDish(word) && !words.isFood(word));
  const isFood = all.some((word) => words.isDish(word) || words.isFood(word));
  // 'it's raining'
  const isDoing = !isFood && all[0]?.endsWith('ing') === true;
  const isEnd = all.length === 1 && words.is('ends', all[0]!);
  return (
    (isDish ? 3 : 0) +
    (isFood ? 2 : -1) -
    strangersIn(title, words) * 2 -
    (isEnd || isDoing ? 3 : 0) -
    (isGreeting(title) ? 4 : 0)
  );
}

/** What could be a verb, but names a dish or a food, or says how it was cooked: 'fried'. */
function isOfDish(word: string, words: TalkWords): boolean {
  return words.isQuality(word) || words.isDish(word) || words.isFood(word) || words.is('cookedAs', word);
}

/** What joins the words of a name: 'with', 'and', 'à la'. */
function isJoint(word: string, words: TalkWords): boolean {
  return (
    ENDS_WITH_LINK.test(` ${word}`) ||
    (['and', 'of', 'the', 'articles'] as const).some((list) => words.is(list, word)) ||
    FOLDED_LINKS.has(word)
  );
}

/** A title that may be none: nothing, words in which somebody speaks ('Now I make the pie'), or words that speak against it. */
export function isDoubtfulName(title: string, text: string): boolean {
  const words = talkWordsOf(text);
  return title === '' || isSaid(title, words) || strangersIn(title, words) > 0 || worthOf(title, words) < 0;
}

/** Whether what talk names is rather the dish than a doubtful title; a name that goes on behind it holds more of the dish. */
export function isBetterName(spoken: string, title: string, text: string): boolean {
  if (spoken === '' || !isDoubtfulName(title, text)) return false;
  const words = talkWordsOf(text);
  const worth = worthOf(title, words);
  const place = fold(title).indexOf(fold(spoken));
  if (isSaid(title, words) || (place < 0 && worth < 0)) return true;
  return place > 0 && worthOf(spoken, words) > worth;
}

/** Whether a line that is a title by itself says more of the dish than talk names: 'easiest banana bread ever'. */
export function isLongerName(title: string, spoken: string, text: string): boolean {
  const words = talkWordsOf(text);
  return (
    spoken !== '' &&
    !isSaid(title, words) &&
    fold(title).includes(fold(spoken)) &&
    worthOf(title, words) >= worthOf(spoken, words) &&
    text.split('\n').some((line) => line.trim().replace(/[^\p{L}\p{N}]+$/u, '') === title)
  );
}

function isSaid(title: string, words: TalkWords): boolean {
  const all = fold(title).split(/[^\p{L}]+/u);
  return isGreeting(title) || all.some((word) => words.is('tellers', word));
}

const LINK = `(?:${anyOf('of')}|wie bei|with|mit|con|com|met|med|in|au|aux|à la|à|al|alla|allo|ai|van|della|delle|del|dei|da|do|z|ze)`;
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
const ENDS_WITH_LINK = new RegExp(String.raw`(?:\s${LINK})+$`, 'iu');
