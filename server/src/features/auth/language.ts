import {
  asLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
} from '@larder/shared/messages/language';
import type { Ctx, UserCtx } from '../../ctx.ts';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Stores the viewer's choice, null for the browser's language; the pages of this browser follow it from the next one on. */
export async function setLanguage(ctx: UserCtx, { language }: { language: Language | null }): Promise<void> {
  await ctx.db.updateTable('users').set({ language }).where('id', '=', ctx.viewer.userId).execute();
  setLanguageCookie(ctx, language);
}

/** Pages are served in the language of this cookie, before anyone looks who is signed in. */
export function setLanguageCookie({ cookies }: Pick<Ctx, 'cookies'>, language: Language | null): void {
  if (language) cookies.set(LANGUAGE_COOKIE, language, { maxAgeSeconds: A_YEAR_SECONDS });
  else cookies.clear(LANGUAGE_COOKIE);
}

/** In which a person is written to: mails have no browser to ask, so until one is chosen it is that of the sign-up. */
export function mailLanguage(person: { language: string | null; signup_language: string }): Language {
  return asLanguage(person.language) ?? asLanguage(person.signup_language) ?? DEFAULT_LANGUAGE;
}
