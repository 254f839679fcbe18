/** The language of the sentences in this program. Every build of the client writes its own here (scripts/words.mjs). */
export const LANGUAGE: string = 'en';
