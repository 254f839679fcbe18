import type { PageRecipe } from '../labels.ts';
import { readWrittenIn } from '../written.ts';

/** The order decides what is drawn: new languages are added at the end. */
const LANGUAGES =
  'pl cs sk hr ru uk el ro hu tr it pt es fi sv da no id ja zh ko vi hi ar th bg sr he sw tl'.split(' ');

/** Recipes written for this, in languages that few known pages are in. */
export const COOKBOOK: readonly PageRecipe[] = readWrittenIn(import.meta.dirname, LANGUAGES);
