import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { sharedMessagesIn, type SharedMessages } from '@larder/shared/messages/every-language';
import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';

/** Which sentence of the shared catalogues it is, and what stands in its places. */
export interface Sentence {
  area: keyof SharedMessages;
  key: string;
  values: Record<string, string>;
}

interface Pattern extends Pick<Sentence, 'area' | 'key'> {
  names: string[];
  pattern: RegExp;
}

/** Whatever the language, so that one that says its values is found after those that are said as they stand. */
const exact = new Map<string, Sentence>();
const patterns: Pattern[] = [];

/** The sentence that an English text of ours is; undefined for any other text. */
export function sentenceOf(english: string): Sentence | undefined {
  if (exact.size === 0) readEnglish();
  const known = exact.get(english);
  if (known) return known;
  for (const { area, key, names, pattern } of patterns) {
    const found = pattern.exec(english);
    if (found)
      return { area, key, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) };
  }
  return undefined;
}

/** An English text of ours in another language; as it is where it is none of ours. */
export function sentenceIn(language: Language, english: string): string {
  const sentence = language === 'en' ? undefined : sentenceOf(english);
  if (!sentence) return english;
  const messages: Record<string, string> = sharedMessagesIn(language)[sentence.area];
  return formatIn(language, messages[sentence.key] ?? english, sentence.values);
}

function readEnglish(): void {
  for (const [area, messages] of Object.entries(sharedMessagesIn('en')) as [Sentence['area'], object][])
    for (const [key, message] of Object.entries(messages) as [string, string][]) {
      const elements = parse(message);
      if (elements.every(({ type }) => type === TYPE.literal)) exact.set(message, { area, key, values: {} });
      else addPattern({ area, key }, elements);
    }
}

/** Of plurals and choices no error is made. */
function addPattern(of: Pick<Sentence, 'area' | 'key'>, elements: readonly MessageFormatElement[]): void {
  const names: string[] = [];
  let source = '';
  for (const element of elements) {
    if (element.type === TYPE.literal) source += element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    else if (element.type === TYPE.argument || element.type === TYPE.number) {
      names.push(element.value);
      source += '(.+)';
    } else return;
  }
  patterns.push({ ...of, names, pattern: new RegExp(`^${source}$`, 's') });
}
