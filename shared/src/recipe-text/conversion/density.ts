import { endingsOf } from '../../foods/lexicon.ts';
import { CUP_WEIGHTS } from '../../foods/densities/weights.ts';
import { fold } from '../../language/fold.ts';
import { knownWords, madeOfKnownWords } from '../../language/known-words.ts';
import type { Language } from '../../language/language.ts';
import { LANGUAGES } from '../../language/languages.ts';
import { wordsIn } from '../../language/patterns.ts';
import { isLanguageCode, type LanguageCode } from '../unit-names.ts';

/** What a food weighs by the cup. */
export interface Density {
  /** The name that it was found by, as the table writes it. */
  food: string;
  /** Its number in the tables of USDA: see docs/densities.md. */
  source: string;
  gramsInCup: number;
  /** True for what is poured: cooks measure it by volume everywhere. */
  isLiquid: boolean;
  /** True for what American cooks measure by the cup though it is none. */
  isByCup: boolean;
}

const tables = madeOfKnownWords(() => new Map<LanguageCode, ReadonlyMap<string, Density>>());

function tableOf(language: LanguageCode): ReadonlyMap<string, Density> {
  let table = tables().get(language);
  if (!table) {
    const weights = new Map(
      CUP_WEIGHTS.split('|').map((entry) => entry.trim().split(' ') as [string, string]),
    );
    table = new Map(
      (knownWords(language).densities ?? '').split(';').flatMap((row) => {
        const [, source = '', names = ''] = /^\s*(\S+)\s+([^]*\S)/.exec(row) ?? [];
        const weight = weights.get(source);
        return weight ? names.split('|').flatMap((name) => entriesOf(name.trim(), source, weight)) : [];
      }),
    );
    tables().set(language, table);
  }
  return table;
}

function entriesOf(name: string, source: string, weight: string): [string, Density][] {
  const forms = name.split('/');
  const density: Density = {
    food: forms[0] ?? name,
    source,
    gramsInCup: Number.parseInt(weight, 10),
    isLiquid: weight.endsWith('l'),
    isByCup: weight.endsWith('c'),
  };
  return forms.map((form) => [keyOf(form), density]);
}

/** Hyphens are blanks, and apostrophes at the end of a word nothing. */
function keyOf(words: string): string {
  return fold(words)
    .replace(/'(?!\p{L})/gu, '')
    .replaceAll('-', ' ');
}

function densityOf(name: string, language: LanguageCode): Density | undefined {
  const table = tableOf(language);
  const key = keyOf(name);
  const listed = table.get(key);
  if (listed) return listed;
  const first = key.split(' ')[0] ?? '';
  for (const [one, many] of endingsOf(language)) {
    const [singular, plural] = [fold(one), fold(many)];
    if (plural === '') continue;
    const found =
      (key.endsWith(plural) ? table.get(key.slice(0, key.length - plural.length) + singular) : undefined) ??
      (first.endsWith(plural) && first !== key
        ? table.get(first.slice(0, first.length - plural.length) + singular + key.slice(first.length))
        : undefined);
    if (found) return found;
  }
  return undefined;
}

/** Languages whose last word is the thing: 'milk chocolate chips', 'Hafermilch'. */
const HEAD_LAST: readonly LanguageCode[] = ['en', 'de', 'nl', 'sv', 'da', 'no'];
/** Those that write it as one word. */
const COMPOUNDING: readonly LanguageCode[] = ['de', 'nl', 'sv', 'da', 'no'];

/** The density of a food by its whole name, in any number; undefined where the table has none of that name. */
export function densityOfFood(food: string, language: string): Density | undefined {
  return isLanguageCode(language) ? densityOf(food, language) : undefined;
}

/** Behind the name of a food these make another thing of it: 'sugar cookies', 'milk chocolate', 'stock cubes'. */
const OTHER_THING = new Set(
  wordsIn(
    'mix | mixes | mixture | sauce | sauces | soup | soups | dough | batter | cookie | cookies | cracker | crackers | crumbs | cake | cakes | bread | breads | chips | noodle | noodles | bean | beans | pea | peas | pods | syrup | powder | paste | spread | candy | candies | bits | stick | sticks | wafers | biscuit | biscuits | dressing | filling | frosting | icing | glaze | substitute | cereal | flake | flakes | starch | extract | lettuce | squash | salad | krispies | puffs | chocolate | chocolates | pudding | custard | granules | grounds | cube | cubes | zest | peel | rind | leaf | leaves | pie | tart | tarts | pastry | tortilla | tortillas | wrappers | roll | rolls | bun | buns | seasoning | concentrate | gums | curd | curds | mousse | shells | blossoms | sprouts | seeds | oil | milk | juice | vinegar | wine | butter | cream | cheese | flour | sugar | water | stock | broth',
  ),
);

const WORD = /[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu;
const MOST_WORDS = 8;
const ELISION = /^(?:d|l|dell|dall|all|un)['’]/i;

/** The density of the food that a text names from a place on (behind a measure), before `end`; null where the table has none. */
export function densityIn(
  text: string,
  language: LanguageCode,
  { start, end }: { start: number; end: number },
): Density | null {
  const behind = text.slice(start, end).replace(/^\s?\([^()]*\)/, '');
  const phrase = behind.split(/[,;:()[\]\n+]|[.!?](?=\s|$)|\s[-–—]\s/u)[0] ?? '';
  const words = [...phrase.matchAll(WORD)].map(([word]) => word).slice(0, MOST_WORDS);
  const { stops, skipped } = smallWords(language);
  const from = words.findIndex((word) => !skipped.has(word.toLowerCase()));
  if (from < 0) return null;
  const stop = words.findIndex((word, index) => index >= from && stops.has(word.toLowerCase()));
  const spans = spansOf(words, from, stop < 0 ? words.length : stop).flatMap((span) => {
    const name = words.slice(span.from, span.to).join(' ').replace(ELISION, '');
    const density =
      densityOf(name, language) ?? (span.to - span.from === 1 ? headDensity(name, language) : undefined);
    return density ? [{ ...span, density }] : [];
  });
  return HEAD_LAST.includes(language)
    ? lastOf(spans, words)
    : (spans.find((span) => span.from <= from + 1)?.density ?? null);
}

interface Span {
  from: number;
  to: number;
}

/** Every run of words that begins before the stop, those that begin first and are longest first. */
function spansOf(words: readonly string[], from: number, stop: number): Span[] {
  const spans: Span[] = [];
  for (let start = from; start < stop; start += 1)
    for (let end = Math.min(words.length, start + 5); end > start; end -= 1)
      spans.push({ from: start, to: end });
  return spans;
}

function lastOf(spans: readonly (Span & { density: Density })[], words: readonly string[]): Density | null {
  const end = Math.max(0, ...spans.map(({ to }) => to));
  if (OTHER_THING.has(words[end]?.toLowerCase() ?? '')) return null;
  return spans.find(({ to }) => to === end)?.density ?? null;
}

/** 'Nudelwasser' is water: the longest name that a word ends in. */
function headDensity(word: string, language: LanguageCode): Density | undefined {
  if (!COMPOUNDING.includes(language)) return undefined;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const end = word.slice(at);
    const density =
      end.length >= 4 || /^(?:öl|olja|vin|öl)$/i.test(end) ? densityOf(end, language) : undefined;
    if (density) return density;
  }
  return undefined;
}

const MORE_STOPS: Partial<Record<LanguageCode, string>> = {
  en: 'in | into | on | onto | until | for | over | then | while | but | so | if | as | more | together | per',
  de: 'in | im | auf | dann | bis | für | zum | zur | mit | oder',
};

function smallWords(language: LanguageCode): { stops: ReadonlySet<string>; skipped: ReadonlySet<string> } {
  const { and, or, plus, with: beside, from, at, to, of, articles, little }: Language = LANGUAGES[language];
  const skipped = new Set([...[of, articles].flatMap(wordsIn), ...wordsIn(little), 'the', 'of']);
  const stops = [and, or, plus, beside, from, at, to, MORE_STOPS[language]].flatMap(wordsIn);
  return { skipped, stops: new Set(stops.filter((word) => !wordsIn(of).includes(word))) };
}
