// The sentences of the client, written into its code when it is built: one build for each language, so that a browser
// fetches the sentences of its own and nothing is loaded, waited for or looked up while it runs (docs/adr/017).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { inPseudo, PSEUDO } from './pseudo-language.mjs';

export const LANGUAGES = ['en', 'de'];

const CATALOGUE = /[\\/]messages[\\/]en[\\/][^\\/]+\.json$/;
/** Says in which language the code around it was built. */
const LANGUAGE_FILE = /[\\/]shared[\\/]src[\\/]messages[\\/]built-language\.ts$/;

const SENTENCES_FILE = /[\\/]client[\\/]src[\\/]lib[\\/]server-sentences\.ts$/;

const TRANSLATED_FILE = /[\\/]client[\\/]src[\\/]lib[\\/]translated\.ts$/;

const REPLACED = [CATALOGUE, LANGUAGE_FILE, SENTENCES_FILE];

/** Takes the parser's place in a build. */
export const PARSED_MESSAGES = path.resolve(import.meta.dirname, 'parsed-messages.mjs');

/** For vite: the catalogues and the language of a build. */
export function messagesPlugin(language) {
  return {
    name: 'larder-messages',
    enforce: 'pre',
    load: {
      filter: { id: language === 'en' ? [...REPLACED, TRANSLATED_FILE] : REPLACED },
      handler: (id) => ({ code: moduleOf(id, language), moduleType: 'js' }),
    },
  };
}

/** The same for esbuild. */
export function messagesForEsbuild(language) {
  const onLoad = ({ path: file }) => ({ contents: moduleOf(file, language), loader: 'js' });
  return {
    name: 'larder-messages',
    setup: (build) => {
      build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, () => ({ path: PARSED_MESSAGES }));
      const replaced = language === 'en' ? [...REPLACED, TRANSLATED_FILE] : REPLACED;
      for (const filter of replaced) build.onLoad({ filter }, onLoad);
    },
  };
}

export function moduleOf(file, language) {
  // The server speaks English.
  if (TRANSLATED_FILE.test(file) && language === 'en')
    return 'export const translated = (sentence) => sentence;';
  if (SENTENCES_FILE.test(file)) return `export default ${JSON.stringify(sharedSentences(language))};`;
  if (LANGUAGE_FILE.test(file)) return `export const LANGUAGE = ${JSON.stringify(language)};`;
  const messages = Object.entries(catalogue(file, language)).map(([key, message]) => [
    key,
    compiled(message),
  ]);
  const constants = messages.map(([key, message]) => `export const ${key} = ${JSON.stringify(message)};`);
  // As one object, for messages that are handed on as a whole.
  return [...constants, `export default ${JSON.stringify(Object.fromEntries(messages))};`].join('\n');
}

/** The sentences of `shared`, which the server says in English, with what they are in this language. */
function sharedSentences(language) {
  const folder = path.resolve(import.meta.dirname, '../shared/src/messages/en');
  const pairs = readdirSync(folder).flatMap((name) => {
    const english = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const other = catalogue(path.join(folder, name), language);
    return Object.keys(english).map((key) => [english[key], compiled(other[key])]);
  });
  const exact = Object.fromEntries(pairs.filter(([english]) => !/[{<]/.test(english)));
  const withPlaces = pairs
    // Where a plural or a choice decides what is said, the client says it itself.
    .filter(([english]) => /\{/.test(english) && !/<|, (plural|select),/.test(english))
    .map(([english, other]) => [compiled(english), other]);
  return { exact, withPlaces };
}

/** Those of one area of `shared`. */
export function sharedMessages(area, language) {
  return catalogue(path.resolve(import.meta.dirname, `../shared/src/messages/en/${area}.json`), language);
}

/** @param {string} english the file of the English catalogue */
function catalogue(english, language) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const inLanguage = (name) =>
    read(path.join(path.dirname(path.dirname(english)), name, path.basename(english)));
  return language === PSEUDO ? inPseudo(inLanguage('de')) : inLanguage(language);
}

/** A message without places is its text; any other is what `parse` makes of it, as JSON, so that it is still one text. */
function compiled(message) {
  const elements = parse(message, { captureLocation: false, ignoreTag: false });
  if (elements.length === 0) return '';
  return elements.length === 1 && elements[0].type === TYPE.literal
    ? elements[0].value
    : JSON.stringify(elements, worthKnowing);
}

/** What a plural says of itself where it is one of the common kind is left out. */
function worthKnowing(name, value) {
  return name === 'offset' || name === 'pluralType' ? undefined : value;
}
