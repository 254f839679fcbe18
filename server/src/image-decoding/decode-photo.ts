import { decodeHeic } from './heic.ts';
import { DECODE_TIMEOUT_S, MAX_INPUT_PIXELS, sharp } from './safe-sharp.ts';
import { sniffFormat, type ImageType } from './sniff-format.ts';

/** Red, green and blue, one byte each, rows from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Why the bytes cannot be read as a photo. */
export type PhotoRefusedReason = 'type' | 'broken';

export class PhotoRefusedError extends Error {
  readonly reason: PhotoRefusedReason;

  constructor(reason: PhotoRefusedReason, cause?: unknown) {
    super(`refused photo: ${reason}`, { cause });
    this.name = 'PhotoRefusedError';
    this.reason = reason;
  }
}

const PHOTO_TYPES: ReadonlySet<ImageType | undefined> = new Set(['jpeg', 'png', 'webp', 'heic']);

/**
 * The pixels of a photo (JPEG, PNG, WebP or HEIC, first frame only), rotated upright by its metadata, with transparency on
 * white, scaled down to at most `maxPixels` and `maxSide`.
 * @throws PhotoRefusedError for anything else, for broken files and for images of more than 64 million pixels.
 */
export async function decodePhoto(
  bytes: Buffer,
  { maxPixels, maxSide }: { maxPixels: number; maxSide: number },
): Promise<Pixels> {
  const type = sniffFormat(bytes);
  if (!PHOTO_TYPES.has(type)) throw new PhotoRefusedError('type');
  try {
    const { image, width, height } = type === 'heic' ? await openHeic(bytes) : await openImageUrl(bytes);
    const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSide / Math.max(width, height));
    const { data, info } = await image
      .resize({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        fit: 'fill',
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof PhotoRefusedError ? error : new PhotoRefusedError('broken', error);
  }
}

async function openImageUrl(bytes: Buffer) {
  const image = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', sequentialRead: true });
  const { autoOrient } = await image.metadata();
  return { image: image.rotate(), width: autoOrient.width, height: autoOrient.height };
}

/** libheif rotates the image itself, so its EXIF orientation is ignored. */
async function openHeic(bytes: Buffer) {
  const limits = { maxPixels: MAX_INPUT_PIXELS, timeoutMs: DECODE_TIMEOUT_S * 1_000 };
  const { data, width, height } = await decodeHeic(bytes, limits);
  return { image: sharp(data, { raw: { width, height, channels: 4 } }), width, height };
}

/** The same image in another size. */
export async function scalePixels(
  { data, width, height }: Pixels,
  size: Pick<Pixels, 'width' | 'height'>,
): Promise<Pixels> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const scaled = await image
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { data: scaled, ...size };
}
