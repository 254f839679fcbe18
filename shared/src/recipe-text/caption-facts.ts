import type { Difficulty } from '../terms/recipe.ts';
import { RECIPE_LIMITS } from '../terms/recipe.ts';
import { findTimers } from './timers.ts';

const EASY =
  /(?<!\p{L})(?:easy|simple|quick|einfach|leicht|facile|facil|rapid[ao]|makkelijk|enkelt?)(?!\p{L})/u;
const HARD =
  /(?<!\p{L})(?:advanced|complex|difficult|anspruchsvoll|schwierig|dificil|difficile|moeilijk)(?!\p{L})/u;
const SAID_DIFFICULTY =
  /(?:difficulty|level|skill|schwierigkeit(?:sgrad)?|dificultad|dificuldade|difficulte|difficolta)\s?(?:level)?\s?[:=–-]\s?(\p{L}+)/u;

/** Of a folded text: easy, hard, or medium for anything else; what it says of its difficulty goes before words in passing. */
export function difficultyIn(folded: string): Difficulty {
  const said = SAID_DIFFICULTY.exec(folded)?.[1];
  if (said !== undefined) {
    if (EASY.test(said) || said === 'beginner') return 'easy';
    if (HARD.test(said) || /^(?:hard|expert|schwer)$/.test(said)) return 'hard';
    return 'medium';
  }
  if (EASY.test(folded)) return 'easy';
  return HARD.test(folded) ? 'hard' : 'medium';
}

const COUNT = String.raw`(?:about|approx(?:imately)?\.?|around|up to|roughly|circa|ca\.?|~)?\s?(\d{1,4})(?![\d.,/]?\d|\s?(?:cm|mm|inch|in\b|g\b|ml\b|oz\b|cups?\b|x\b|k?cal|kj\b|calorie|grams?\b|%))`;
const PEOPLE = 'people|persons?|pax|personas?|personen|personnes|persone|pessoas|personer|osob|hungry|adults';
const SERVINGS = [
  new RegExp(
    String.raw`(?<!\p{L}|(?:per|pro|por|par|je|a|each)\s)(?:serves|servings?|serving size|feeds|yields?|portions?|portionen|porciones|raciones|porcoes|porzioni|porties|rinde|rende|rendimento|ergibt|reicht fur|til)\s?[:=–-]?\s?(?:for\s)?${COUNT}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/:])(\d{1,3})(?:\s?(?:[-–]|to|a|bis)\s?\d{1,3})?\s?(?:generous |large |small |big )?(?:servings?|portions?|portionen|porciones|raciones|porcoes|porzioni|porties|portioner|porcji|порции|порций|人分|人份|인분)(?!\p{L}{3})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:for|fur|para|pour|per|voor|till|til|dla|na|на)\s(\d{1,3})(?:\s?(?:[-–]|to|a|bis)\s?\d{1,3})?\s(?:${PEOPLE})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/])(\d{1,2})(?:\s?[-–]\s?\d{1,2})?\s?(?:pers\.?|personen|personnes|personas?|pessoas|persone|personer|osob[y]?|kisilik|kisi|人前)(?!\p{L})`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})makes\s?[:=–-]?\s?(?:one\s)?${COUNT}`, 'u'),
];
const MAKES_DOZEN =
  /(?<!\p{L})makes\s?[:=–-]?\s?(?:(?:about|around)\s)?(?:(\d{1,2})|an?|one|two|three)\sdozen/u;
const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };
const SPELLED =
  /(?<!\p{L})(?:serves|feeds|serves up to|for)\s(one|two|three|four|five|six|eight|ten|twelve)(?!\p{L})(?=\s*(?:people|persons?|[.,!)|]|$|and|or|to|generously))/mu;
const SPELLED_VALUES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
};

/** In a folded text: 'serves 4', '4 servings', 'makes 18', 'Para 4 personas'; of a range the smaller number. */
export function servingsIn(folded: string): number | null {
  const dozen = MAKES_DOZEN.exec(folded);
  if (dozen) return 12 * Number(dozen[1] ?? WORDS[/(\w+)\sdozen/.exec(dozen[0])?.[1] ?? ''] ?? 1);
  for (const pattern of SERVINGS) {
    const count = Number(pattern.exec(folded)?.[1]);
    if (count >= 1 && count <= RECIPE_LIMITS.servings) return count;
  }
  const spelled = SPELLED.exec(folded)?.[1];
  return spelled === undefined ? null : (SPELLED_VALUES[spelled] ?? null);
}

const PREP =
  /(?:prep(?:aration)?(?:\s?time)?|vorbereitung(?:szeit)?|(?:temps|tiempo|tempo|tijd)\s(?:de\s|di\s)?prepara\p{L}+|preparo|voorbereiding(?:stijd)?|hands[- ]on(?:\stime)?|active(?:\stime)?)\s{0,2}(?:[:=|–-]|is|takes)?\s{0,2}/u;
const COOK =
  /(?:(?:cook(?:ing)?|bak(?:e|ing)|oven|roast(?:ing)?|fry(?:ing)?)\s?time\s?[:=|–-]?|(?:cook(?:ing)?|bak(?:e|ing))\s?[:=|–-]|kochzeit|backzeit|garzeit|(?:temps|tiempo|tempo)\s(?:de\s|di\s)?(?:cuisson|coccion|cottura|cozimento|horneado)|cuisson\s?:|coccion\s?:|cottura\s?:|(?:kook|bak|oven)tijd)\s{0,2}:?\s{0,2}/u;
const TOTAL =
  /(?:total(?:\s?time)?\s?[:=|–-]|total\stime|ready in|on the table in|done in|made in|in (?:just|only|under|about)|takes(?: just| only| about)?|time\s?[:=|–-]|gesamtzeit|fertig in|tiempo\s?(?:total)?\s?:|temps\s?(?:total)?\s?:|tempo\s?(?:total[e]?)?\s?:|⏱|⏰|🕒|⏲)\ufe0f?\s{0,2}:?\s{0,2}/u;
const COOKING =
  /(?<!\p{L})(?:bake|baking|roast|cook|simmer|boil|fry|grill|air ?fry|air ?fryer|steam|braise|poach|microwave|oven|back\p{L}*|koch\p{L}*|ofen|brat\p{L}*|garen|cuire|cuisez|enfourne\p{L}*|mijot\p{L}*|hornea\p{L}*|cuece|cocina\p{L}*|frie|hierve|inforna\p{L}*|cuoc\p{L}*|asse|cozinhe|bak|kook|oven|grädda|koka|stek)(?!\p{L})/iu;

/** Minutes behind their labels; without a label for cooking, the longest time that a step cooks for. */
export function timesIn(
  folded: string,
  steps: readonly string[],
): { prepTime: number | null; cookTime: number | null } {
  const prepTime = minutesAfter(folded, PREP);
  const total = minutesAfter(folded, TOTAL);
  const cookTime =
    minutesAfter(folded, COOK) ??
    longestCooking(steps) ??
    (total === null || total <= (prepTime ?? 0) ? total : total - (prepTime ?? 0));
  return { prepTime, cookTime };
}

const REACH = 40;

function minutesAfter(folded: string, label: RegExp): number | null {
  const all = new RegExp(label.source, 'gu');
  for (const match of folded.matchAll(all)) {
    const [timer] = findTimers(folded.slice(match.index + match[0].length).slice(0, REACH));
    if (timer && timer.start <= 8) return minutes(timer.seconds);
  }
  return null;
}

function longestCooking(steps: readonly string[]): number | null {
  let longest: number | null = null;
  for (const step of steps) {
    if (!/\d|half|hour/i.test(step) || !COOKING.test(step)) continue;
    for (const timer of findTimers(step.slice(0, 500))) {
      const before = step.slice(Math.max(0, timer.start - 80), timer.start);
      if (COOKING.test(before)) longest = Math.max(longest ?? 0, minutes(timer.seconds) ?? 0);
    }
  }
  return longest;
}

function minutes(seconds: number): number | null {
  const whole = Math.round(seconds / 60);
  return whole >= 1 && whole <= RECIPE_LIMITS.minutes ? whole : null;
}
