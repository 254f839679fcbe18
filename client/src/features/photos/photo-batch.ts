import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { photoRefusal } from './prepare-photo.ts';

/** Which of the files that someone chose become pages of the recipe, and what is said of the others. */
export function photoBatch<T extends Pick<File, 'name' | 'size'>>(
  files: readonly T[],
  room: number,
): { taken: T[]; failures: string[] } {
  const fitting = files.filter((file) => !photoRefusal(file));
  const failures = files.flatMap((file) => {
    const refusal = photoRefusal(file);
    return refusal ? [`${file.name}: ${refusal.message || PHOTO_MESSAGES.invalidFile}`] : [];
  });
  if (fitting.length > room) failures.push(PHOTO_MESSAGES.tooManyPhotos);
  return { taken: fitting.slice(0, Math.max(0, room)), failures };
}
