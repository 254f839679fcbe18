/** The languages whose letters are known: English first, the others by how much was learned of them. */
export const LANGUAGES = [
  'en',
  'de',
  'nl',
  'fr',
  'es',
  'it',
  'pt',
  'sv',
  'da',
  'no',
  'pl',
  'cs',
  'tr',
] as const;

export type LetterLanguage = (typeof LANGUAGES)[number];
