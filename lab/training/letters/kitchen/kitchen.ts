import type { LetterLanguage } from '../../../../server/src/extraction/photo/language-model/languages.ts';
import { textsIn } from '../../../common/texts-in.ts';

const TEXTS = textsIn(import.meta.dirname);

/** Words and phrases of the kitchen, of our own writing: those that need letters with marks, and plain ones easily taken for them. */
export function kitchenPhrases(language: LetterLanguage): string[] {
  return TEXTS[language]?.trim().split('\n') ?? [];
}
