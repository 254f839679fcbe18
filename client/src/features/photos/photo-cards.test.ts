import type { ImportPhotoState } from '@larder/shared/import/schema';
import { expect, it } from 'vitest';
import { hasUnsent, photoCards, unreadPhotos, type QueuedPhoto } from './photo-cards.ts';

const IMAGE = { id: 'a', width: 800, height: 600, widths: [320], thumbhash: '' };
const state = (photoId: string, more: Partial<ImportPhotoState> = {}): ImportPhotoState => ({
  photoId,
  position: 0,
  stage: 'processing',
  status: 'processing',
  image: { ...IMAGE, id: photoId },
  ...more,
});
const chosen = (key: number, more: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  key,
  file: new File([], `${key}.jpg`),
  preview: `blob:${key}`,
  status: 'pending',
  stage: 'preparing',
  part: 0,
  ...more,
});

it('shows a photo once, as the same card before and after it is sent', () => {
  const before = photoCards([], [chosen(1, { status: 'processing', stage: 'uploading', part: 1 })]);
  const after = photoCards([state('a')], [chosen(1, { photoId: 'a' })]);
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ id: before[0]?.id, preview: 'blob:1', photoId: 'a' });
});

it('keeps the order of the import and puts what is not sent behind it', () => {
  const states = [state('b', { position: 1 }), state('a', { position: 0 })];
  const ids = photoCards(states, [chosen(1), chosen(2, { photoId: 'b' })]).map(({ id }) => id);
  expect(ids).toEqual(['a', 'file-2', 'file-1']);
});

it('counts the bytes on their way between two stages, and never goes back once they are there', () => {
  const half = chosen(1, { status: 'processing', stage: 'uploading', part: 0.5 });
  expect(photoCards([], [half])[0]?.percent).toBe(30);
  expect(photoCards([], [chosen(1)])[0]?.percent).toBe(0);
  expect(photoCards([state('a', { stage: 'preparing' })], [])[0]?.percent).toBe(40);
  expect(photoCards([state('a', { status: 'completed', stage: 'complete' })], [])[0]?.percent).toBe(100);
});

it('knows of a photo that only this page holds, however many others the import has', () => {
  const states = [state('a'), state('b', { position: 1 })];
  expect(hasUnsent(photoCards(states, [chosen(1, { photoId: 'a' })]))).toBe(false);
  expect(hasUnsent(photoCards(states, [chosen(1)]))).toBe(true);
  expect(hasUnsent(photoCards(states, [chosen(1, { status: 'error', photoId: 'c' })]))).toBe(true);
});

it('offers the stored photos to be typed in where none of them could be read, and not before that is clear', () => {
  const failed = state('a', { status: 'error' });
  expect(unreadPhotos(photoCards([failed], []))).toEqual([{ ...IMAGE, id: 'a' }]);
  expect(unreadPhotos(photoCards([failed, state('b')], []))).toEqual([]);
  expect(unreadPhotos(photoCards([failed, state('b', { status: 'completed' })], []))).toEqual([]);
  expect(unreadPhotos(photoCards([], [chosen(1, { status: 'error' })]))).toEqual([]);
});
