import { HashedTable } from '../../../server/src/extraction/photo/language-model/hashed-table.ts';
import { LANGUAGES } from '../../../server/src/extraction/photo/language-model/languages.ts';
import type { KnownPage } from '../corpus.ts';
import { learnAccents } from './accents.ts';
import { kitchenPhrases } from './kitchen/kitchen.ts';
import { ACCENTED, accentLessons, wordWorths } from './lessons.ts';
import { letterSurprises } from './letter-counts.ts';
import { cookingTexts, otherTexts, type Texts } from './texts.ts';

/** How many weights the accents of a language get: the more, the more of its letters have some. */
const MOST: Readonly<Record<string, number>> = {
  cs: 18_000,
  pl: 18_000,
  de: 16_000,
  tr: 14_000,
  fr: 12_000,
  es: 8_000,
  it: 8_000,
  nl: 5_000,
};
const MOST_OF_OTHERS = 10_000;
const SEED = 1;

type Say = (progress: string) => void;

export interface LetterWeights {
  letters: string;
  accents: Record<string, { choices: Readonly<Record<string, string>>; weights: string; words: string }>;
}

/** What the reader of photos knows of the letters of each language. The same texts give the same tables. */
export async function trainLetters(pages: readonly KnownPage[], say: Say): Promise<LetterWeights> {
  const texts = cookingTexts(pages);
  const others = otherTexts(pages);
  const accents: LetterWeights['accents'] = {};
  for (const language of ACCENTED) {
    const lessons = await accentLessons(language, texts, others);
    const { choices, weights } = learnAccents(lessons, MOST[language] ?? MOST_OF_OTHERS, SEED);
    accents[language] = { choices, weights: weights.write(), words: wordWorths(lessons).write() };
    say(`${language}: accents of ${lessons.length} words, ${others[language].length} lines of other text`);
  }
  return { letters: surprisesOf(texts, say), accents };
}

function surprisesOf(texts: Texts, say: Say): string {
  const surprises = new Map<number, number>();
  for (const language of LANGUAGES) {
    const before = surprises.size;
    const lines = [...texts[language], ...kitchenPhrases(language)];
    for (const [hash, surprise] of letterSurprises(lines, language)) surprises.set(hash, surprise);
    say(`${language}: ${texts[language].length} lines, ${surprises.size - before} stretches of letters`);
  }
  return HashedTable.of(surprises).write();
}
