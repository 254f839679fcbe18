import { textsIn } from '../../../../common/texts-in.ts';
import { readPhrases, type Phrases } from './phrases.ts';

const BY_LANGUAGE = Object.fromEntries(
  Object.entries(textsIn(import.meta.dirname)).map(([language, text]) => [language, readPhrases(text)]),
);

/** What writers of a language say; of one that is not known, what English ones do. */
export const phrasesOf = (language: string): Phrases => (BY_LANGUAGE[language] ?? BY_LANGUAGE.en)!;
