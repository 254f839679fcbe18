import type { ReadCharacter } from '../read-character.ts';
import { scoreOf, textOf, type LineReading } from '../recognise.ts';
import { readByLanguage } from './beam.ts';
import { accentsOf, letterModels } from './known-letters.ts';
import { languageOf } from './page-language.ts';
import { isOfAnother, withLoanMarks } from './page-marks.ts';
import { withAccents } from './restore.ts';

/** Under this, the recogniser is no longer sure of a line's letters. */
const UNSURE = 0.94;

/**
 * The lines of a page with what its language knows: those that the recogniser is not sure of read once more by the letters
 * that follow each other, and all of them with the accents that it has no letters for.
 */
export function readWithLanguage(lines: readonly LineReading[]): ReadCharacter[][] {
  const language = languageOf(lines.map(({ characters }) => textOf(characters)));
  const model = letterModels().get(language);
  const accents = accentsOf(language);
  if (isOfAnother(language, lines)) return lines.map(({ characters }) => [...characters]);
  return lines.map((line) => {
    const isUnsure = scoreOf(line.characters) < UNSURE;
    const read = isUnsure && model !== undefined ? readByLanguage(line, model) : line.characters;
    return accents === undefined
      ? withLoanMarks(read)
      : withAccents(read, language, accents, line.knowsMarks);
  });
}
