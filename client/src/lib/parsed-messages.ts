/** In a build stands for the parser of messages, which have been parsed there (scripts/messages.mjs). */
export const parse: (message: string) => unknown = JSON.parse;
