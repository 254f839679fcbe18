import { decodePhoto, PhotoRefusedError } from '../../image-decoding/decode-photo.ts';
import { readAgain } from './second-reading.ts';
import { splitMarginNotes } from './margin-notes.ts';
import type { TextModels } from './models.ts';
import type { PhotoOptions, PhotoReading } from './photo-reading.ts';
import { readLines } from './reading-of-lines.ts';
import { readText } from './read-text.ts';

/** Finer than this, a photo of a page holds no more that the models can see. */
const PIXELS = { maxPixels: 2048 * 2048, maxSide: 4096 };

/** Reads a recipe, or a page of one, out of the bytes of a photo. Nothing is thrown for bytes of any kind. */
export async function readPhoto(
  models: TextModels,
  bytes: Buffer,
  options: PhotoOptions = {},
): Promise<PhotoReading> {
  const photo = await decodePhoto(bytes, PIXELS).catch((error: unknown) => {
    if (error instanceof PhotoRefusedError) return undefined;
    throw error;
  });
  if (photo === undefined) return { ok: false, refusal: 'notAPhoto', turn: 0, text: '' };
  const { turn, lines } = await readText(models, photo);
  return readLines(
    { turn, ...splitMarginNotes(lines) },
    { ...options, readAgain: (row) => readAgain(models, photo, row) },
  );
}
