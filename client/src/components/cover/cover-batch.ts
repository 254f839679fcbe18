import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Which of the files that someone chose together are sent, and what is said of the others. */
export function coverBatch<T extends ChosenFile>(files: readonly T[]): { taken: T[]; failures: string[] } {
  const batch = files.slice(0, PHOTO_LIMITS.coversPerBatch);
  const failures = batch.flatMap((file) => refusalOf(file) ?? []);
  if (files.length > batch.length) failures.unshift(PHOTO_MESSAGES.tooManyCovers);
  return { taken: batch.filter((file) => refusalOf(file) === null), failures };
}

/** Why a file is not even sent. */
function refusalOf(file: ChosenFile): string | null {
  if (!isImage(file)) return PHOTO_MESSAGES.formats;
  return file.size > PHOTO_LIMITS.bytes.cover ? PHOTO_MESSAGES.pictureTooLarge(file.name) : null;
}

/** Browsers outside Safari know no type for HEIC. */
function isImage({ type, name }: ChosenFile): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}
