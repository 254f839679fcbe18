import type { ReadCharacter } from '../read-character.ts';
import { scoreOf, textOf, type LineReading } from '../recognise.ts';
import { readByLanguage } from './beam.ts';
import { folded } from './fold.ts';
import { HashedTable } from './hashed-table.ts';
import { LANGUAGES } from './languages.ts';
import { LetterModel } from './letter-model.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** Under this, the recogniser is no longer sure of a line's letters. */
const UNSURE = 0.94;

/** The lines of a page, those that the recogniser is not sure of read once more with what the page's language writes. */
export function readWithLanguage(
  lines: readonly LineReading[],
  alphabet: readonly string[],
): ReadCharacter[][] {
  const isUnsure = ({ characters }: LineReading) => scoreOf(characters) < UNSURE;
  if (!lines.some(isUnsure)) return lines.map(({ characters }) => characters);
  const model = languageOf(lines);
  return lines.map((line) => {
    if (!isUnsure(line)) return line.characters;
    return readByLanguage(line, alphabet, model);
  });
}

let models: LetterModel[] | undefined;

function letterModels(): LetterModel[] {
  if (models !== undefined) return models;
  const table = HashedTable.read(WEIGHTS.letters);
  models = LANGUAGES.map((language) => new LetterModel(table, language));
  return models;
}

/** Less was learned of other languages than of English, which does not speak against them. */
const ENGLISH_KNOWN = 0.15;

function languageOf(lines: readonly LineReading[]): LetterModel {
  const texts = lines.map(({ characters }) => folded(textOf(characters)).replaceAll(/[^a-z]/g, ''));
  const [english, ...others] = letterModels().map((model) => ({ model, likely: meanLog(model, texts) }));
  return others.reduce((best, each) => (each.likely > best.likely ? each : best), {
    model: english!.model,
    likely: english!.likely - ENGLISH_KNOWN,
  }).model;
}

function meanLog(model: LetterModel, texts: readonly string[]): number {
  let [sum, letters] = [0, 0];
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) sum += model.logOf(text, at);
    letters += text.length;
  }
  return sum / Math.max(1, letters);
}
