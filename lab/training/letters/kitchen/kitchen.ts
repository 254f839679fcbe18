import type { LetterLanguage } from '../../../../server/src/extraction/photo/letters/languages.ts';
import { cs, pl, tr } from './east.ts';
import { EVERYDAY } from './everyday.ts';
import { da, no, sv } from './north.ts';
import { es, it, pt } from './south.ts';
import { de, fr, nl } from './west.ts';

const PHRASES: Partial<Record<LetterLanguage, string>> = { de, nl, fr, es, it, pt, sv, da, no, pl, cs, tr };

/** Words and phrases of the kitchen, of our own writing. */
export function kitchenPhrases(language: LetterLanguage): string[] {
  return `${PHRASES[language] ?? ''}|${EVERYDAY[language] ?? ''}`
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
