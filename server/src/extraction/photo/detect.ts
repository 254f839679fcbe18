import { scalePixels, type Pixels } from '../../image-decoding/decode-photo.ts';
import { bent, type Slice } from './bend.ts';
import { smallestBox, type Point, type RotatedBox } from './geometry.ts';
import type { TextModels } from './models.ts';
import { splitTouchingRows } from './split-rows.ts';

/** As much as a page of 1280 x 960: finer costs memory and time and found no more lines. */
const PIXELS = 1280 * 960;
const LONGEST_SIDE = 2560;
const STEP = 32;
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

const IS_TEXT = 0.3;
const SURELY_TEXT = 0.5;
const LEAST_PIXELS = 12;
const LEAST_HEIGHT = 4;
/** The model marks the core of a line; the line itself is this much larger. */
const GROWTH = 1.7;

/** Finds the lines of text on a photo, at any angle, in the photo's own pixels. */
export async function detectLines(models: TextModels, photo: Pixels): Promise<RotatedBox[]> {
  const scale = Math.min(
    1,
    Math.sqrt(PIXELS / (photo.width * photo.height)),
    LONGEST_SIDE / Math.max(photo.width, photo.height),
  );
  const width = toStep(photo.width * scale);
  const height = toStep(photo.height * scale);
  const probabilities = await models.detect(
    normalized(await scalePixels(photo, { width, height })),
    width,
    height,
  );
  const stretch = { x: photo.width / width, y: photo.height / height };
  return splitTouchingRows(connectedComponents(probabilities, width, height), { width, height }).flatMap(
    (component) => lineOf(blobOf(component, width), stretch) ?? [],
  );
}

const toStep = (side: number) => Math.max(STEP, Math.round(side / STEP) * STEP);

function normalized({ data, width, height }: Pixels): Float32Array {
  const size = width * height;
  const planes = new Float32Array(3 * size);
  for (let plane = 0; plane < 3; plane++) {
    const [mean, deviation] = [MEAN[plane] ?? 0, DEVIATION[plane] ?? 1];
    for (let pixel = 0; pixel < size; pixel++) {
      planes[plane * size + pixel] = ((data[pixel * 3 + 2 - plane] ?? 0) / 255 - mean) / deviation;
    }
  }
  return planes;
}

type Extents = Map<number, [first: number, last: number]>;

/** Pixels of text that touch: the first and last of each of their rows and columns. */
interface Blob {
  rows: Extents;
  columns: Extents;
}

/** The connected components of text. */
function connectedComponents(probabilities: Float32Array, width: number, height: number): number[][] {
  const seen = new Uint8Array(probabilities.length);
  const found: number[][] = [];
  for (let start = 0; start < probabilities.length; start++) {
    if (seen[start] === 1 || (probabilities[start] ?? 0) <= IS_TEXT) continue;
    const pixels = [start];
    seen[start] = 1;
    let sum = 0;
    for (let index = 0; index < pixels.length; index++) {
      const pixel = pixels[index]!;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      sum += probabilities[pixel] ?? 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] === 1 || (probabilities[next] ?? 0) <= IS_TEXT) continue;
          seen[next] = 1;
          pixels.push(next);
        }
      }
    }
    if (pixels.length >= LEAST_PIXELS && sum / pixels.length >= SURELY_TEXT) found.push(pixels);
  }
  return found;
}

function blobOf(pixels: readonly number[], width: number): Blob {
  const rows: Extents = new Map();
  const columns: Extents = new Map();
  for (const pixel of pixels) {
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    extend(rows, y, x);
    extend(columns, x, y);
  }
  return { rows, columns };
}

function extend(extents: Extents, at: number, position: number): void {
  const extent = extents.get(at);
  if (extent === undefined) extents.set(at, [position, position]);
  else if (position < extent[0]) extent[0] = position;
  else if (position > extent[1]) extent[1] = position;
}

function lineOf({ rows, columns }: Blob, stretch: { x: number; y: number }): RotatedBox | undefined {
  const corners: Point[] = [];
  for (const [y, [first, last]] of rows) {
    for (const [x, dy] of [
      [first, 0],
      [last + 1, 0],
      [first, 1],
      [last + 1, 1],
    ] as const)
      corners.push([x * stretch.x, (y + dy) * stretch.y]);
  }
  const straight = smallestBox(corners);
  if (straight === undefined || straight.height < LEAST_HEIGHT) return undefined;
  const isLying = Math.abs(Math.cos(straight.angle)) > Math.SQRT1_2;
  const slices = [...(isLying ? columns : rows)].map(([at, [first, last]]): Slice => {
    const [place, middle] = [at + 0.5, (first + last + 1) / 2];
    return isLying
      ? { x: place * stretch.x, y: middle * stretch.y, thickness: (last - first + 1) * stretch.y }
      : { x: middle * stretch.x, y: place * stretch.y, thickness: (last - first + 1) * stretch.x };
  });
  const core = bent(straight, slices);
  const growth = (core.width * core.height * GROWTH) / (core.width + core.height);
  return { ...core, width: core.width + growth, height: core.height + growth };
}
