import type { Difficulty } from '@larder/shared/recipe/messages';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { findTimers } from '@larder/shared/recipe-text/timers';

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

const PREP =
  /(?:prep(?:aration)?(?:\s?time)?|vorbereitung(?:szeit)?|(?:temps|tiempo|tempo|tijd)\s(?:de\s|di\s)?prepara\p{L}+|preparo|voorbereiding(?:stijd)?|hands[- ]on(?:\stime)?|active(?:\stime)?)\s{0,2}(?:[:=|–-]|is|takes)?\s{0,2}/gu;
const COOK =
  /(?:(?:cook(?:ing)?|bak(?:e|ing)|oven|roast(?:ing)?|fry(?:ing)?)\s?time\s?[:=|–-]?|(?:cook(?:ing)?|bak(?:e|ing))\s?[:=|–-]|kochzeit|backzeit|garzeit|(?:temps|tiempo|tempo)\s(?:de\s|di\s)?(?:cuisson|coccion|cottura|cozimento|horneado)|cuisson\s?:|coccion\s?:|cottura\s?:|(?:kook|bak|oven)tijd)\s{0,2}:?\s{0,2}/gu;
const TOTAL =
  /(?:total(?:\s?time)?\s?[:=|–-]|total\stime|ready in|on the table in|done in|made in|in (?:just|only|under|about)|takes(?: just| only| about)?|time\s?[:=|–-]|gesamtzeit|fertig in|tiempo\s?(?:total)?\s?:|temps\s?(?:total)?\s?:|tempo\s?(?:total[e]?)?\s?:|⏱|⏰|🕒|⏲)\ufe0f?\s{0,2}:?\s{0,2}/gu;
const COOKING =
  /(?<!\p{L})(?:bake|baking|roast|cook|simmer|boil|fry|grill|air ?fry|air ?fryer|steam|braise|sear|poach|microwave|oven|back\p{L}*|koch\p{L}*|k[oö]chel\p{L}*|ofen|brat\p{L}*|garen|cuire|cuisez|revenir|au four|enfourne\p{L}*|mijot\p{L}*|hornea\p{L}*|cuece|cocina\p{L}*|fr[ií]e|hierve|inforna\p{L}*|cuoc\p{L}*|asse|(?:in|nel|no|ao|al|en el) (?:forno|horno)|cozinh(?:e|em|ar)|refog(?:ue|uem|ar)|bak|kook|rooster|prut\p{L}*|sudder\p{L}*|oven|gr[aä]dda|koka|stek)(?!\p{L})/iu;

/** German and Dutch say it behind the time: '20 Minuten köcheln lassen', '30 Min. bei 180 °C backen'. */
const COOKING_BEHIND =
  /^\.?([^,.;!()\d]{0,24}(?:\d{2,3}\s?(?:°\s?c?|grad|graden)\s)?[^,.;!()\d]{0,16})(?<!\p{L})(?:backen|k[oö]cheln|kochen|garen|braten|d[uü]nsten|schmoren|r[oö]sten|grillen|frittieren|pruttelen|sudderen|bakken|koken|roosteren|stoven)(?!\p{L})/iu;

const INFINITIVE = /(?:d[uü]nst|schmor|r[oö]st|grill|frittier|bakk|kok|rooster|stov)en/iu;

/** '12 Stunden einweichen und dann kochen', '1 uur rijzen voor het bakken': what takes the time is something else. */
const BEFORE_COOKING =
  /(?<!\p{L})(?:und|en|dann|dan|vor|voor|bevor|voordat|nach|na|zum|nicht|niet|ohne|zonder|statt|lassen|laten|gehen|ruhen|rijzen|rusten|quellen|weken|ziehen|trekken|einweichen|\p{L}*(?:k[uü]hl|koel|marini)\p{L}*)(?!\p{L})/iu;

function isCookedBehind(text: string): boolean {
  const between = COOKING_BEHIND.exec(text)?.[1];
  return between !== undefined && !BEFORE_COOKING.test(between);
}

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
    if (!/\d|half|hour/i.test(step) || !(COOKING.test(step) || INFINITIVE.test(step))) continue;
    for (const timer of findTimers(step.slice(0, 500))) {
      const before = step.slice(Math.max(0, timer.start - 80), timer.start);
      if (COOKING.test(before) || isCookedBehind(step.slice(timer.end, timer.end + 50)))
        longest = Math.max(longest ?? 0, minutes(timer.seconds) ?? 0);
    }
  }
  return longest;
}

function minutes(seconds: number): number | null {
  const whole = Math.round(seconds / 60);
  return whole >= 1 && whole <= RECIPE_LIMITS.minutes ? whole : null;
}
