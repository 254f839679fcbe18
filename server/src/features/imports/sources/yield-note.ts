import type { Language } from '@larder/shared/messages/language';
import { messagesIn } from '../../../messages/messages-in.ts';

/** How much a recipe makes, for its notes, where that is more than a number of servings. */
export function yieldNote(written: string | undefined, language: Language): string | undefined {
  return written && `${messagesIn(language).keptFields.Yield}: ${written}`;
}
