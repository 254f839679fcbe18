import { endingsOf, foodIn } from '../foods/lexicon.ts';
import { fold } from '../language/fold.ts';
import { endOf, linePatterns } from './line-patterns.ts';
import { isLanguageCode, type LanguageCode } from './unit-names.ts';

/** The words that name a food in a language, in lower case and without articles: what `areSameWords` compares. */
export function foodWords(food: string, language: string): string[] {
  return wordsOf(food, isLanguageCode(language) ? language : 'en');
}

/**
 * True for the words of two names of one food in one language: the same but for case, accents, articles and number ('onion', 'the
 * Onions'). Kinds are foods of their own: a red onion is not an onion. Where that is not certain the answer is no.
 */
export function areSameWords(words: readonly string[], others: readonly string[], language: string): boolean {
  const code = isLanguageCode(language) ? language : 'en';
  if (words.length !== others.length || words.length === 0) return false;
  return words.every((word, index) => isSameWord(word, others[index] ?? '', code));
}

function wordsOf(food: string, language: LanguageCode): string[] {
  const { of, articles } = linePatterns(language);
  const lower = food.toLowerCase();
  return [...lower.matchAll(/[\p{L}\p{M}\p{N}%]+/gu)]
    .filter(({ index }) => endOf(of, lower, index) < 0 && endOf(articles, lower, index) < 0)
    .map(([word]) => word);
}

function isSameWord(one: string, other: string, language: LanguageCode): boolean {
  if (one === other) return true;
  const [food, otherFood] = [foodIn(language, one), foodIn(language, other)];
  if (food !== undefined && otherFood !== undefined) return food === otherFood;
  if (fold(one) === fold(other)) return true;
  if (Math.min(one.length, other.length) < 3) return false;
  return endingsOf(language).some(
    ([short, long]) => isPlural(one, other, short, long) || isPlural(other, one, short, long),
  );
}

function isPlural(one: string, many: string, short: string, long: string): boolean {
  const stem = one.slice(0, one.length - short.length);
  return stem.length > 1 && one.endsWith(short) && fold(stem + long) === fold(many);
}

/**
 * What names of one food have in common, where it is certain: 'egg' of 'Eggs' and of 'the egg'. Two names of one key in one
 * language are the same food by `areSameWords`; of foods that no lexicon knows, one and many may have two keys.
 */
export function foodKey(food: string, language: string): string {
  const code = isLanguageCode(language) ? language : 'en';
  const words = wordsOf(food, code).map((word) => foodIn(code, word) ?? fold(word));
  return words.join(' ');
}
