import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { sharedMessagesIn, type SharedMessages } from '@larder/shared/messages/every-language';
import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { patternOf, valuesOf, type SaidPattern } from '@larder/shared/messages/said';

/** Which sentence of the shared catalogues it is. */
interface Sentence {
  area: keyof SharedMessages;
  key: string;
}

/** Those without places, by their English text, and those with some. */
const exact = new Map<string, Sentence>();
const patterns: (Sentence & SaidPattern)[] = [];

/** An English text of ours in another language; as it is where it is none of ours. */
export function sentenceIn(language: Language, english: string): string {
  if (language === 'en') return english;
  if (exact.size === 0) readEnglish();
  const known = exact.get(english);
  if (known) return messageIn(language, known) ?? english;
  for (const said of patterns) {
    const values = valuesOf(said, english, { language, translate: (name) => sentenceIn(language, name) });
    const message = values && messageIn(language, said);
    if (message) return formatIn(language, message, values);
  }
  return english;
}

function messageIn(language: Language, { area, key }: Sentence): string | undefined {
  const messages: Record<string, string> = sharedMessagesIn(language)[area];
  return messages[key];
}

function readEnglish(): void {
  for (const [area, messages] of Object.entries(sharedMessagesIn('en')) as [Sentence['area'], object][])
    for (const [key, message] of Object.entries(messages) as [string, string][]) {
      const elements = parse(message);
      const said = patternOf(elements);
      if (elements.every(({ type }) => type === TYPE.literal)) exact.set(message, { area, key });
      else if (said) patterns.push({ area, key, ...said });
    }
}
