import { HashedTable } from '../../src/extraction/photo/letters/hashed-table.ts';
import { LANGUAGES } from '../../src/extraction/photo/letters/languages.ts';
import type { KnownPage } from '../corpus.ts';
import { letterSurprises } from './letter-counts.ts';
import { cookingTexts } from './texts.ts';

/** What the reader of photos knows of the letters of each language. The same pages give the same tables. */
export function trainLetters(
  pages: readonly KnownPage[],
  say: (progress: string) => void,
): { letters: string } {
  const texts = cookingTexts(pages);
  const surprises = new Map<number, number>();
  for (const language of LANGUAGES) {
    const before = surprises.size;
    for (const [hash, surprise] of letterSurprises(texts[language], language)) surprises.set(hash, surprise);
    say(`${language}: ${texts[language].length} lines, ${surprises.size - before} stretches of letters`);
  }
  return { letters: HashedTable.of(surprises).write() };
}
