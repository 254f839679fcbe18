import { fold } from '@larder/shared/language/fold';
import { findTimers } from '@larder/shared/recipe-text/timers';
import { anyOf, anyWord } from '../language/lexicon.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { sentences } from '../lines/sentences.ts';
import { markOf, stripped } from './line-markers.ts';
import { EMOJIS, hashtags } from './clean.ts';
import { isChatter } from './lines.ts';
import { isGreeting, titleAmong } from './title.ts';
import { thingsIn, type Thing } from './talk-amounts.ts';
import { foodsNamedIn, stemsIn } from './talk-foods.ts';
import { toldTitle } from './talk-title.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

// Recipes that somebody tells: dictated, in one paragraph, in a chat, in a letter.

/** The recipe that somebody tells in sentences. */
export interface SpokenRecipe {
  /** Empty where it is not said what is made. */
  title: string;
  ingredients: string[];
  steps: string[];
  /** How many of its ingredients are food with an amount. */
  sure: number;
  /** Most of them are named where it is said what to do with them, not in a list before it. */
  isInSteps: boolean;
}

const LEAST_THINGS = 3;
const LEAST_FOODS = 2;
const LEAST_VERBS = 2;
const HALF = 0.5;
const MOST_CHARACTERS = 20_000;

/** What is said in one sentence. */
interface Said {
  text: string;
  things: Thing[];
  verbs: string[];
  isCooking: boolean;
  isConsumed: boolean;
  namesFood: boolean;
}

/**
 * The recipe that a text tells in its sentences, with the amounts in them as its list; null unless there are at least three, two
 * of them of food, and two verbs of cooking.
 */
export function readTalk(text: string): SpokenRecipe | null {
  if (!isTalk(text) || HEADED.every((heading) => heading.test(text))) return null;
  const words = talkWordsOf(text.slice(0, MOST_CHARACTERS));
  const written = withoutSpeakers(text.slice(0, MOST_CHARACTERS)).replace(words.fillers, '$1');
  if (PRICE.test(written)) return null;
  const all = saidIn(written, words);
  const start = all.findIndex(isAboutCooking);

  const end = all.findLastIndex((said) => isAboutCooking(said) || isTimed(said.text));
  const spoken = all.slice(start, end + 1);
  const strange = all.filter(({ text: sentence }) => NO_KITCHEN.test(fold(sentence))).length;
  if (start < 0 || !isRecipe(spoken, words, strange)) return null;
  const things = spoken.flatMap((said) => said.things);
  const first = all.findIndex((said) => said.things.length > 0);
  const before = all.slice(0, first + 1).map((said) => said.text);
  const { title, end: titleEnd } = toldTitle(before, things[0]?.start ?? 0, words);
  const texts = spoken.map((said, index) =>
    index === 0 && first === start ? said.text.slice(titleEnd).replace(LEAD_IN, '').trim() : said.text,
  );
  return {
    title: titleAbove(written, all[start]?.text ?? '') || title,
    ingredients: listOf(spoken, words, title),
    steps: texts.filter((step) => step !== '' && !isChatter(step)),
    sure: things.filter(({ isFood }) => isFood).length,
    isInSteps: shareInSteps(spoken) >= HALF,
  };
}

/** 'Tom: ' and '[12:03] Tom: ' before what somebody says in a chat; a name that is there once may be a heading. */
const SPEAKER =
  /^(?:\[[\d.,/:\sAPM]{4,24}\]\s?|[\d.,/:\sAPM]{4,24}\s-\s)?(\p{Lu}[\p{L}.]{0,20}(?:\s\p{L}[\p{L}.]{0,20})?):\s+/u;

function withoutSpeakers(text: string): string {
  const lines = text.split('\n');
  const names = lines.flatMap((line) => SPEAKER.exec(line)?.[1] ?? []);
  const isSpeaker = (name: string) => names.indexOf(name) < names.lastIndexOf(name);
  return lines
    .map((line) => line.replace(SPEAKER, (said, name: string) => (isSpeaker(name) ? '' : said)))
    .join('\n');
}

/** A name alone on a line above what is said. */
function titleAbove(text: string, first: string): string {
  const above = text.slice(0, text.indexOf(first)).split('\n').slice(0, -1);
  return titleAmong(
    above.filter((line) => !/[.,;:?]/.test(line) && !isGreeting(line)),
    hashtags(text),
  );
}

const MOST_LISTED = 2;

/** A text of sentences: at most two of its lines are ingredients by themselves, or marked as items of a list. */
function isTalk(text: string): boolean {
  const listed = text.split('\n').filter((line) => {
    const item = stripped(line);
    return markOf(line) !== null || (isStrongIngredient(item) && item.length < 60);
  });
  return listed.length <= MOST_LISTED;
}

/** How many lines of a list are an amount of one food, and no more. */
export function foodsIn(items: readonly string[], text: string): number {
  const words = talkWordsOf(text);
  return items.filter((item) => {
    const [thing, ...others] = thingsIn(item, words);
    const rest = item.slice(thing?.end);
    const isWhole = !/^\s\p{L}+\s\p{L}/u.test(rest) || words.is('ends', fold(/\p{L}+/u.exec(rest)![0]));
    return thing?.isFood && others.length === 0 && thing.start === 0 && isWhole;
  }).length;
}

/** The amounts in the steps of a method, with what they are amounts of, as lines of a list; none unless it surely is one. */
export function amountsIn(steps: readonly string[]): string[] {
  const words = talkWordsOf(steps.join('\n'));
  const said = steps.map((step) => saidWith(step, words));
  return isRecipe(said, words) ? distinct(said.flatMap(({ things }) => things)) : [];
}

function saidIn(text: string, words: TalkWords): Said[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(EMOJIS))
    .flatMap(sentences)
    .flatMap(parts)
    .map((sentence) => saidWith(sentence, words));
}

function saidWith(text: string, words: TalkWords): Said {
  const named = thingsIn(text, words);
  // 'Chopped' in '2 chopped onions' is nothing that is done.
  const around = named.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
  const folded = fold(around).match(/\p{L}+/gu) ?? [];
  const verbs = folded.filter((word) => words.isVerb(word));
  const isConsumed = folded.some((word) => words.is('consumed', word)) || HABIT.test(folded.join(' '));
  const isMeasured = !isConsumed && named.some((thing) => thing.isMeasured);
  return {
    text,
    // Where nothing is done, one number of something is none: 'One pot lemon orzo'.
    things: verbs.length > 0 || named.length > 1 || isMeasured ? named : [],
    verbs,
    isCooking: folded.some((word) => words.isKitchenVerb(word)),
    namesFood: folded.some((word) => words.isFood(word)),
    isConsumed,
  };
}

const LONG_WITHOUT_STOP = 160;

/** What was dictated without a stop, cut where the teller goes on: '… and then you …'. */
function parts(sentence: string): string[] {
  if (sentence.length < LONG_WITHOUT_STOP || /[,;]/.test(sentence)) return [sentence];
  return sentence
    .replace(GOES_ON, '\n$1')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isAboutCooking({ text, things, verbs, isCooking, namesFood }: Said): boolean {
  if (things.some(({ isFood }) => isFood)) return true;
  return (isCooking || (namesFood && verbs.length > 0)) && !isChatter(text) && !text.endsWith('?');
}

function isTimed(text: string): boolean {
  return findTimers(text).length > 0 || /\d\s?°/.test(text);
}

/** Whether what is said is how something is cooked, not what somebody ate or bought. */
function isRecipe(spoken: readonly Said[], words: TalkWords, strange = 0): boolean {
  const things = spoken.flatMap((said) => said.things);
  const counted = things.filter(({ isCounted }) => isCounted).length;
  const foods = things.filter(({ isFood }) => isFood).length;
  const verbs = new Set(spoken.flatMap((said) => said.verbs));
  const kitchen = [...verbs].filter((verb) => words.isKitchenVerb(verb)).length;
  const consumed = spoken.filter(({ isConsumed }) => isConsumed).length;
  return (
    counted >= LEAST_THINGS &&
    foods >= LEAST_FOODS &&
    foods * 2 >= things.length &&
    verbs.size >= LEAST_VERBS &&
    (strange === 0 || (kitchen >= LEAST_VERBS && strange * 3 <= spoken.length)) &&
    consumed * 3 <= spoken.length &&
    !spoken.some(({ isConsumed, things: named }) => isConsumed && named.length > 1) &&
    !things.some(({ isTooMuch }) => isTooMuch) &&
    (shareInSteps(spoken) >= HALF || isListFirst(spoken))
  );
}

/** How much of what is named is named where something is done with it. */
function shareInSteps(spoken: readonly Said[]): number {
  const count = (said: readonly Said[]) => said.reduce((sum, { things }) => sum + things.length, 0);
  return count(spoken.filter(({ verbs }) => verbs.length > 0)) / Math.max(1, count(spoken));
}

/** 'You need two eggs, a cup of flour and a cup of milk', and then what to do with it. */
function isListFirst([first, ...others]: readonly Said[]): boolean {
  return (
    (first?.things.length ?? 0) >= LEAST_THINGS &&
    new Set(others.flatMap(({ verbs }) => verbs)).size >= LEAST_VERBS
  );
}

/** The things and the foods without an amount, in order, each once. */
function listOf(spoken: readonly Said[], words: TalkWords, title: string): string[] {
  const foodsOf = (text: string) => (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => words.isFood(word));
  const known = new Set(
    stemsIn([title, ...spoken.flatMap(({ things }) => things.map(({ line }) => line))].flatMap(foodsOf)),
  );
  const all = spoken.flatMap(({ text, things, verbs }) => {
    const named = verbs.length === 0 && things.length === 0 ? [] : foodsNamedIn(text, things, words);
    const fresh = named.filter(({ stems }) => {
      const isKnown = stems.some((stem) => known.has(stem));
      for (const stem of stems) known.add(stem);
      return !isKnown;
    });
    return [...things, ...fresh].sort((one, other) => one.start - other.start);
  });
  return distinct(all);
}

/** Each thing once. */
function distinct(things: readonly { line: string }[]): string[] {
  return [...new Map(things.map(({ line }) => [fold(line), line])).values()];
}

const GOES_ON = new RegExp(String.raw`\s(${anyOf('goesOn')}\s)`, 'giu');
/** Both lists are headed: no talk, wherever the headings stand. */
const HEADED = [anyOf('ingredients', 'youNeed'), anyOf('instructions', 'howTo')].map(
  (heading) => new RegExp(String.raw`(?<!\p{L})${heading}\s?:`, 'iu'),
);
const LEAD_IN = new RegExp(String.raw`^(?:${anyOf('leadIn')}[\s,:]{1,2}){1,4}(?=\p{L})`, 'iu');
/** Said beside recipes as well, but not in their steps. */
const HABIT = new RegExp(anyWord('habits'), 'u');
/** Beauty, cleaning, gardens, animals, games, feelings, diets and shops: there, too, one mixes and adds. */
const NO_KITCHEN = new RegExp(anyWord('notFood'), 'u');
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;
