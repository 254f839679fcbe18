// The sentences of the client, written into its code when it is built: one build for each language, so that a browser
// fetches the sentences of its own and nothing is loaded, waited for or looked up while it runs (docs/adr/017).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { inPseudo, PSEUDO } from './pseudo-language.mjs';

export const LANGUAGES = ['en', 'de'];

const CATALOGUE = /[\\/]words[\\/]en[\\/][^\\/]+\.json$/;
/** Says in which language the code around it was built. */
const LANGUAGE_FILE = /[\\/]shared[\\/]src[\\/]words[\\/]built-language\.ts$/;

/** Takes the parser's place in a build. */
export const PARSED_MESSAGES = path.resolve(import.meta.dirname, '../client/src/lib/parsed-messages.ts');

/** For vite: the catalogues and the language of a build. */
export function wordsPlugin(language) {
  return {
    name: 'larder-words',
    enforce: 'pre',
    load: {
      filter: { id: [CATALOGUE, LANGUAGE_FILE] },
      handler: (id) => ({ code: moduleOf(id, language), moduleType: 'js' }),
    },
  };
}

/** The same for esbuild. */
export function wordsForEsbuild(language) {
  const onLoad = ({ path: file }) => ({ contents: moduleOf(file, language), loader: 'js' });
  return {
    name: 'larder-words',
    setup: (build) => {
      build.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, () => ({ path: PARSED_MESSAGES }));
      build.onLoad({ filter: CATALOGUE }, onLoad);
      build.onLoad({ filter: LANGUAGE_FILE }, onLoad);
    },
  };
}

export function moduleOf(file, language) {
  if (LANGUAGE_FILE.test(file)) return `export const LANGUAGE = ${JSON.stringify(language)};`;
  return Object.entries(catalogue(file, language))
    .map(([key, message]) => `export const ${key} = ${JSON.stringify(compiled(message))};`)
    .join('\n');
}

/** @param {string} english the file of the English catalogue */
function catalogue(english, language) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  if (language === PSEUDO) return inPseudo(read(english));
  return read(path.join(path.dirname(path.dirname(english)), language, path.basename(english)));
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
