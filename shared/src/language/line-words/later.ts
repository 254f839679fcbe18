import type { LANGUAGES } from '../languages.ts';
import type { LineWords } from './line-words.ts';

const loadOthers = () => import('./others.ts').then(({ OTHERS }) => OTHERS);

/** What is in `LINE_WORDS`, to be loaded for one language. */
export const LINE_WORDS_LATER: {
  [Code in keyof typeof LANGUAGES]: () => Promise<Readonly<Record<Code, LineWords>>>;
} = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  sv: () => import('./sv.ts'),
  da: loadOthers,
  no: loadOthers,
  fi: loadOthers,
  pl: () => import('./pl.ts'),
  cs: loadOthers,
  hr: loadOthers,
  hu: loadOthers,
  ro: loadOthers,
  tr: loadOthers,
  ru: loadOthers,
  uk: loadOthers,
  el: loadOthers,
  zh: loadOthers,
  ja: loadOthers,
  ko: loadOthers,
};
