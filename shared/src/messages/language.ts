/** The languages that Larder speaks. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In which a person reads unless they, or their browser, ask for another. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language that was chosen in the settings; its name has the prefix of all cookies. */
export const LANGUAGE_COOKIE = 'larder_language';

/** One that Larder speaks; null for anything else, such as a language that an older or newer program wrote down. */
export function asLanguage(text: string | null): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null;
}
