import type { ImportDto, ImportPhotoState } from '@larder/shared/import/schema';
import { expect, it } from 'vitest';
import { requestFor, shownPhotos } from './photo-arrangement.ts';

const photo = (
  photoId: string,
  position: number,
  more: Partial<ImportPhotoState> = {},
): ImportPhotoState => ({
  photoId,
  position,
  stage: 'preparing',
  status: 'pending',
  image: { id: photoId, width: 800, height: 600, widths: [320], thumbhash: '' },
  ...more,
});
const ITEM: ImportDto = {
  id: 'i',
  kind: 'photo',
  status: 'running',
  stage: 'preparing',
  percent: 0,
  seq: 1,
  label: '2 photos',
  photos: [photo('b', 1), photo('a', 0)],
  batchId: null,
  createdAt: new Date(0),
};

it.each([
  ['starts an import with the first photo', undefined, ['a'], 'start'],
  ['tells an import of a new one', ITEM, ['a', 'b', 'c'], 'setPhotos'],
  ['tells it of another order', ITEM, ['b', 'a'], 'setPhotos'],
  ['puts it away with the last one, in one step', ITEM, [], 'dismiss'],
  ['asks for nothing where all is as it should be', ITEM, ['a', 'b'], undefined],
  ['asks for nothing when the last photo of no import goes', undefined, [], undefined],
])('%s', (_, item, photoIds, request) => {
  expect(requestFor(item, photoIds)).toBe(request);
});

it('shows photos as they are wanted while the server is still being told', () => {
  const shown = shownPhotos(ITEM, ['b']);
  expect(shown.map(({ photoId, position }) => [photoId, position])).toEqual([['b', 0]]);
});

it('lets nobody wait for photos of an import that was cancelled', () => {
  const failed = photo('c', 2, { status: 'error', error: 'No text' });
  const photos = [photo('a', 0), photo('b', 1, { status: 'completed', stage: 'complete' }), failed];
  const shown = shownPhotos({ ...ITEM, status: 'cancelled', photos });
  const cancelled = 'Import cancelled.';
  expect(shown.map(({ status, error }) => [status, error])).toEqual([
    ['error', cancelled],
    ['error', cancelled],
    ['error', 'No text'],
  ]);
});
