import {
  LANGUAGES,
  type LetterLanguage,
} from '../../../server/src/extraction/photo/language-model/languages.ts';
import type { Lesson } from './accents.ts';
import { wordHash } from '../../../server/src/extraction/photo/language-model/accents.ts';
import { WeightTable } from '../../../server/src/extraction/photo/language-model/weight-table.ts';
import { folded } from '../../../server/src/extraction/photo/language-model/fold.ts';
import { dictionaryWords } from './hunspell.ts';
import { kitchenPhrases } from './kitchen/kitchen.ts';
import type { Texts } from './texts.ts';

/** How much a word counts, by where it is from. */
const WEIGHTS = { kitchen: 1.5, recipe: 1, page: 0.4, related: 0.25, dictionary: 0.08 };
/** A word whose first letters are those of a word of the kitchen is related to it. */
const PREFIX = 5;

/** The languages that write accents; English does without. */
export const ACCENTED = LANGUAGES.filter((language) => language !== 'en');

/** What teaches the accents of a language: its recipes, and the words of its dictionary. */
export async function accentLessons(
  language: LetterLanguage,
  texts: Texts,
  others: Texts,
): Promise<Lesson[]> {
  const kitchen = kitchenPhrases(language);
  const known = new Set<string>();
  for (const line of [...kitchen, ...texts[language]])
    for (const { word } of lessonsOf(line, language, 1)) known.add(folded(word).slice(0, PREFIX));
  const { related, others: unrelated } = await dictionaryWords(language, (stem) =>
    known.has(folded(stem.toLowerCase()).slice(0, PREFIX)),
  );
  const of = (lines: readonly string[], weight: number) =>
    lines.flatMap((line) => lessonsOf(line, language, weight));
  return [
    ...of(kitchen, WEIGHTS.kitchen),
    ...of(texts[language], WEIGHTS.recipe),
    ...of(others[language], WEIGHTS.page),
    ...of(related, WEIGHTS.related),
    ...of(unrelated, WEIGHTS.dictionary),
  ];
}

function lessonsOf(line: string, language: LetterLanguage, weight: number): Lesson[] {
  const words = line.normalize('NFC').match(/\p{L}+/gu) ?? [];
  const small = words.map((word) => word.toLocaleLowerCase(language));
  return small.map((word, index) => ({
    word,
    isCapital: words[index]?.[0] !== word[0],
    before: small[index - 1] ?? '',
    after: small[index + 1] ?? '',
    weight,
  }));
}

/** What a word of the dictionary is worth, and the least and most of one of a text. */
const WORTH = { dictionary: 2, least: 3.5, most: 8 };
const MOST_WORDS = 10_000;

/** What each word is worth, in natural logarithms: the more often it is met, the more. */
export function wordWorths(lessons: readonly Lesson[]): WeightTable {
  const [met, others] = [new Map<string, number>(), new Set<string>()];
  for (const { word, weight } of lessons) {
    if (weight > WEIGHTS.related) met.set(word, (met.get(word) ?? 0) + weight);
    else if (weight === WEIGHTS.related) others.add(word);
  }
  const often = [...met]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_WORDS)
    .map(([word, count]): [number, number] => {
      const worth = WORTH.least + Math.log(count + 1);
      return [wordHash(word), Math.min(WORTH.most, worth)];
    });
  const rest = [...others].filter((word) => !met.has(word)).slice(0, MOST_WORDS - often.length);
  return WeightTable.of([
    ...often,
    ...rest.map((word): [number, number] => [wordHash(word), WORTH.dictionary]),
  ]);
}
