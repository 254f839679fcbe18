import { LANGUAGE } from '@larder/shared/messages/built-language';

let sentences: Readonly<Record<string, string>> = {};
// Not before the first screen: a failure in the first moments is said in English.
if (LANGUAGE !== 'en')
  void import('./server-sentences.ts').then(
    (loaded) => (sentences = loaded.default),
    () => undefined,
  );

/** A sentence of the server, which speaks English, in the language of this program; as it is where it is not known. */
export function translated(sentence: string): string {
  return sentences[sentence] ?? sentence;
}
