import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { plainText } from './text.ts';

/** The tags in one keyword text, which may list several. */
export function splitTags(text: string): string[] {
  const separator = /[,;|\n]/.test(text) ? /[,;|\n]/ : /\s+(?=#)/;
  return plainText(text.replaceAll('\n', ','))
    .split(separator)
    .map((tag) => tag.trim().replace(/^#\s*/, ''))
    .filter((tag) => tag !== '' && tag.length <= RECIPE_LIMITS.tag && !/^https?:\/\//i.test(tag));
}
