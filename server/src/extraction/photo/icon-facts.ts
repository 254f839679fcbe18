import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { fold } from '@larder/shared/language/fold';
import { anyOf } from '../language/lexicon.ts';
import { matchDifficulty } from '../lines/difficulty.ts';
import { parseDuration } from '../lines/durations.ts';

// Times and servings beside small pictures in place of words: a clock, a pot, a fork. The pictures are read as nothing or as stray signs.

export interface IconFacts {
  /** Minutes, in their order on the page. */
  times: number[];
  /** Numbers without a unit, or with people or portions behind them. */
  servings: number[];
}

const TIME = /^(\d{1,3}(?:[.,]5)?)\s?(\p{L}{1,8})\.?(?:\s?(\d{1,2})(?:\s?(\p{L}{1,8})\.?)?)?(?=\s|$)/u;
const SERVINGS = new RegExp(String.raw`^(\d{1,2})\s?(?:${anyOf('eaters', 'portions')})\.?(?=\s|$)`, 'u');
const BARE = /^(\d{1,2})(?=\s|$)/;
const ENERGY = new RegExp(String.raw`^\d{2,4}\s?(?:${anyOf('calories')}|kcal|kj)(?=\s|$)`, 'u');
/** What a picture is taken for: a sign, or one letter. */
const STRAY = /^(?:[^\p{L}\d\s]{1,2}|\p{L})(?=\s|$)/u;
const WORD = /^\p{L}+/u;

/** What a row of pictures and numbers says ('20 min  35 min  4'); undefined for a row that says more. */
export function iconFacts(text: string): IconFacts | undefined {
  const facts: IconFacts = { times: [], servings: [] };
  let rest = fold(text).trim();
  while (rest !== '') {
    const length = readFact(rest, facts);
    if (length === undefined) return undefined;
    rest = rest.slice(length).trimStart();
  }
  return /\d/.test(text) ? facts : undefined;
}

/** Takes down the fact that a text begins with; returns how long it is. */
function readFact(text: string, { times, servings }: IconFacts): number | undefined {
  const time = timeAt(text);
  if (time !== undefined) {
    times.push(time.minutes);
    return time.length;
  }
  const energy = ENERGY.exec(text) ?? STRAY.exec(text);
  if (energy !== null) return energy[0].length;
  const count = SERVINGS.exec(text) ?? BARE.exec(text);
  if (count !== null) {
    servings.push(Number(count[1]));
    return count[0].length;
  }
  const word = WORD.exec(text)?.[0];
  return word !== undefined && matchDifficulty(word) !== undefined ? word.length : undefined;
}

/** '35 min', '1 h 10', '1 h 10 min' */
function timeAt(text: string): { minutes: number; length: number } | undefined {
  const [all = '', number = '', unit = '', more, moreUnit] = TIME.exec(text) ?? [];
  const first = unit === '' ? undefined : parseDuration(`${number} ${unit}`);
  if (first === undefined) return undefined;
  const isHours = parseDuration(`1 ${unit}`) === 60;
  const second = more === undefined || !isHours ? undefined : parseDuration(`${more} ${moreUnit ?? 'min'}`);
  if (second !== undefined && second < 60) return { minutes: first + second, length: all.length };
  const own = /^\S+?\s?\p{L}+\.?/u.exec(text)?.[0] ?? all;
  return { minutes: first, length: own.length };
}

/** True for a row of nothing but times and numbers, one time at least. */
export function isIconRow(text: string): boolean {
  return (iconFacts(text)?.times.length ?? 0) > 0;
}

/** Times and servings of some rows of pictures: of two times the first is that of preparing; several numbers say nothing for sure. */
export function factsOfIcons(texts: readonly string[]): {
  prepTime?: number | undefined;
  cookTime?: number | undefined;
  servings?: number | undefined;
} {
  const all = texts.flatMap((text) => iconFacts(text) ?? []);
  const times = all.flatMap((facts) => facts.times);
  const [count, ...others] = new Set(all.flatMap((facts) => facts.servings));
  const servings =
    others.length === 0 && count !== undefined && count > 0 && count <= RECIPE_LIMITS.servings
      ? count
      : undefined;
  if (times.length < 2) return { cookTime: times[0], servings };
  return { prepTime: times[0], cookTime: times[1], servings };
}
