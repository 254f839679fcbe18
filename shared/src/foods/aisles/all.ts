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

/**
 * Foods and other things of a shop by their aisle, in each language: an aisle, a colon, words with ' | ' between them, and a semicolon. Plurals are
 * as in `FOODS`. Where a chief word decides, only exceptions are listed beside it.
 * - 'herbs' are produce, and spices when they are dried.
 * - A word that begins with a hyphen is only the end of a word: '-öl'.
 * - The rows 'is …' hold words that decide before the food does; one with a hyphen at its end is the beginning of a word: 'tk-'.
 * - What stands behind a word of 'beside' is not the thing itself: 'tuna in oil'.
 */
export const AISLE_FOODS: Partial<Record<keyof typeof LANGUAGES, string>> = {
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
