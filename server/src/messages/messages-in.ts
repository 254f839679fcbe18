import type { Language } from '@larder/shared/messages/language';
import deCookbook from './de/cookbook.json';
import deCredits from './de/credits.json';
import deKeptFields from './de/kept-fields.json';
import deMails from './de/mails.json';
import deMoves from './de/moves.json';
import enCookbook from './en/cookbook.json';
import enCredits from './en/credits.json';
import enKeptFields from './en/kept-fields.json';
import enMails from './en/mails.json';
import enMoves from './en/moves.json';

// What the server writes for one person in that person's language: mails, the cookbook that is downloaded, whom a recipe is
// credited to, and what a library that was moved in says in the notes of its recipes.

const ENGLISH = {
  cookbook: enCookbook,
  credits: enCredits,
  keptFields: enKeptFields,
  mails: enMails,
  moves: enMoves,
};
export type ServerMessages = typeof ENGLISH;

const CATALOGUES: Record<Language, ServerMessages> = {
  en: ENGLISH,
  de: { cookbook: deCookbook, credits: deCredits, keptFields: deKeptFields, mails: deMails, moves: deMoves },
};

export function messagesIn(language: Language): ServerMessages {
  return CATALOGUES[language];
}
