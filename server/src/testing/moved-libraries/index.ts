import { chowdownLibrary } from './chowdown.ts';
import { cookmlLibrary } from './cookml.ts';
import { cooklangLibrary } from './cooklang.ts';
import { copyMeThatLibrary } from './copy-me-that.ts';
import { croutonLibrary } from './crouton.ts';
import { csvLibrary } from './csv.ts';
import { docxLibrary } from './docx.ts';
import { htmlLibrary } from './html.ts';
import { jsonLdLibrary, nextcloudLibrary, recipeSageLibrary } from './json.ts';
import { livingCookbookLibrary } from './living-cookbook.ts';
import type { MovedLibrary } from './library.ts';
import { masterCookTextLibrary, masterCookXmlLibrary } from './mastercook.ts';
import { mealMasterLibrary } from './meal-master.ts';
import { mealieLibrary } from './mealie.ts';
import { melaLibrary } from './mela.ts';
import { evernoteLibrary, googleKeepLibrary, opmlLibrary, textLibrary } from './notes.ts';
import {
  gourmetLibrary,
  krecipesLibrary,
  nowYoureCookingLibrary,
  recipeMlLibrary,
  rezKonvLibrary,
} from './older-programs.ts';
import { paprikaLibrary } from './paprika.ts';
import { pdfLibrary } from './pdf.ts';
import { recipeKeeperLibrary } from './recipe-keeper.ts';
import { tandoorLibrary } from './tandoor.ts';

/** One library of each format, in the order of the list of formats. */
export const MOVED_LIBRARIES: readonly MovedLibrary[] = [
  paprikaLibrary,
  mealieLibrary,
  melaLibrary,
  croutonLibrary,
  tandoorLibrary,
  cooklangLibrary,
  mealMasterLibrary,
  masterCookTextLibrary,
  masterCookXmlLibrary,
  gourmetLibrary,
  recipeMlLibrary,
  krecipesLibrary,
  rezKonvLibrary,
  nowYoureCookingLibrary,
  livingCookbookLibrary,
  cookmlLibrary,
  evernoteLibrary,
  googleKeepLibrary,
  opmlLibrary,
  csvLibrary,
  docxLibrary,
  recipeKeeperLibrary,
  copyMeThatLibrary,
  chowdownLibrary,
  pdfLibrary,
  recipeSageLibrary,
  nextcloudLibrary,
  jsonLdLibrary,
  textLibrary,
  htmlLibrary,
];
