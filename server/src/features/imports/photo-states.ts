import { importPhotoState, type ImportPhotoState } from '@larder/shared/import/schema';
import { STAGE_PERCENT } from '@larder/shared/import/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import { z } from 'zod';

// The photos of an import as its row keeps them, in the order of the pages.

const states = z.array(importPhotoState);

export function photoStatesOf(stored: unknown): ImportPhotoState[] {
  return stored === null ? [] : states.parse(stored);
}

/** These photos in this order: those that are there keep what is known of them, the others wait. */
export function arrangePhotos(
  known: readonly ImportPhotoState[],
  images: readonly ImageDto[],
): ImportPhotoState[] {
  return images.map((image, position) => {
    const before = known.find(({ photoId }) => photoId === image.id);
    return before ? { ...before, position, image } : waiting(image, position);
  });
}

/** Those that gave nothing wait again; with `photoId` only that one. */
export function retryPhotos(known: readonly ImportPhotoState[], photoId?: string): ImportPhotoState[] {
  return known.map((state) =>
    state.status === 'error' && (photoId === undefined || state.photoId === photoId)
      ? waiting(state.image, state.position)
      : state,
  );
}

/** Those whose worker is gone wait again. */
export function releasePhotos(known: readonly ImportPhotoState[]): ImportPhotoState[] {
  return known.map((state) => (state.status === 'processing' ? waiting(state.image, state.position) : state));
}

/** The first that waits. */
export function nextPhoto(known: readonly ImportPhotoState[]): ImportPhotoState | undefined {
  return known.find(({ status }) => status === 'pending');
}

/** One of them with other things known of it; the same when it is gone. */
export function withPhoto(
  known: readonly ImportPhotoState[],
  photoId: string,
  change: Partial<ImportPhotoState>,
): ImportPhotoState[] {
  return known.map((state) => (state.photoId === photoId ? { ...state, ...change } : state));
}

/** How far all of them are together. */
export function percentOfPhotos(known: readonly ImportPhotoState[]): number {
  const done = known.map<number>(({ status, stage }) => {
    if (status === 'pending') return 0;
    return status === 'processing' ? STAGE_PERCENT[stage] : 100;
  });
  return Math.round(done.reduce((sum, percent) => sum + percent, 0) / Math.max(1, done.length));
}

function waiting(image: ImageDto, position: number): ImportPhotoState {
  return { photoId: image.id, position, stage: 'preparing', status: 'pending', image };
}
