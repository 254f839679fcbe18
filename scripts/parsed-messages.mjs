/**
 * In a build stands for the parser of messages, which have been parsed there (messages.mjs).
 * @type {(message: string) => unknown}
 */
export const parse = JSON.parse;
