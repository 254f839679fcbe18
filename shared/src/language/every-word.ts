import { AISLE_FOODS } from '../foods/aisles/all.ts';
import { FOODS } from '../foods/all.ts';
import { DENSITY_NAMES } from '../foods/densities/all.ts';
import { knowWords } from './known-words.ts';
import { LANGUAGES } from './languages.ts';
import { LINE_WORDS } from './line-words.ts';
import { COUNTED_WORDS } from './measures/all.ts';

const every = { isKnown: false };

/** Lets the words of all languages be recognised, for a program that reads lines of any recipe. No page may import this: it is 200 kB. */
export function knowEveryWord(): void {
  // What was made of the words would be made anew.
  if (every.isKnown) return;
  every.isKnown = true;
  for (const code of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    const { [code]: foods = '' } = FOODS;
    const { [code]: densities = '' } = DENSITY_NAMES;
    const { [code]: aisles = '' } = AISLE_FOODS;
    knowWords(code, { counted: COUNTED_WORDS[code], line: LINE_WORDS[code], foods, densities, aisles });
  }
}
