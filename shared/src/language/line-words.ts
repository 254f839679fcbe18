import type { LANGUAGES } from './languages.ts';
import { de } from './line-words/de.ts';
import { en } from './line-words/en.ts';
import { es } from './line-words/es.ts';
import { fr } from './line-words/fr.ts';
import { it } from './line-words/it.ts';
import { nl } from './line-words/nl.ts';
import { pl } from './line-words/pl.ts';
import { pt } from './line-words/pt.ts';
import { sv } from './line-words/sv.ts';
import type { LineWords } from './line-words/line-words.ts';
import { OTHERS } from './line-words/others.ts';

/** What a line says beside its food, by language; every language has its entry. */
export const LINE_WORDS: Record<keyof typeof LANGUAGES, LineWords> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  sv,
  pl,
  ...OTHERS,
};
