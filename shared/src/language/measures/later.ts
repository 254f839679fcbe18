import type { LANGUAGES } from '../languages.ts';
import type { CountedWords } from './measures.ts';

/** What is in `COUNTED_WORDS`, one language at a time: each is asked for when a recipe in it is scaled. */
export const COUNTED_WORDS_LATER: {
  [Code in keyof typeof LANGUAGES]: () => Promise<Readonly<Record<Code, CountedWords>>>;
} = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  sv: () => import('./sv.ts'),
  da: () => import('./da.ts'),
  no: () => import('./no.ts'),
  fi: () => import('./fi.ts'),
  pl: () => import('./pl.ts'),
  cs: () => import('./cs.ts'),
  hr: () => import('./hr.ts'),
  hu: () => import('./hu.ts'),
  ro: () => import('./ro.ts'),
  tr: () => import('./tr.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  el: () => import('./el.ts'),
  zh: () => import('./zh.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
};
