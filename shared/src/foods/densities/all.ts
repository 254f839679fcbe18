import type { LANGUAGES } from '../../language/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** The foods of `weights.ts` by their names in each language: a number, its names with ' | ' between them, and a semicolon. Plurals as in `FOODS`. */
export const DENSITY_NAMES: Partial<Record<keyof typeof LANGUAGES, string>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  sv,
  pl,
  pt,
};
