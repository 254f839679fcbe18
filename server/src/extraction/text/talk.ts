import { fold } from '@larder/shared/language/fold';
import { anyOf, anyWord } from '../language/lexicon.ts';
import { isStrongIngredient } from '../lines/ingredients.ts';
import { hashtags } from './clean.ts';
import { markOf, stripped } from './line-markers.ts';
import { isChatter } from './lines.ts';
import { thingsIn } from './talk-amounts.ts';
import { foodsNamedIn, stemsIn } from './talk-foods.ts';
import { saidByOne } from './talk-lines.ts';
import { methodIn, saidIn, saidWith, startOfMethod, type Said } from './talk-method.ts';
import { endOfNeeds, needsIn } from './talk-needs.ts';
import { toldTitle } from './talk-title.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';
import { isGreeting, titleAmong } from './title.ts';

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
  /** No sentence holds most of them: none is a list. */
  isSpread: boolean;
}

const LEAST_THINGS = 3;
const LEAST_COUNTED = 2;
const LEAST_FOODS = 2;
const LEAST_VERBS = 2;
const HALF = 0.5;
const MOST_IN_ONE = 0.6;
const MOST_CHARACTERS = 20_000;

/**
 * The recipe that a text tells in its sentences, with the amounts in them as its list; null unless there are at least three, two
 * of them counted or measured and two of food, and two verbs of cooking.
 */
export function readTalk(text: string): SpokenRecipe | null {
  if (!isTalk(text) || HEADED.every((heading) => heading.test(text))) return null;
  const words = talkWordsOf(text.slice(0, MOST_CHARACTERS));
  const { text: one, others } = saidByOne(text.slice(0, MOST_CHARACTERS));
  const written = one.replace(words.fillers, '$1');
  const all = saidIn(written, words);
  const spoken = methodIn(all, words);
  const strange = all.filter((said) => isStrange(said)).length;
  if (spoken.length === 0 || !isRecipe(spoken, words, strange)) return null;
  const things = spoken.flatMap((said) => said.things);
  const { title, steps } = titleAndSteps({ written, others }, all, spoken, words);
  return {
    title,
    ingredients: listOf(spoken, words, title),
    steps: steps.filter((step) => step !== '' && !isChatter(step)),
    sure: things.filter(({ isFood }) => isFood).length,
    isInSteps: shareInSteps(spoken) >= HALF,
    isSpread: Math.max(...spoken.map((said) => said.things.length)) <= things.length * MOST_IN_ONE,
  };
}

/** Priced, or said of what is no kitchen's; 'drain' is, where it is what to do. */
function isStrange({ text, isPriced, verbs }: Said): boolean {
  const found = NO_KITCHEN.exec(fold(text))?.[0].trim();
  if (isPriced || found === undefined) return isPriced;
  return !verbs.includes(found) || !ORDER.test(fold(text).split(found)[0] ?? '');
}

/** Behind this an order begins. */
const ORDER = new RegExp(String.raw`(?:^|[,;.:]|(?<!\p{L})(?:${anyOf('and', 'then')}))\s*$`, 'iu');

function titleAndSteps(
  { written, others }: { written: string; others: string },
  all: readonly Said[],
  spoken: readonly Said[],
  words: TalkWords,
): Pick<SpokenRecipe, 'title' | 'steps'> {
  const first = all.findIndex((said) => said.things.length > 0);
  const own = all.slice(0, first + 1).map((said) => said.text);
  // Who asks for it may be the one who names it.
  const asked = others.split('\n').filter((line) => line.trim() !== '');
  const before =
    asked.length === 0 ? own : [own.length > 1 ? own[0]! : '', ...own.slice(1, -1), ...asked, own.at(-1)!];
  const { title, end } = toldTitle(
    before,
    startOfAmounts(all[first]),
    words,
    titleAbove(written, own[0] ?? ''),
  );
  const isNeeded = needsIn(spoken, words);
  const steps = spoken.map((said, index) => {
    if (isNeeded[index]) return said.isDictated ? said.text.slice(endOfNeeds(said, words)).trim() : '';
    if (said.things[0] === undefined || said.things[0] !== all[first]?.things[0]) return said.text;
    if (said.isDictated) return said.text.slice(startOfMethod(said, end, words)).trim();
    return said.text.slice(end).replace(LEAD_IN, '').replace(LEADING_SIGNS, '').trim();
  });
  return { title, steps };
}

/** Where in a sentence the first of its amounts stands, before which the dish may be named. */
function startOfAmounts(said: Said | undefined): number {
  const things = said?.things ?? [];
  return (things.find(({ isCounted, isFood }) => isCounted && isFood) ?? things[0])?.start ?? 0;
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
  return listed.length <= MOST_LISTED && !text.split('\n').some((line) => PARTED.test(line));
}

/** A list in one line, with signs between its items: 'leeks 2 / cream 100 ml / nutmeg / salt'. */
const PARTED = /^(?:[^\n/|✦★•·]{1,80}\s([/|✦★•·])\s)(?:[^\n/|✦★•·]{1,80}\s\1\s){2}/u;

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

/** Whether what is said is how something is cooked, not what somebody ate or bought. */
function isRecipe(spoken: readonly Said[], words: TalkWords, strange = 0): boolean {
  const things = spoken.flatMap((said) => said.things);
  const counted = things.filter(({ isCounted }) => isCounted).length;
  const foods = things.filter(({ isFood }) => isFood).length;
  const verbs = new Set(spoken.flatMap((said) => said.verbs));
  const kitchen = [...verbs].filter((verb) => words.isKitchenVerb(verb)).length;
  const consumed = spoken.filter(({ isConsumed }) => isConsumed).length;
  const isPlain = strange === 0 && consumed === 0;
  return (
    things.length >= LEAST_THINGS &&
    counted >= (kitchen >= LEAST_VERBS ? LEAST_COUNTED : LEAST_THINGS) &&
    foods >= LEAST_FOODS &&
    foods * 2 >= things.length &&
    verbs.size >= LEAST_VERBS &&
    (kitchen >= LEAST_VERBS || (kitchen > 0 && isPlain && verbs.size > LEAST_VERBS)) &&
    strange * 3 <= spoken.length &&
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
    return [...things, ...fresh.map((food) => ({ ...food, plain: food.line }))].sort(
      (one, other) => one.start - other.start,
    );
  });
  return distinct(all);
}

/** Each thing once, however its amount was said. */
function distinct(things: readonly { line: string; plain: string }[]): string[] {
  return [...new Map(things.map(({ line, plain }) => [fold(plain), line])).values()];
}

/** Both lists are headed: no talk, wherever the headings stand. */
const HEADED = [anyOf('ingredients', 'youNeed'), anyOf('instructions', 'howTo')].map(
  (heading) => new RegExp(String.raw`(?<!\p{L})${heading}\s?:`, 'iu'),
);
const LEAD_IN = new RegExp(String.raw`^(?:${anyOf('leadIn')}[\s,:]{1,2}){1,4}(?=\p{L})`, 'iu');
const LEADING_SIGNS = /^[\s,.;:!?-]+/u;
/** Beauty, cleaning, gardens, animals, games, feelings, diets and shops: there, too, one mixes and adds. */
const NO_KITCHEN = new RegExp(anyWord('notFood'), 'u');
