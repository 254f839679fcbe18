import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@larder/shared/messages/language';

/** 'automatic' is the browser's. */
type LanguageChoice = Language | 'automatic';

const A_YEAR = 365 * 24 * 60 * 60;
/** As the server names it (server/src/auth/cookies.ts). */
const isSecure = () => location.protocol === 'https:';
const cookieName = () => (isSecure() ? `__Host-${LANGUAGE_COOKIE}` : LANGUAGE_COOKIE);

/** What this browser was told; the server picks the language of its pages by it. */
export function chosenLanguage(): LanguageChoice {
  const start = `${cookieName()}=`;
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  return LANGUAGES.find((language) => language === value) ?? 'automatic';
}

/** Loads the page in that language. */
export function chooseLanguage(language: LanguageChoice): void {
  const [value, age] = language === 'automatic' ? ['', 0] : [language, A_YEAR];
  document.cookie = `${cookieName()}=${value}; path=/; max-age=${age}; samesite=lax${isSecure() ? '; secure' : ''}`;
  location.reload();
}
