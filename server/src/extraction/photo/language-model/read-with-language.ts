import type { ReadCharacter } from '../read-character.ts';
import { textOf } from '../recognise.ts';
import type { ComparedReading } from '../choose-recogniser.ts';
import { accentsOf, letterModels } from './known-letters.ts';
import { correctWords } from './correct-words.ts';
import { languageOf } from './page-language.ts';
import { isOfAnother, withLoanMarks } from './page-marks.ts';
import { withAccents } from './restore.ts';

/** The lines of a page with what its language knows: corrected words, and the accents that the recogniser has no letters for. */
export function readWithLanguage(lines: readonly ComparedReading[]): ReadCharacter[][] {
  const language = languageOf(lines.map(({ characters }) => textOf(characters)));
  const model = letterModels().get(language);
  const accents = accentsOf(language);
  if (isOfAnother(language, lines)) return lines.map(({ characters }) => [...characters]);
  return lines.map((line) => {
    const read = model === undefined ? line.characters : correctWords(line, model);
    return accents === undefined
      ? withLoanMarks(read)
      : withAccents(read, language, accents, line.knowsMarks);
  });
}
