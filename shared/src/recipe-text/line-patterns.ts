import type { Language } from '../language/language.ts';
import { LANGUAGES } from '../language/languages.ts';
import { knownWords, madeOfKnownWords } from '../language/known-words.ts';
import type { LineWords } from '../language/line-words/line-words.ts';
import { anyOf, wordsIn, type WordField } from '../language/patterns.ts';
import { once } from './once.ts';
import type { LanguageCode } from './unit-names.ts';

/** What the words of one language beside a food are found by.  */
export type LinePatterns = Readonly<
  Record<Exclude<WordField<LineWords>, 'unitEndings'> | 'and' | 'articles' | 'about' | 'little', WordPattern>
>;

const FIELDS = [
  'sizes',
  'prepared',
  'preparedWithHow',
  'how',
  'preparedStart',
  'changed',
  'madeFoods',
  'describing',
  'asides',
  'examples',
  'purposes',
  'optional',
  'toTaste',
  'parts',
  'few',
  'or',
  'of',
  'bareUnits',
] as const satisfies readonly WordField<LineWords>[];

const patternsBy = madeOfKnownWords(() => new Map<LanguageCode, LinePatterns>());

export function linePatterns(language: LanguageCode): LinePatterns {
  let patterns = patternsBy().get(language);
  if (!patterns) {
    const { line: words = {} } = knownWords(language);
    const { and, articles, about, little, between }: Language = LANGUAGES[language];
    patterns = Object.fromEntries([
      ...FIELDS.map((field) => [field, patternOf(words[field])]),
      ['and', patternOf(and)],
      ['articles', patternOf(articles)],
      ['about', patternOf([about, between].filter(Boolean).join(' | ') || undefined)],
      ['little', patternOf(little)],
    ]) as LinePatterns;
    patternsBy().set(language, patterns);
  }
  return patterns;
}

/** Patterns by the letter that their words begin with: one of them is tried, not a hundred words. Each is made when it is needed first. */
export type WordPattern = (letter: string) => RegExp | undefined;

function patternOf(list: string | undefined): WordPattern {
  const byLetter = new Map<string, string[]>();
  for (const word of list ? wordsIn(list) : []) {
    const [letter = ''] = word;
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  const compiled = once((letter) => {
    const words = anyOf(byLetter.get(letter) ?? []);
    // An elided word has no end of its own: "d'ail". 'medium' is no word of 'medium-strength'.
    return new RegExp(String.raw`${words}(?:(?<=['’])|\.?(?![-‐]?[\p{L}\p{M}]))`, 'uy');
  });
  return (letter) => (byLetter.has(letter) ? compiled(letter) : undefined);
}

/** Where one of the words that stands at `position` ends, or -1. The text is in lower case. */
export function endOf(pattern: WordPattern, text: string, position: number): number {
  const words = pattern(text.charAt(position));
  if (!words) return -1;
  words.lastIndex = position;
  return words.test(text) ? words.lastIndex : -1;
}
