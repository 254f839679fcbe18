import { HUNDREDS, type Hundreds } from './hundreds.ts';
import { LANGUAGES } from './languages.ts';
import type { Language } from './language.ts';
import { NUMBERS_OF_TIME } from './numbers-of-time.ts';
import { anyOf, unique, valuesIn } from './patterns.ts';

/** 'three quarters of a pint' and the like, before a measure. */
const PARTS: readonly [string, number][] = [
  ['a quarter of a', 1 / 4],
  ['a quarter of an', 1 / 4],
  ['a third of a', 1 / 3],
  ...(['', ' of a', ' of an'] as const).flatMap((of): [string, number][] => [
    [`one-half${of}`, 1 / 2],
    [`one-third${of}`, 1 / 3],
    [`one-quarter${of}`, 1 / 4],
    [`one-eighth${of}`, 1 / 8],
    [`two-thirds${of}`, 2 / 3],
    [`three-quarters${of}`, 3 / 4],
  ]),
  ['a third', 1 / 3],
  ['a quarter', 1 / 4],
  ['ein viertel', 1 / 4],
  ['einen viertel', 1 / 4],
  ['drei viertel', 3 / 4],
  ['dreiviertel', 3 / 4],
  ['ein drittel', 1 / 3],
  ['zwei drittel', 2 / 3],
  ['ein achtel', 1 / 8],
  ['un quart de', 1 / 4],
  ["un quart d'", 1 / 4],
  ['trois quarts de', 3 / 4],
  ["trois quarts d'", 3 / 4],
  ['un tiers de', 1 / 3],
  ['deux tiers de', 2 / 3],
  ['un cuarto de', 1 / 4],
  ['tres cuartos de', 3 / 4],
  ['un tercio de', 1 / 3],
  ['dos tercios de', 2 / 3],
  ['um quarto de', 1 / 4],
  ['três quartos de', 3 / 4],
  ['um terço de', 1 / 3],
  ['dois terços de', 2 / 3],
  ['un quarto di', 1 / 4],
  ['tre quarti di', 3 / 4],
  ['un terzo di', 1 / 3],
  ['due terzi di', 2 / 3],
  ['een kwart', 1 / 4],
  ['driekwart', 3 / 4],
  ['een derde', 1 / 3],
  ['twee derde', 2 / 3],
  ['en kvarts', 1 / 4],
  ['tre kvarts', 3 / 4],
  ['ćwierć', 1 / 4],
  ['trzy czwarte', 3 / 4],
  ['jedna trzecia', 1 / 3],
  ['dwie trzecie', 2 / 3],
  ['čtvrt', 1 / 4],
  ['tři čtvrtě', 3 / 4],
  ['çeyrek', 1 / 4],
];

/**
 * Parts of one more, behind 'and': 'a cup and a quarter'. Halves are words of each language. Without its article 'quarter' is what is
 * done to onions, and the French 'quart' a measure in English.
 */
export const PARTS_BEHIND: readonly [word: string, value: number][] = [
  ['one-half', 1 / 2],
  ['a quarter', 1 / 4],
  ['one-quarter', 1 / 4],
  ['three-quarters', 3 / 4],
  ['a third', 1 / 3],
  ['one-third', 1 / 3],
  ['two-thirds', 2 / 3],
  ['ein viertel', 1 / 4],
  ['dreiviertel', 3 / 4],
  ['ein drittel', 1 / 3],
  ['trois quarts', 3 / 4],
  ['cuarto', 1 / 4],
  ['tres cuartos', 3 / 4],
  ['un tercio', 1 / 3],
  ['un quarto', 1 / 4],
  ['tre quarti', 3 / 4],
  ['um quarto', 1 / 4],
  ['três quartos', 3 / 4],
  ['een kwart', 1 / 4],
  ['en kvart', 1 / 4],
];

/** The same where no 'and' stands before: 'bir buçuk', 'два с половиной'. */
export const PARTS_WITHOUT_AND: readonly [word: string, value: number][] = [
  ['buçuk', 1 / 2],
  ['с половиной', 1 / 2],
  ['з половиною', 1 / 2],
];

/** The words for parts of one, with their values. */
export function partNumbers(): readonly [word: string, value: number][] {
  return PARTS;
}

interface Named {
  word: string;
  value: number;
}

/** A number in words with a blank for every gap, in small letters: of the capital 'İ', too. */
export function spaced(words: string): string {
  return words
    .toLowerCase()
    .replace('i\u0307', 'i')
    .replace(/[\s\u2010\u2011-]+/g, ' ');
}

/** What may follow a hundred: a fifteen, a ten, and five behind a ten: 'seventy-five'. */
function restOf(code: keyof typeof HUNDREDS): Named[] {
  const { more, withFive }: Hundreds = HUNDREDS[code];
  const language: Language = LANGUAGES[code];
  const written = [language.numbers, NUMBERS_OF_TIME[code]]
    .flatMap(valuesIn)
    .filter(([, value]) => value >= 10 && value < 100 && value % 5 === 0);
  const all = [...written, ...valuesIn(more)].map(([word, value]): Named => ({ word, value }));
  const fives = all
    .filter(({ value }) => value >= 20 && value % 10 === 0 && !all.some((other) => other.value === value + 5))
    .map(({ word, value }): Named => ({ word: withFive.replace('*', word), value: value + 5 }));
  return [...all, ...fives];
}

const WRITTEN = (Object.keys(HUNDREDS) as (keyof typeof HUNDREDS)[]).map((code) => ({
  hundreds: HUNDREDS[code].hundreds
    .split(' | ')
    .flatMap((forms, index) => forms.split('/').map((word): Named => ({ word, value: (index + 1) * 100 }))),
  rest: restOf(code),
  joints: HUNDREDS[code].joints as readonly string[],
}));

const oneOf = (words: readonly string[]) => anyOf(unique(words));
const wordsIn = (all: readonly Named[]) => all.map(({ word }) => word);
const ALL_HUNDREDS = WRITTEN.flatMap(({ hundreds }) => wordsIn(hundreds));

/** A pattern of numbers from a hundred on, the longer ones first: 'cento' is a hundred in two languages. */
export const LARGE_NUMBER = `(?:${WRITTEN.map(
  ({ hundreds, rest, joints }) => oneOf(wordsIn(hundreds)) + oneOf(joints) + oneOf(wordsIn(rest)),
).join('|')}|${oneOf(ALL_HUNDREDS)})`;

/** The words of whole hundreds: 'a hundred', 'två hundra'. */
export const WHOLE_HUNDREDS: readonly [word: string, value: number][] = WRITTEN.flatMap(({ hundreds }) =>
  hundreds.map(({ word, value }): [string, number] => [word, value]),
);

/** The hundred behind another number: 'hundred' of 'three hundred'. */
export const HUNDRED_BEHIND = oneOf(ALL_HUNDREDS.flatMap((word) => spaced(word).split(' ').slice(1)));

/** What may follow a hundred: 'fifty'. */
export const BEHIND_HUNDRED = oneOf(WRITTEN.flatMap(({ rest }) => wordsIn(rest)));

/** How words begin that begin such a number: 'two', 'zweihundert'. */
export const LARGE_BEGINNING = oneOf(ALL_HUNDREDS.map((word) => word.split(/[\s-]/)[0] ?? word));

/** What a number that the pattern finds counts; undefined for other words. */
export function largeNumber(written: string): number | undefined {
  const words = spaced(written);
  for (const { hundreds, rest, joints } of WRITTEN) {
    for (const hundred of hundreds) {
      if (!words.startsWith(spaced(hundred.word))) continue;
      const behind = words.slice(spaced(hundred.word).length);
      if (behind === '') return hundred.value;
      const more = rest.find(({ word }) => joints.some((joint) => behind === spaced(joint + word)));
      if (more) return hundred.value + more.value;
    }
  }
  return undefined;
}
