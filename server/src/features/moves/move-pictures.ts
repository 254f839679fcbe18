import type { Readable } from 'node:stream';
import type { Deps } from '../../ctx.ts';
import { ImageRefusedError } from '../images/process-image.ts';
import { storeImage } from '../images/store-image.ts';
import type { MovedPicture } from './formats/contract.ts';

type PictureDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

const MAX_BYTES = 20 * 1024 ** 2;

/**
 * Stores the cover of a recipe by the way of every image: re-encoded, with a row of its own that no recipe holds yet. Null
 * when its bytes are no image that can be kept.
 */
export async function storeCover(
  deps: PictureDeps,
  userId: string,
  picture: MovedPicture,
): Promise<string | null> {
  try {
    const stream = await picture.open();
    const bytes = stream && (await readAtMost(stream, MAX_BYTES));
    if (!bytes) return null;
    return (await storeImage(deps, { userId, purpose: 'page', bytes })).id;
  } catch (error) {
    if (isOfThePicture(error)) return null;
    throw error;
  }
}

class BrokenPicture extends Error {}

function isOfThePicture(error: unknown): boolean {
  return error instanceof ImageRefusedError || error instanceof BrokenPicture;
}

/** Null when there is more. */
async function readAtMost(stream: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) return null;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new BrokenPicture('a picture of the file cannot be read', { cause });
  }
  return Buffer.concat(chunks, length);
}
