import { parse } from '@formatjs/icu-messageformat-parser';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { format } from '@larder/shared/messages/format';
import { patternOf, valuesOf } from '@larder/shared/messages/said';
import sentences from './server-sentences.ts';

// Loaded after the first screen, by builds of other languages than English (translated.ts).

const patterns = sentences.withPlaces.flatMap(([english, message]) => {
  const said = patternOf(parse(english));
  return said ? [{ ...said, message }] : [];
});

/** An English sentence of the server in the language of this build; as it is where it is none of ours. */
export function translateSentence(sentence: string): string {
  const known = sentences.exact[sentence];
  if (known !== undefined) return known;
  for (const { message, ...said } of patterns) {
    const values = valuesOf(said, sentence, { language: LANGUAGE, translate: translateSentence });
    if (values) return format(message, values);
  }
  return sentence;
}
