import { expect, it } from 'vitest';
import { URL_IMPORT_TAG } from '../import/messages.ts';
import { PLATFORMS } from '../social/platforms.ts';
import { shownTags } from './source-tags.ts';

it('shows what a cook wrote', () => {
  const tags = ['Sunday', 'photo', 'Photo album', 'videos', 'a@b'];
  expect(shownTags(tags)).toEqual(tags);
});

it('leaves out what imports add to name the source', () => {
  expect(shownTags([URL_IMPORT_TAG, 'Photo 1', 'photo 12', 'soup'])).toEqual(['soup']);
  for (const { tags } of Object.values(PLATFORMS)) expect(shownTags(tags('a.cook'))).toEqual([]);
});
