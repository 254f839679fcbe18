import { FOODS } from '../foods/all.ts';
import { DENSITY_NAMES } from '../foods/densities/all.ts';
import { knowWords } from './known-words.ts';
import { LANGUAGES } from './languages.ts';
import { LINE_WORDS } from './line-words.ts';
import { COUNTED_WORDS } from './measures/all.ts';

/** Lets the words of all languages be recognised, for a program that reads lines of any recipe. No page may import this: it is 140 kB. */
export function knowEveryWord(): void {
  for (const code of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    const { [code]: foods = '' } = FOODS;
    const { [code]: densities = '' } = DENSITY_NAMES;
    knowWords(code, { counted: COUNTED_WORDS[code], line: LINE_WORDS[code], foods, densities });
  }
}
