import * as messages from '#messages/recipe.json';
import { platformOf } from '@larder/shared/social/link';
import { PLATFORMS } from '@larder/shared/social/platforms';

/** What the link to the original is called, by the platform it leads to. */
export function sourceLabel(url: string): string {
  const platform = platformOf(url);
  return platform ? PLATFORMS[platform].sourceLabel : messages.viewOriginal;
}
