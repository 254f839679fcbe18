import { fold } from '@larder/shared/language/fold';
import { leadingNumberWord } from '@larder/shared/recipe-text/number-words';
import { findNumbers, VULGAR_FRACTIONS, type WrittenNumber } from '@larder/shared/recipe-text/numbers';
import { isMarkedBySymbol, unitAt } from '@larder/shared/recipe-text/units';
import { anyOf, anyWord, wordsOf } from '../language/lexicon.ts';
import { namesFood } from '../lines/food.ts';
import { isKitchenVerb, isStepLike, isVerb as isStepVerb, startsWithVerb, verbsIn } from '../lines/steps.ts';

// Recipes in sentences: 'Mix two cups of flour with a cup of milk, add three eggs and bake for 30 minutes.'

interface ProseRecipe {
  ingredients: string[];
  steps: string[];
  /** Index of the first step among the sentences. */
  start: number;
}

const MOST_SENTENCES = 200;
const MAX_SENTENCE = 1_000;
const LEAST_INGREDIENTS = 3;
const LEAST_FOODS = 2;
const LEAST_VERBS = 2;

/**
 * The recipe in these sentences, or null unless it surely is one: at least three amounts in the steps,
 * two of them of food, and something of it only done in kitchens.
 */
export function proseRecipe(sentences: readonly string[]): ProseRecipe | null {
  const all = sentences.slice(0, MOST_SENTENCES);
  if (all.some((sentence) => NO_KITCHEN.test(fold(sentence)) || PRICE.test(sentence))) return null;
  const doubts = all.filter(isDoubtful).length;
  const start = all.findIndex(isProseStep);
  const behind = start < 0 ? [] : all.slice(start);
  const steps = behind.filter(isProseStep);
  if (behind.filter((sentence) => TELLER.test(fold(sentence))).length * 3 > behind.length) return null;
  const ingredients = [...new Set(steps.flatMap(amountsOfThings))];
  const verbs = new Set(steps.flatMap(verbsIn));
  const isCooked = [...verbs].some((verb) => isKitchenVerb(verb));
  const foods = ingredients.filter(namesFood).length;
  if (ingredients.length < LEAST_INGREDIENTS || foods < LEAST_FOODS || foods * 2 < ingredients.length)
    return null;
  if (!isCooked || verbs.size < LEAST_VERBS) return null;
  if (doubts > 0 && (foods < LEAST_INGREDIENTS || steps.some(isDoubtful) || !isBeyondDoubt(steps, doubts)))
    return null;
  return { ingredients, steps: steps.map((step) => step.replace(LEAD_IN, '')), start };
}

/** Words of a story, which tells what happened, not what to do. */
const TELLER = new RegExp(anyWord('tellers'), 'u');
/** Enough sentences begin with what to do with food, and some of it is only done in kitchens. */
function isBeyondDoubt(steps: readonly string[], doubts: number): boolean {
  const isCooked = (step: string) => verbsIn(step).some((verb) => isKitchenVerb(verb));
  const sure = steps.filter(
    (step) =>
      startsWithVerb(step.replace(LEAD_IN, '')) && (isCooked(step) || amountsOfThings(step).some(namesFood)),
  );
  return sure.length >= Math.max(2, doubts) && sure.some(isCooked);
}

function isDoubtful(sentence: string): boolean {
  return DOUBTFUL.test(fold(sentence));
}

/** Habits and prizes: said beside recipes as well, but then the rest has to be one all the more surely. */
const DOUBTFUL = new RegExp(anyWord('habits'), 'u');
/** Beauty, cleaning, gardens, animals, games, feelings, diets and shops: there, too, one mixes and adds. */
const NO_KITCHEN = new RegExp(anyWord('notFood'), 'u');
const PRICE = /[$€£]\s?\d|\d\s?[$€£]/u;

function isProseStep(sentence: string): boolean {
  if (sentence.length > MAX_SENTENCE || /[?]\s*$/.test(sentence)) return false;
  const bare = sentence.replace(LEAD_IN, '');
  return startsWithVerb(bare) || (isStepLike(bare) && !TELLER.test(fold(bare))) || LITTLE_FIRST.test(bare);
}

/** 'okay so you boil …' */
const LEAD_IN = new RegExp(String.raw`^(?:${anyOf('leadIn')}[\s,:]{1,2}){1,4}(?=\p{L})`, 'iu');

const ARTICLE = anyOf('oneOf');
const LITTLE = String.raw`${anyOf('pinches')}(?:es|s|e|n)?`;
const SIZE = String.raw`(?:${anyOf('sizes')}\s)?`;
/** 'a big handful of spinach' */
const A_LITTLE = new RegExp(String.raw`${ARTICLE}\s${SIZE}${LITTLE}(?!\p{L})`, 'iuy');
const LITTLE_FIRST = new RegExp(String.raw`^${ARTICLE}\s${SIZE}${LITTLE}(?!\p{L})`, 'iu');
/** 'a little butter', but also 'a little longer': a thing, when it is followed by a food. */
const SOME = new RegExp(String.raw`${ARTICLE}\s${anyOf('some')}(?!\p{L})`, 'iuy');
/** 'an egg': a thing, when its name is one of food. */
const ONE_THING = new RegExp(String.raw`${ARTICLE}(?=\s\p{L})`, 'iuy');
const JUICE = anyOf('juiceOf');
const PART_OF = new RegExp(
  String.raw`(?:finely\s)?(?:grated\s)?${JUICE}(?:\s${anyOf('and')}\s${JUICE})?\s(?:(?:${anyOf('of')}|from)\s|d['’])`,
  'iuy',
);
/** Words that end the name of a thing. */
const STOPS = wordsOf('stops');
const WORD = /\s?\p{L}[\p{L}\p{M}'’-]*/uy;
const OF = new RegExp(String.raw`\s${anyOf('of')}\s|\s?d['’]`, 'iuy');
/** '2 cups of flour' is listed as '2 cups flour'. */
const OF_BEHIND_AMOUNT = /^([\d½⅓⅔¼¾⅛]\S*(?: \S+)?) of /u;
const MOST_WORDS = 4;
const RANGE_BETWEEN = new RegExp(String.raw`^\s?(?:[-–—]|${anyOf('to')})\s?$`, 'iu');

/** The amounts in a sentence with what they are amounts of, as lines of a list. */
export function amountsOfThings(sentence: string): string[] {
  const text = sentence.slice(0, MAX_SENTENCE);
  const numbers = new Map(findNumbers(text).map((number) => [number.start, number]));
  const found: string[] = [];
  const places = /(?<![\p{L}\p{N}\-.,/])[\p{L}\p{N}½⅓⅔¼¾⅛]/gu;
  for (let match = places.exec(text); match; match = places.exec(text)) {
    const thing = thingAt(text, match.index, numbers);
    if (!thing) continue;
    found.push(thing.line);
    places.lastIndex = thing.end;
  }
  return found;
}

type Numbers = ReadonlyMap<number, WrittenNumber>;
interface Thing {
  line: string;
  end: number;
}

function thingAt(text: string, at: number, numbers: Numbers): Thing | null {
  const little = matchAt(A_LITTLE, text, at);
  if (little !== '') return named(text, at + little.length, little, true);
  const some = matchAt(SOME, text, at);
  if (some !== '') return named(text, at + some.length, some, false);
  const partOf = matchAt(PART_OF, text, at);
  const start = at + partOf.length;
  const number = numbers.get(start) ?? wordAt(text, start);
  if (!number) return partOf === '' ? oneThing(text, at) : null;
  const upTo = [...numbers.values()].find(
    (other) => other.start > number.end && RANGE_BETWEEN.test(text.slice(number.end, other.start)),
  );
  const end = upTo?.end ?? number.end;
  if (isMarkedBySymbol(text, end) || /^[-‐‑:x×]\S/u.test(text.slice(end, end + 2))) return null;
  const unit = unitAt(text, end, number.value);
  if (unit?.kind === 'length' || unit?.kind === 'time' || unit?.kind === 'temperature') return null;
  const amount = upTo || number.style !== 'word' ? text.slice(start, end) : asDigits(number.value);
  const measure = unit ? text.slice(end, unit.end) : '';
  const isSure = unit !== null && unit.kind !== 'container';
  return named(text, unit?.end ?? end, `${partOf}${amount}${measure}`, isSure);
}

/** 'two', 'half a', 'a' before a cup: only where a word begins. */
function wordAt(text: string, at: number): WrittenNumber | null {
  const number = leadingNumberWord(text.slice(at));
  return number?.start === 0 ? { ...number, start: at, end: at + number.end } : null;
}

function oneThing(text: string, at: number): Thing | null {
  const article = matchAt(ONE_THING, text, at);
  return article === '' ? null : named(text, at + article.length, '1', false);
}

/** The amount with the name of what follows it; a thing that is only counted has to be food. */
function named(text: string, at: number, amount: string, isMeasured: boolean): Thing | null {
  const of = matchAt(OF, text, at);
  const { name, end } = nameAt(text, at + of.length);
  if (name === '' || (!isMeasured && (isVerb(name) || !namesFood(name)))) return null;
  return { line: `${amount}${of === '' ? ' ' : of}${name}`.replace(OF_BEHIND_AMOUNT, '$1 '), end };
}

/** 'melted butter', 'packs of ramen', 'oignon': up to the first word that no name goes on with. */
function nameAt(text: string, at: number): { name: string; end: number } {
  let name = '';
  let end = at;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const found = matchAt(WORD, text, end);
    const word = found.trim();
    if (word === '' || STOPS.has(fold(word)) || (count > 0 && isVerb(word))) break;
    const of = count === 0 ? matchAt(OF, text, end + found.length) : '';
    const goesOn = of !== '' && /^\p{L}/u.test(text.slice(end + found.length + of.length));
    name += count > 0 && !/['’\s]$/.test(name) ? ` ${word}` : word;
    if (goesOn) name += of;
    end += found.length + (goesOn ? of.length : 0);
  }
  if (name === '') return { name, end };
  const prepared = matchAt(PREPARED_BEHIND, text, end);
  return { name: `${name.trim()}${prepared}`, end: end + prepared.length };
}

/** 'mandorle tritate' and 'carote tagliate a cubetti': what looks like 'chop!' and 'cut!' belongs to the name here. */
const PREPARED_BEHIND = new RegExp(
  String.raw`(?:\s${anyOf('prepared')}(?!\p{L}))?(?:\sfinemente)?(?:\s${anyOf('cutInto')}(?!\p{L}))?`,
  'iuy',
);

function isVerb(word: string): boolean {
  return isStepVerb(word) && !namesFood(word);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const FRACTION_OF = new Map(Object.entries(VULGAR_FRACTIONS).map(([character, value]) => [value, character]));

function asDigits(value: number): string {
  const whole = Math.floor(value);
  const fraction = FRACTION_OF.get(value - whole) ?? '';
  return `${whole > 0 || fraction === '' ? whole : ''}${fraction}`;
}
