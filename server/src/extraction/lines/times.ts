import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { findTimers } from '@larder/shared/recipe-text/timers';
import { foldWords } from '@larder/shared/language/fold';
import { anyOf, anyWord, entries } from '../language/lexicon.ts';
import { expanded, patternOf } from '../language/notation.ts';
import { isDuration, parseDuration } from './durations.ts';
import { matchLabel, type FactLabel } from './labels.ts';

// For how long one prepares and cooks, as texts say it.

const SEPARATOR = '[:=|–-]';
const GAP = String.raw`\s{0,2}`;
const TIME_NOUN = new RegExp(anyOf('timeNouns'), 'u');
/** Labels that name a time, as 'cook time' does and 'cook' does not, need no separator. */
const timed = (field: 'cookTime' | 'totalTime') =>
  patternOf(
    entries(field)
      .flatMap(expanded)
      .filter((label) => TIME_NOUN.test(label) && label.replace(TIME_NOUN, '') !== ''),
  );

const PREP = new RegExp(
  String.raw`(?<!\p{L})${anyOf('prepTime')}(?!\p{L})${GAP}(?:${SEPARATOR}|is|takes)?${GAP}`,
  'gu',
);
const COOK = new RegExp(
  String.raw`(?<!\p{L})(?:${timed('cookTime')}(?!\p{L})\s?${SEPARATOR}?|${anyOf('cookTime')}\s?${SEPARATOR})${GAP}`,
  'gu',
);
const TOTAL = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`${timed('totalTime')}(?!\p{L})`,
    String.raw`${anyOf('readyIn')}(?!\p{L})`,
    String.raw`${anyOf('totalTime')}\s?${SEPARATOR}`,
    '[⏱⏰🕒⏲]',
  ].join('|')})\ufe0f?${GAP}:?${GAP}`,
  'gu',
);
const COOKING = new RegExp(anyWord('cooking'), 'iu');

/** The heat may stand between the time and its verb: '30 Min. bei 180 °C backen'. */
const HEAT = String.raw`(?:\d{2,3}\s?(?:°\s?c?|${anyOf('degrees')})\s)?`;
const COOKING_LAST = anyWord('cookingLast');
/** German and Dutch say it behind the time: '20 Minuten köcheln lassen'. */
const COOKING_BEHIND = new RegExp(
  String.raw`^\.?([^,.;!()\d]{0,24}${HEAT}[^,.;!()\d]{0,16})${COOKING_LAST}`,
  'iu',
);
/** '12 Stunden einweichen und dann kochen', '1 uur rijzen voor het bakken': what takes the time is something else. */
const BEFORE_COOKING = new RegExp(anyWord('beforeCooking'), 'iu');
const NAMES_COOKING = new RegExp(`${COOKING.source}|${COOKING_LAST}`, 'iu');

function isCookedBehind(text: string): boolean {
  const between = COOKING_BEHIND.exec(text)?.[1];
  return between !== undefined && !BEFORE_COOKING.test(between);
}

/** Minutes behind their labels; without a label for cooking, the longest time that a step cooks for. */
export function timesIn(
  folded: string,
  steps: readonly string[],
): { prepTime: number | null; cookTime: number | null } {
  const beside = timesSideBySide(folded);
  const prepTime = beside.prepTime ?? minutesAfter(folded, PREP);
  const total = minutesAfter(folded, TOTAL);
  const cookTime =
    beside.cookTime ??
    minutesAfter(folded, COOK) ??
    longestCooking(steps) ??
    (total === null || total <= (prepTime ?? 0) ? total : total - (prepTime ?? 0));
  return { prepTime, cookTime };
}

const BETWEEN_FACTS = /\s*[|·•,/]\s*|\s-\s/;

/** 'makes 6 | prep 15 min | cook 20 min', 'prep 10 · cook 25': facts in one line, of which two at least are times. */
function timesSideBySide(folded: string): Partial<Record<FactLabel, number>> {
  for (const line of folded.split('\n')) {
    if (line.length > MAX_FACTS_CHARS || !BETWEEN_FACTS.test(line)) continue;
    const times = new Map(
      line.split(BETWEEN_FACTS).flatMap((part) => labelledMinutes(foldWords(part)) ?? []),
    );
    if (times.size > 1) return Object.fromEntries(times);
  }
  return {};
}

function labelledMinutes(part: string): [label: FactLabel, minutes: number][] | undefined {
  const match = matchLabel(part);
  if (match === undefined || match.label === 'servings' || !/^\d/.test(match.rest)) return undefined;
  if (!isDuration(match.rest) && !/^\d{1,3}$/.test(match.rest)) return undefined;
  const minutes = parseDuration(match.rest);
  return minutes === undefined ? undefined : [[match.label, minutes]];
}

const MAX_FACTS_CHARS = 160;
const REACH = 40;

function minutesAfter(folded: string, label: RegExp): number | null {
  label.lastIndex = 0;
  for (let match = label.exec(folded); match; match = label.exec(folded)) {
    const [timer] = findTimers(folded.slice(match.index + match[0].length).slice(0, REACH));
    if (timer && timer.start <= 8) return minutes(timer.seconds);
  }
  return null;
}

function longestCooking(steps: readonly string[]): number | null {
  let longest: number | null = null;
  for (const step of steps) {
    if (!NAMES_COOKING.test(step)) continue;
    for (const timer of findTimers(step.slice(0, 500))) {
      const before = step.slice(Math.max(0, timer.start - 80), timer.start);
      if (timer.seconds < 60) continue;
      if (timer.seconds < SOON_BOILED && BOILED_APART.test(sentenceEnd(before))) continue;
      if (COOKING.test(before) || isCookedBehind(step.slice(timer.end, timer.end + 50)))
        longest = Math.max(longest ?? 0, minutes(timer.seconds) ?? 0);
    }
  }
  return longest;
}

/** 'Cook the noodles for 5 minutes' says nothing of the dish. */
const BOILED_APART = new RegExp(anyWord('boiledApart'), 'iu');
const SOON_BOILED = 15 * 60;

/** What stands behind the last full stop. */
function sentenceEnd(text: string): string {
  return text.slice(text.search(/[.;!][^.;!]*$/) + 1);
}

function minutes(seconds: number): number | null {
  const whole = Math.round(seconds / 60);
  return whole >= 1 && whole <= RECIPE_LIMITS.minutes ? whole : null;
}
