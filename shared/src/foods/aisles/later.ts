import type { LANGUAGES } from '../../language/languages.ts';

type LanguageCode = keyof typeof LANGUAGES;

/** What is in `AISLE_FOODS`, one language at a time. */
export const AISLE_FOODS_LATER: Partial<
  Record<LanguageCode, () => Promise<Partial<Record<LanguageCode, string>>>>
> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
  it: () => import('./it.ts'),
  nl: () => import('./nl.ts'),
  sv: () => import('./sv.ts'),
  pl: () => import('./pl.ts'),
};
