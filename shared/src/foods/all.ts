import type { LANGUAGES } from '../language/languages.ts';
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
 * Words for foods, our own, in the languages that have a list. A text has ' | ' between its foods; behind a slash stand forms that the endings
 * of the language do not make.
 */
export const FOODS: Partial<Record<keyof typeof LANGUAGES, string>> = { en, de, fr, es, it, nl, sv, pl, pt };
