import type { Language } from '@larder/shared/messages/language';
import deCookbook from './de/cookbook.json';
import deMails from './de/mails.json';
import deMoves from './de/moves.json';
import enCookbook from './en/cookbook.json';
import enMails from './en/mails.json';
import enMoves from './en/moves.json';

// What the server writes for one person in that person's language: mails, the cookbook that is downloaded, and
// what a library that was moved in says in the notes of its recipes.

const ENGLISH = { cookbook: enCookbook, mails: enMails, moves: enMoves };
export type ServerMessages = typeof ENGLISH;

const CATALOGUES: Record<Language, ServerMessages> = {
  en: ENGLISH,
  de: { cookbook: deCookbook, mails: deMails, moves: deMoves },
};

export function messagesIn(language: Language): ServerMessages {
  return CATALOGUES[language];
}
