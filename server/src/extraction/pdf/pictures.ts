import sharp from 'sharp';
import { getResolvedPDFJS } from 'unpdf';
import { matrixOf, multiplied, type Matrix } from './matrix.ts';
import type { PdfPicture } from './messages.ts';
import type { OpenPage } from './texts.ts';

/** Smaller than this is an ornament: in pixels, and in points on the page. */
const LEAST = { pixels: 150, points: 60 };
const MOST_PICTURES = 12;
const QUALITY = 92;

interface RawImage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The pictures of a page from the top down, without ornaments. Masks and drawings of lines are none. */
export async function picturesOf(page: OpenPage): Promise<PdfPicture[]> {
  const found: PdfPicture[] = [];
  for (const { name, top } of await placesOf(page)) {
    const image = await imageOf(page, name);
    if (image === undefined) continue;
    const bytes = await jpegOf(image).catch(() => undefined);
    if (bytes !== undefined) found.push({ top, bytes });
    if (found.length === MOST_PICTURES) break;
  }
  return found.sort((one, other) => one.top - other.top);
}

/** Where the pictures stand, each once: by what the page does to its coordinates before it paints one. */
async function placesOf(page: OpenPage): Promise<{ name: string; top: number }[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const { height, transform } = page.getViewport({ scale: 1 });
  let current: Matrix = matrixOf(transform) ?? [1, 0, 0, -1, 0, height];
  const saved: Matrix[] = [];
  const places = new Map<string, number>();
  for (const [index, operation] of fnArray.entries()) {
    const parts = argsArray[index] as unknown[] | null;
    if (operation === OPS.save) saved.push(current);
    else if (operation === OPS.restore) current = saved.pop() ?? current;
    else if (operation === OPS.transform) {
      const own = matrixOf(parts);
      if (own) current = multiplied(current, own);
    } else if (operation === OPS.paintImageXObject && typeof parts?.[0] === 'string') {
      // A picture is painted into the square from 0 to 1.
      const [top, bottom] = [current[3] + current[5], current[5]].sort((a, b) => a - b) as [number, number];
      if (bottom - top >= LEAST.points && !places.has(parts[0])) places.set(parts[0], top);
    }
  }
  return [...places].map(([name, top]) => ({ name, top }));
}

async function imageOf(page: OpenPage, name: string): Promise<RawImage | undefined> {
  const shelf = name.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<RawImage | null>((resolve) => void shelf.get(name, resolve));
  const { width = 0, height = 0, data } = image ?? {};
  return data && Math.min(width, height) >= LEAST.pixels ? { width, height, data } : undefined;
}

async function jpegOf({ width, height, data }: RawImage): Promise<Uint8Array> {
  const channels = (data.length / width / height) as 1 | 3 | 4;
  return sharp(data, { raw: { width, height, channels } })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
