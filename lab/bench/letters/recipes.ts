import path from 'node:path';
import { textsIn } from '../../common/texts-in.ts';
import { readPieces, type Pieces } from './pieces.ts';

const TEXTS = textsIn(path.join(import.meta.dirname, 'pieces'));
const LANGUAGES = 'de fr es pt it pl sv da no cs tr nl'.split(' ');

/** Recipes of our own writing, by language. */
export const PIECES: Readonly<Record<string, Pieces>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, readPieces(TEXTS[language] ?? '')]),
);
