import { fold } from '@larder/shared/language/fold';
import { saidWith, type Said } from './talk-method.ts';
import { talkWordsOf, type TalkWords } from './talk-words.ts';

// Amounts that are named in the steps of a method, where no list is.

const LEAST_THINGS = 3;
const LEAST_COUNTED = 2;
const LEAST_FOODS = 2;
const LEAST_VERBS = 2;
const HALF = 0.5;

/** The amounts in the steps of a method, with what they are amounts of, as lines of a list; none unless it surely is one. */
export function amountsIn(steps: readonly string[]): string[] {
  const words = talkWordsOf(steps.join('\n'));
  const said = steps.map((step) => saidWith(step, words));
  return isMethod(said, words) ? distinct(said.flatMap(({ things }) => things)) : [];
}

/** Whether what is said is how something is cooked, not what somebody ate or bought. */
function isMethod(spoken: readonly Said[], words: TalkWords): boolean {
  const things = spoken.flatMap((said) => said.things);
  const counted = things.filter(({ isCounted }) => isCounted).length;
  const foods = things.filter(({ isFood }) => isFood).length;
  const verbs = new Set(spoken.flatMap((said) => said.verbs));
  const kitchen = [...verbs].filter((verb) => words.isKitchenVerb(verb)).length;
  const consumed = spoken.filter(({ isConsumed }) => isConsumed).length;
  return (
    things.length >= LEAST_THINGS &&
    counted >= (kitchen >= LEAST_VERBS ? LEAST_COUNTED : LEAST_THINGS) &&
    foods >= LEAST_FOODS &&
    foods * 2 >= things.length &&
    verbs.size >= LEAST_VERBS &&
    (kitchen >= LEAST_VERBS || (kitchen > 0 && consumed === 0 && verbs.size > LEAST_VERBS)) &&
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

/** Each thing once, however its amount was said. */
function distinct(things: readonly { line: string; plain: string }[]): string[] {
  return [...new Map(things.map(({ line, plain }) => [fold(plain), line])).values()];
}
