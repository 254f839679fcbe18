import type { HeldPhotosDto } from '@larder/shared/photo/schema';
import { HELD_PHOTOS } from '@larder/shared/photo/held-photos';
import { formatMoment } from './format-date.ts';

/** How many places are held, by what, and when they come free. */
export function heldSentences({
  count,
  inImports,
  untilSaved,
  firstFreeAt,
  lastFreeAt,
}: HeldPhotosDto): string {
  const ending = count - untilSaved;
  const [first, last] = [firstFreeAt && formatMoment(firstFreeAt), lastFreeAt && formatMoment(lastFreeAt)];
  return [
    HELD_PHOTOS.held(count, inImports),
    ...(first && first === last ? [HELD_PHOTOS.freeAt(ending, first)] : []),
    ...(first && last && first !== last ? [HELD_PHOTOS.freeBetween(first, last)] : []),
    ...(untilSaved > 0 ? [HELD_PHOTOS.untilSaved(untilSaved, ending > 0)] : []),
  ].join(' ');
}
