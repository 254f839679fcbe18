import { fold } from '@larder/shared/language/fold';
import { findTimers } from '@larder/shared/recipe-text/timers';
import { anyOf, anyWord } from '../language/lexicon.ts';
import { servingsIn } from '../lines/servings.ts';
import { sentences } from '../lines/sentences.ts';
import { EMOJIS } from './clean.ts';
import { isChatter } from './lines.ts';
import { thingsIn, type Thing } from './talk-amounts.ts';
import type { TalkWords } from './talk-words.ts';

// Where in what somebody says the method begins and ends, and what in it is said of something else.

/** What is said in one sentence, or in one part of a dictation. */
export interface Said {
  text: string;
  things: Thing[];
  verbs: string[];
  isCooking: boolean;
  isConsumed: boolean;
  isPriced: boolean;
  namesFood: boolean;
}

export function saidIn(text: string, words: TalkWords): Said[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(EMOJIS))
    .flatMap(sentences)
    .flatMap((sentence) => sentence.split(SPACED_END))
    .flatMap((sentence) => {
      const parts = partsOf(sentence, words);
      const isDictated = sentence.length >= LONG_WITHOUT_STOP && !/[,;:.!?]\s/.test(sentence);
      return parts.map((part) => saidWith(part, words, isDictated));
    });
}

/** 'noyaux ou pas ? Les …' as French sets its signs. */
const SPACED_END = /(?<=\s[?!]{1,3})\s+(?=\p{Lu})/u;

export function saidWith(text: string, words: TalkWords, isDictated = false): Said {
  const named = thingsIn(text, words, isDictated).filter(({ plain }) => !NUTRIENT.test(plain));
  // 'Chopped' in '2 chopped onions' is nothing that is done.
  const around = named.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  const folded = fold(around).match(/\p{L}+/gu) ?? [];
  const verbs = folded.filter((word, index) => words.isVerb(word) && !isNoun(folded, index, words));
  const isConsumed = wordsIn(text).some((word) => words.is('consumed', word)) || HABIT.test(fold(text));
  const isPriced = PRICE.test(text);
  const isMeasured = !isConsumed && named.some((thing) => thing.isMeasured);
  return {
    text,
    // Where nothing is done, one number of something is none: 'One pot lemon orzo'.
    things: !isPriced && (isDictated || verbs.length > 0 || named.length > 1 || isMeasured) ? named : [],
    verbs,
    isCooking: verbs.some((word) => words.isKitchenVerb(word)),
    namesFood: folded.some((word) => words.isFood(word)),
    isConsumed,
    isPriced,
  };
}

/** 'dans la cuisine', 'a mix': what could be a verb stands behind an article. */
function isNoun(all: readonly string[], index: number, words: TalkWords): boolean {
  const [before = '', twoBefore = ''] = [all[index - 1], all[index - 2]];
  if (words.is('articles', before)) return true;
  return (
    words.is('the', before) && (index === 1 || words.is('of', twoBefore) || words.is('joins', twoBefore))
  );
}

const LONG_WITHOUT_STOP = 160;

/** What was dictated without a stop, cut where the teller goes on: '… and then you …'. */
function partsOf(sentence: string, words: TalkWords): string[] {
  if (sentence.length < LONG_WITHOUT_STOP || /[,;]/.test(sentence)) return [sentence];
  return sentence
    .replace(words.goesOn, '\n$1')
    .split('\n')
    .flatMap((part) => splitAtClosing(part, words))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A goodbye is a part of its own: '… bien | voilà c'est pour deux'. */
function splitAtClosing(part: string, words: TalkWords): string[] {
  const tokens = [...part.matchAll(/\p{L}+/gu)];
  const at = tokens.find(
    ({ index }, place) => place > 0 && closes(part.slice(index), fold(tokens[place - 1]![0]), words),
  );
  return at ? [part.slice(0, at.index), part.slice(at.index)] : [part];
}

/** The sentences of a method, from the first that says what a cook does to the last; empty where none does. */
export function methodIn(all: readonly Said[], words: TalkWords): Said[] {
  const first = all.findIndex(hasFood);
  const last = all.findLastIndex(hasFood);
  if (first < 0) return [];
  const start = all.findIndex((said, index) => index === first || (index < first && isBefore(said, words)));
  const end = all.findLastIndex((said, index) => index === last || (index > last && isBehind(said, words)));
  return all
    .slice(start, end + 1)
    .filter((said, index) => isOfMethod(said) && (start + index <= last || !isSaidBeside(said, words)));
}

/** 'That makes 4 servings', 'it cost 4 euros': said among the steps, but none of them. */
function isOfMethod(said: Said): boolean {
  const isOnlyServing =
    said.things.length === 0 && !isTimed(said.text) && servingsIn(fold(said.text)) !== null;
  return (!said.isPriced || said.isCooking) && !(isOnlyServing && !said.namesFood);
}

/** Behind the last amount: asides, what others do, goodbyes. */
function isSaidBeside(said: Said, words: TalkWords): boolean {
  const isClosing = words.closings.test(said.text) && !isHeated(said.text, words);
  return isAside(said) || isOfOthers(said.text, words) || isClosing;
}

const hasFood = ({ things, isConsumed }: Said) => !isConsumed && things.some(({ isFood }) => isFood);

/** Before the first amount: 'Preheat the oven to 180.', not 'Today I make the pie that everyone loves.' */
function isBefore(said: Said, words: TalkWords): boolean {
  const { text } = said;
  if (isAside(said) || announces(text, words)) return false;
  if (isHeated(text, words)) return true;
  return said.isCooking && (startsWithDoing(text, words) || isTimed(text));
}

/** Behind the last amount: 'Bake for ten minutes.', not 'My brother eats it cold.' */
function isBehind(said: Said, words: TalkWords): boolean {
  const { text, verbs, isCooking, namesFood } = said;
  if (isSaidBeside(said, words)) return false;
  if (isTimed(text) || isHeated(text, words) || isCooking || (namesFood && verbs.length > 0)) return true;
  const all = wordsIn(text);
  return words.isVerbLast && INFINITIVE_LAST.test(text) && all.length > 2 && words.isVerb(all.at(-1)!);
}

/** 'Mit zwei Gabeln zerreißen.' */
const INFINITIVE_LAST = /\s\p{Ll}{3,}(?:en|ern|eln)[.!]?$/u;

function isAside({ text, isConsumed, isPriced }: Said): boolean {
  return isConsumed || isPriced || isChatter(text) || /\?\s*$/.test(text);
}

function announces(text: string, words: TalkWords): boolean {
  return words.tells.some(({ pattern, isWeak }) => !isWeak && text.search(pattern) >= 0);
}

function isTimed(text: string): boolean {
  return findTimers(text).length > 0 || /\d\s?°/.test(text);
}

/** 'Oven on at 180', 'ugnen på 175' */
function isHeated(text: string, words: TalkWords): boolean {
  return /\d{2,3}/.test(text) && wordsIn(text).some((word) => words.is('ovens', word));
}

const MOST_LEADING = 5;

/** What is done stands at its very beginning, or behind who does it. */
function startsWithDoing(text: string, words: TalkWords): boolean {
  const first = wordsIn(text).slice(0, MOST_LEADING);
  const verb = first.findIndex((word) => words.isVerb(word));
  return (
    verb === 0 ||
    (verb > 0 && first.slice(0, verb).every((word) => LEAD_WORD.test(word) || words.is('doers', word)))
  );
}

/** 'My husband eats it cold': who is spoken of is no cook. */
function isOfOthers(text: string, words: TalkWords): boolean {
  const [first = '', second = ''] = wordsIn(text);
  if (words.is('kin', first) || words.is('kin', second)) return true;
  return words.is('others', first) && !words.isKitchenVerb(second) && !words.isFood(second);
}

const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** 'love from', 'that's it': of several words, or behind what no sentence goes on with. */
function closes(text: string, before: string, words: TalkWords): boolean {
  const [found] = words.closings.exec(text) ?? [];
  return found !== undefined && (/\s/.test(found) || !words.is('joins', before));
}

const LEAD_WORD = new RegExp(`^(?:${anyOf('leadIn', 'then', 'goesOn')})$`, 'iu');
/** Said beside recipes as well, but not in their steps. */
const HABIT = new RegExp(anyWord('habits'), 'u');
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;
const NUTRIENT = new RegExp(String.raw`^[\d.,]+\s?m?g\s(?:of\s)?${anyOf('nutrients')}$`, 'iu');
