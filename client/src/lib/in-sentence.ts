import { LANGUAGE } from '@larder/shared/messages/built-language';

/** A label as it stands within a sentence. German writes nouns with a capital wherever they are. */
export function inSentence(noun: string): string {
  return LANGUAGE === 'de' ? noun : noun.toLowerCase();
}
