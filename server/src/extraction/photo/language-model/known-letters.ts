import type { AccentWeights } from './accents.ts';
import { HashedTable } from './hashed-table.ts';
import { LANGUAGES, type LetterLanguage } from './languages.ts';
import { LetterModel } from './letter-model.ts';
import { WeightTable } from './weight-table.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

let models: Map<LetterLanguage, LetterModel> | undefined;

/** Which letters follow which in each language; what `npm run train -- letters` left behind, unpacked at the first call. */
export function letterModels(): ReadonlyMap<LetterLanguage, LetterModel> {
  if (models !== undefined) return models;
  const table = HashedTable.read(WEIGHTS.letters);
  models = new Map(LANGUAGES.map((language) => [language, new LetterModel(table, language)]));
  return models;
}

const ACCENTS = new Map<LetterLanguage, AccentWeights>();

/** The accents of a language; undefined for English, which does without. */
export function accentsOf(language: LetterLanguage): AccentWeights | undefined {
  if (language === 'en') return undefined;
  const known = ACCENTS.get(language);
  if (known !== undefined) return known;
  const { choices, weights, words } = WEIGHTS.accents[language];
  const accents: AccentWeights = {
    choices: choices,
    weights: WeightTable.read(weights),
    words: WeightTable.read(words),
  };
  ACCENTS.set(language, accents);
  return accents;
}
