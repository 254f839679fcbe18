import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';

// For how many a recipe is, as captions say it.

const FOR = 'for|f[uü]r|para|pour|voor|till|til|dla';
const ABOUT = String.raw`(?:(?:about|around|approx\.?|ca\.?|circa|environ|etwa|ungef[aä]hr|ongeveer|unas|unos|cerca de|~)\s?)?`;
const UP_TO = String.raw`(?:\s?(?:[-–/]|to|a|à|bis|ou|o|of|tot)\s?\d{1,3})?`;
/** Whom it is for, and the pieces that a dish is cut or divided into. */
const EATERS =
  'people|persons?|pax|pers\\.?|personas?|personen|personnes|persone|pessoas|personer|osob|hungry|convives|adults|servings?|portion\\p{L}*|porciones|raciones|por[cç][oõ]es|porzioni|porties';
const PIECES =
  'st[uü]ck(?:e|en)?|stk\\.?|pieces?|pcs|parts|pezzi|stuks?|unidades|unidads?|muffins?|cupcakes?|cookies|brownies|biscuits?|biscotti|galletas|kekse|pl[aä]tzchen|koekjes|cr[eê]pes|pancakes?|pfannkuchen|waffeln?|waffles?|gaufres|br[oö]tchen|gl[aä]ser|verrines|donuts|bagels|buns';

const COUNTED = String.raw`^(?:${FOR}|per|x)\s${ABOUT}\d{1,2}${UP_TO}(?:\s(?:${EATERS}|${PIECES}))?\s?[:：](?!\d)`;
/** 'Für 4 Personen:' and 'For 2:', with what stands behind. */
const COUNT_LABEL = new RegExp(String.raw`${COUNTED}\s?(.*)$`, 'isu');
/** What stands behind 'for 4 people:' at the beginning of a line; undefined when it does not begin so. */
export function behindCount(line: string): string | undefined {
  return /^[fpvtdx][^:：\d]{1,20}\d/i.test(line) ? COUNT_LABEL.exec(line)?.[1] : undefined;
}

/** 'For 4', 'voor 2-3:' and nothing else. */
export function isBareCount(line: string): boolean {
  return line.length <= 12 && /\d\s?[:.]?$/.test(line) && BARE_COUNT.test(line);
}
const BARE_COUNT = new RegExp(String.raw`^(?:${FOR})\s\d{1,2}(?:\s?[-–/]\s?\d{1,2})?\s?[:.]?$`, 'iu');
const STARTS_COUNTED = new RegExp(COUNTED, 'iu');
/** 'For the sauce: 2 tbsp …' */
const STARTS_FOR_PART = /^\p{L}{3,4}\s[^:：.,\d]{3,30}[:：]\s?(?:\d|[½¼¾⅓⅔])/u;
const LABELLED_FOR = new RegExp(String.raw`(?:${FOR}|per|x)(?=\s[^:：\n]{1,30}[:：])`, 'giu');

/** Breaks a line before 'for 4 people:' behind a picture, and before 'For the sauce: 2 tbsp …' behind a list. */
export function breakBeforeCounts(line: string): string {
  if (!/[.!?;)|\u2000-\uffff]\s?[fpvtdx]/i.test(line)) return line;
  return line.replace(LABELLED_FOR, (word: string, at: number) => {
    const before = line.slice(Math.max(0, at - 3), at);
    const label = line.slice(at, at + 60);
    const isCount = /[^\p{L}\p{N}\s,.;([]\s?$/u.test(before) && STARTS_COUNTED.test(label);
    const isPart = /[.!;)]\s$/.test(before) && STARTS_FOR_PART.test(label) && isBehindList(line.slice(0, at));
    return isCount || isPart ? `\n${word}` : word;
  });
}

/** Behind 'Ingredients: 300 g flour, 2 eggs.', not in the middle of a step. */
function isBehindList(before: string): boolean {
  return /[:：]\s?(?:\d+(?!\d|[.):])|[½¼¾⅓⅔])/.test(before.slice(before.lastIndexOf('\n') + 1));
}

const COUNT = String.raw`(?:about|approx(?:imately)?\.?|around|up to|like|roughly|circa|ca\.?|~)?\s?(\d{1,4})(?![\d.,/]?\d|\s?(?:cm|mm|inch|in\b|g\b|ml\b|oz\b|cups?\b|x\b|k?cal|kj\b|calorie|grams?\b|%))`;
const SERVINGS = [
  new RegExp(
    String.raw`(?<!\p{L}|(?:per|pro|por|par|je|a|each)\s)(?:serves|servings?|serving size|feeds|yields?|portions?|portionen|porciones|raciones|porcoes|porzioni|porties|rinde|rende|rendimento|ergibt|reicht fur|til)\s?[:=–-]?\s?(?:for\s)?${COUNT}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/:])(\d{1,3})(?:\s?(?:[-–]|to|a|bis)\s?\d{1,3})?\s?(?:generous |large |small |big )?(?:servings?|portions?|portionen|porciones|raciones|porcoes|porzioni|porties|portioner|porcji|порции|порций|人分|人份|인분)(?!\p{L}{3})`,
    'u',
  ),
];
/** Where nothing is said to be for them. */
const SERVINGS_BESIDE = [
  new RegExp(
    String.raw`(?<![\p{L}\d.,/])(\d{1,2})(?:\s?[-–]\s?\d{1,2})?\s?(?:pers\.?|personen|personnes|personas?|pessoas|persone|personer|osob[y]?|kisilik|kisi|人前)(?!\p{L})`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})makes\s?[:=–-]?\s?(?:one\s)?${COUNT}`, 'u'),
  // Behind a name, before any other number: '(12 Stück)'.
  new RegExp(String.raw`^[^\d(]{0,200}\(${ABOUT}(\d{1,3})\s(?:${PIECES})\)`, 'u'),
];
const MAKES_DOZEN =
  /(?<!\p{L})makes\s?[:=–-]?\s?(?:(?:about|around)\s)?(?:(\d{1,2})|an?|one|two|three)\sdozen/u;
const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };
const SPELLED =
  /(?<!\p{L})(?:serves|feeds|serves up to|for)\s(one|two|three|four|five|six|eight|ten|twelve)(?!\p{L})(?=\s*(?:people|persons?|[.,:!)|]|$|and|or|to|generously))/mu;
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
  const said = firstCount(folded, SERVINGS);
  if (said !== null) return said;
  const { people, pieces, bare } = countsFor(folded);
  const count = people ?? firstCount(folded, SERVINGS_BESIDE) ?? pieces ?? bare;
  if (count !== null) return count;
  const spelled = SPELLED.exec(folded)?.[1];
  return spelled === undefined ? null : (SPELLED_VALUES[spelled] ?? null);
}

function firstCount(folded: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const count = Number(pattern.exec(folded)?.[1]);
    if (isServings(count)) return count;
  }
  return null;
}

function isServings(count: number): boolean {
  return count >= 1 && count <= RECIPE_LIMITS.servings;
}

const FOR_COUNT = new RegExp(String.raw`(${FOR}|per|na|на|x)\s?${ABOUT}(\d{1,3})${UP_TO}`, 'gu');
const EATERS_BEHIND = new RegExp(String.raw`^\s(?:${EATERS})(?!\p{L})`, 'u');
/** '4 pieces of chicken' are no pieces of what is made. */
const PIECES_BEHIND = new RegExp(String.raw`^\s(?:${PIECES})(?!\p{L}|\s\p{L})`, 'u');
/** '120 kcal per 2 pieces' counts calories: in Italian alone 'per' is 'for'. */
const ITALIANS_BEHIND = /^\s(?:persone|porzioni|pezzi|biscotti)(?!\p{L})/u;
const CALORIES = /cal(?!\p{L})|calor|points|punkte/u;
/** More are rather degrees or minutes, when nothing says that they eat. */
const MOST_BARE = 20;
/** 'Bake at 180 (for 20)' */
const BEHIND_NUMBER = /\d.{0,3}\($/u;
const END_BEHIND = /^\s?(?:[:)\]\n]|$)/u;
const BARE_BEFORE =
  /(?:^|\n\s?|[^\p{L}\p{N}\s,.;:°%'’"]\s?|(?:ingredients|zutaten|ingredientes|ingredienti|ingredienten|dinner|lunch|breakfast|recipe|rezept|recette|receta|ricetta)\s)$/u;

interface Counts {
  people: number | null;
  pieces: number | null;
  bare: number | null;
}

/**
 * The first 'for 4 people', the first 'for 12 muffins', and the first 'for 4' that stands alone: in brackets, in a line of
 * its own or behind a picture.
 */
function countsFor(folded: string): Counts {
  let pieces: number | null = null;
  let bare: number | null = null;
  for (const match of folded.matchAll(FOR_COUNT)) {
    const [whole, word, number] = match;
    const before = folded.slice(Math.max(0, match.index - 24), match.index);
    const behind = folded.slice(match.index + whole.length, match.index + whole.length + 32);
    const count = Number(number);
    if (/\p{L}$/u.test(before) || !isServings(count)) continue;
    if ((word === 'per' ? ITALIANS_BEHIND : EATERS_BEHIND).test(behind))
      return { people: count, pieces, bare };
    if (word !== 'per' && count > 1 && PIECES_BEHIND.test(behind) && !CALORIES.test(before + behind))
      pieces ??= count;
    if (
      count <= MOST_BARE &&
      END_BEHIND.test(behind) &&
      BARE_BEFORE.test(before) &&
      !BEHIND_NUMBER.test(before)
    )
      bare ??= count;
  }
  return { people: null, pieces, bare };
}
