import { LANGUAGE } from '@larder/shared/messages/built-language';

let translation: ((sentence: string) => string) | undefined;
// Not before the first screen: a failure in the first moments is said in English.
if (LANGUAGE !== 'en')
  void import('./sentence-translation.ts').then(
    ({ translateSentence }) => (translation = translateSentence),
    () => undefined,
  );

/** A sentence of the server, which speaks English, in the language of this program; as it is where it is not known. */
export function translated(sentence: string): string {
  return translation?.(sentence) ?? sentence;
}
