import * as messages from '#messages/imports.json';
import type { ImportDto, ImportPhotoState } from '@larder/shared/import/schema';

/** In the order of the pages. */
export function photoIdsOf(item: ImportDto | undefined): string[] {
  return (item?.photos ?? []).toSorted((a, b) => a.position - b.position).map(({ photoId }) => photoId);
}

/** What the server is asked for so that these become the photos of the import; nothing where they are that already. */
export function requestFor(
  item: ImportDto | undefined,
  photoIds: readonly string[],
): 'start' | 'setPhotos' | 'dismiss' | undefined {
  if (photoIds.join() === photoIdsOf(item).join()) return undefined;
  if (!item) return 'start';
  return photoIds.length > 0 ? 'setPhotos' : 'dismiss';
}

/**
 * The photos as they are shown: as someone wants them to stand, and of an import that was cancelled, which nobody reads any
 * more, each with a way on.
 */
export function shownPhotos(item: ImportDto | undefined, wanted?: readonly string[]): ImportPhotoState[] {
  const states = arranged(item?.photos ?? [], wanted);
  if (item?.status !== 'cancelled') return states;
  return states.map((state) =>
    state.status === 'error' ? state : { ...state, status: 'error', error: messages.importCancelled },
  );
}

/** All of them as they are where nothing else is wanted. */
function arranged(
  states: readonly ImportPhotoState[],
  wanted: readonly string[] | undefined,
): ImportPhotoState[] {
  if (!wanted) return [...states];
  return states.flatMap((state) => {
    const position = wanted.indexOf(state.photoId);
    return position < 0 ? [] : [{ ...state, position }];
  });
}
