import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import type { Failure } from '../../../lib/error-message.ts';
import { PICTURE_FORMATS } from '../../../lib/upload.ts';

type ChosenFile = Pick<File, 'name' | 'size'>;

/** Which of the files that someone chose together are sent, and what is said of the others. */
export function galleryBatch<T extends ChosenFile>(
  files: readonly T[],
  room: number,
): { taken: T[]; failures: Failure[] } {
  const fitting = files.filter((file) => refusalOf(file) === null);
  const failures: Failure[] = files.flatMap((file) => {
    const message = refusalOf(file);
    return message === null ? [] : { message };
  });
  const taken = fitting.slice(0, Math.max(0, room));
  const count = fitting.length - taken.length;
  if (count > 0)
    failures.push({
      message: format(messages.picturesNotAdded, { count }),
      detail: PHOTO_MESSAGES.galleryFull,
    });
  return { taken, failures };
}

/** Why a file is not even sent. */
function refusalOf({ name, size }: ChosenFile): string | null {
  if (!PICTURE_FORMATS.test(name)) return `${name}: ${PHOTO_MESSAGES.formats}`;
  return size > PHOTO_LIMITS.bytes.gallery ? PHOTO_MESSAGES.pictureTooLarge(name, 'gallery') : null;
}
