import type { Crop } from '@larder/shared/profile/schema';
import pLimit from 'p-limit';
import type { CreateRaw, OutputInfo, ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { decodeHeic } from '../../image-decoding/heic.ts';
import { DECODE_TIMEOUT_S, MAX_INPUT_PIXELS, sharp } from '../../image-decoding/safe-sharp.ts';
import { sniffFormat } from '../../image-decoding/sniff-format.ts';
import { contentTypeOf, IMAGE_FORMATS, type ImageFormat } from './formats.ts';

/** The widths an image is stored in; a smaller one is stored as it is, never enlarged. */
const WIDTHS = [400, 800, 1600] as const;
const MAX_WIDTH = 1_600;
/** A very tall image is scaled down to this, so that no file takes long to make. */
const MAX_HEIGHT = 4_000;
const MIN_SIDE = 150;
/** Of what another program kept as the picture of a recipe: small ones of twenty years ago are all there is. */
const MIN_KEPT_SIDE = 32;
const INPUT: SharpOptions = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', sequentialRead: true };
const LARGEST: ResizeOptions = {
  width: MAX_WIDTH,
  height: MAX_HEIGHT,
  fit: 'inside',
  withoutEnlargement: true,
};
const THUMBHASH_SIDE = 100;

/** The file of a photo in its original size: imports read it, and the page of a recipe enlarges to it. */
export const FULL_SIZE_FILE = 'full.jpg';
const FULL_SIZE_QUALITY = 92;

/** For a person's image, which is shown at 96 pixels or less. */
const SQUARE_SIDE = 320;

/** The lowest effort without visible loss: all nine files of a large photo take about a second of one core. */
const ENCODERS: Record<ImageFormat, (image: Sharp, width: number) => Sharp> = {
  // Lists show many of the smallest files at once, at double pixel density, where lower quality does not show.
  avif: (image, width) => image.avif({ quality: width <= WIDTHS[0] ? 45 : 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  jpg: (image) => image.jpeg({ quality: 80, progressive: true }),
};

const IMAGES_AT_ONCE = 2;
const limitConcurrency = pLimit(IMAGES_AT_ONCE);

export type ImageRefusedReason = 'type' | 'broken' | 'too-small';

/** The bytes are not an image that can be stored. */
export class ImageRefusedError extends Error {
  readonly reason: ImageRefusedReason;

  constructor(reason: ImageRefusedReason, cause?: unknown) {
    super(`refused image: ${reason}`, { cause });
    this.name = 'ImageRefusedError';
    this.reason = reason;
  }
}

export interface ProcessedImage {
  files: { suffix: string; body: Buffer; contentType: string }[];
  /** Of the largest file, upright. */
  width: number;
  height: number;
  /** Ascending; each exists in every format. */
  widths: number[];
  /** base64 */
  thumbhash: string;
}

interface Accepting {
  /** Takes sides from 32 pixels on, in place of 150. */
  allowSmall?: boolean;
}

/**
 * Re-encodes an image (JPEG, PNG, WebP, AVIF, HEIC or the first frame of a GIF) upright, without metadata, with transparency
 * on white, in up to three widths and three formats; with `keepFullSize` also in its original size.
 * @throws ImageRefusedError for anything else, for broken files and for those with a side under 150 pixels (32 with `allowSmall`).
 */
export function processImage(
  bytes: Buffer,
  { keepFullSize = false, ...accepting }: { keepFullSize?: boolean } & Accepting = {},
): Promise<ProcessedImage> {
  return limitConcurrency(() => reencode(bytes, keepFullSize, accepting));
}

/** How large an image is, upright. @throws ImageRefusedError likewise */
export async function measureImage(
  bytes: Buffer,
  accepting: Accepting = {},
): Promise<{ width: number; height: number }> {
  const { autoOrient } = await (await openUpright(bytes, accepting)).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

async function reencode(bytes: Buffer, keepFullSize: boolean, accepting: Accepting): Promise<ProcessedImage> {
  const image = await openUpright(bytes, accepting);
  const { data, info } = await decoded(image.clone().resize(LARGEST));
  const source = () => sharp(data, { raw: rawOf(info) });
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, info.width)))];
  const files: ProcessedImage['files'] = [];
  for (const width of widths) files.push(...(await encoded(source().resize({ width }), width)));
  if (keepFullSize) {
    const body = await guarded(() => image.jpeg({ quality: FULL_SIZE_QUALITY }).toBuffer());
    files.push({ suffix: FULL_SIZE_FILE, body, contentType: contentTypeOf('jpg') });
  }
  return { files, width: info.width, height: info.height, widths, thumbhash: await thumbhashOf(source()) };
}

/** Cuts a square out of one of our own files, in the middle or at `crop`, which is moved inside the image if need be. */
export function squareOf(bytes: Buffer, crop?: Crop): Promise<ProcessedImage> {
  return limitConcurrency(async () => {
    const image = sharp(bytes, INPUT);
    const { width, height } = await image.metadata();
    const side = Math.min(crop?.size ?? Infinity, width, height);
    const within = (from: number | undefined, whole: number) =>
      Math.min(from ?? Math.floor((whole - side) / 2), whole - side);
    const area = { left: within(crop?.x, width), top: within(crop?.y, height), width: side, height: side };
    const { data, info } = await decoded(image.extract(area).resize(SQUARE_SIDE, SQUARE_SIDE));
    const source = () => sharp(data, { raw: rawOf(info) });
    return {
      files: await encoded(source(), SQUARE_SIDE),
      width: SQUARE_SIDE,
      height: SQUARE_SIDE,
      widths: [SQUARE_SIDE],
      thumbhash: await thumbhashOf(source()),
    };
  });
}

/** One display width in every format. */
async function encoded(image: Sharp, width: number): Promise<ProcessedImage['files']> {
  const files: ProcessedImage['files'] = [];
  for (const format of IMAGE_FORMATS) {
    const body = await ENCODERS[format](image.clone(), width).toBuffer();
    files.push({ suffix: `${width}.${format}`, body, contentType: contentTypeOf(format) });
  }
  return files;
}

/** Rotates a photo clockwise, in its original size. */
export function rotateBytes(bytes: Buffer, quarterTurns: number): Promise<Buffer> {
  return guarded(() =>
    sharp(bytes, INPUT)
      .rotate(quarterTurns * 90)
      .jpeg({ quality: FULL_SIZE_QUALITY })
      .toBuffer(),
  );
}

/** The image before it is decoded: upright, opaque and without metadata. */
function openUpright(bytes: Buffer, { allowSmall = false }: Accepting): Promise<Sharp> {
  const type = sniffFormat(bytes);
  if (type === undefined) throw new ImageRefusedError('type');
  return guarded(async () => {
    const image = type === 'heic' ? await openHeic(bytes) : sharp(bytes, INPUT);
    const { autoOrient } = await image.metadata();
    const least = allowSmall ? MIN_KEPT_SIDE : MIN_SIDE;
    if (Math.min(autoOrient.width, autoOrient.height) < least) throw new ImageRefusedError('too-small');
    return image.rotate().flatten({ background: '#ffffff' }).toColourspace('srgb');
  });
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  const limits = { maxPixels: MAX_INPUT_PIXELS, timeoutMs: DECODE_TIMEOUT_S * 1_000 };
  const { data, width, height } = await decodeHeic(bytes, limits);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** The pixels of the largest file: the image is decoded once for all of them. */
function decoded(image: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  return guarded(() =>
    image.timeout({ seconds: DECODE_TIMEOUT_S }).raw().toBuffer({ resolveWithObject: true }),
  );
}

async function guarded<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    throw error instanceof ImageRefusedError ? error : new ImageRefusedError('broken', error);
  }
}

async function thumbhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: THUMBHASH_SIDE, height: THUMBHASH_SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function rawOf({ width, height, channels }: OutputInfo): CreateRaw {
  return { width, height, channels };
}
