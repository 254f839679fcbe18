/** The language of the sentences in this program. Every build of the client writes its own here (scripts/messages.mjs). */
export const LANGUAGE: string = 'en';
