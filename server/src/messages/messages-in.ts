import type { Language } from '@larder/shared/messages/language';
import deCookbook from './de/cookbook.json';
import deMails from './de/mails.json';
import enCookbook from './en/cookbook.json';
import enMails from './en/mails.json';

// What the server writes for one person in that person's language: mails, and the cookbook that is downloaded.

const ENGLISH = { cookbook: enCookbook, mails: enMails };
export type ServerMessages = typeof ENGLISH;

const CATALOGUES: Record<Language, ServerMessages> = {
  en: ENGLISH,
  de: { cookbook: deCookbook, mails: deMails },
};

export function messagesIn(language: Language): ServerMessages {
  return CATALOGUES[language];
}
