import type { Pixels } from '../../image-decoding/decode-photo.ts';
import { cropLine } from './crop.ts';
import { lineAngle, onItsSide, upsideDown, type RotatedBox } from './geometry.ts';
import type { TextModels } from './models.ts';
import { readLine, scoreOf, textOf, type LineReading } from './recognise.ts';

/** Quarter turns clockwise by which the text of a photo is turned. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export interface OrientedLine {
  box: RotatedBox;
  /** Present when finding the orientation read the line already. */
  reading?: LineReading;
}

/** Longer than this, a box shows which way its text runs. */
const CLEAR_RATIO = 2.5;
const SAMPLES = 8;
/** So surely read, the text stands on its feet: nothing reads so well upside down. */
const SURELY_UPRIGHT = 0.93;
const LETTERS_COUNTED = 20;

/**
 * Finds which way up the text of a photo stands, and turns the boxes so that their angle is the direction of reading.
 * Lines that run across the others, such as a credit in the margin, are left out.
 */
export async function orientLines(
  models: TextModels,
  photo: Pixels,
  found: readonly RotatedBox[],
): Promise<{ turns: QuarterTurns; lines: OrientedLine[] }> {
  const isSideways = runsSideways(found);
  const boxes = found.flatMap((box) => alongPage(box, isSideways) ?? []);
  const samples = longestLines(boxes);
  const upright = await readAll(models, photo, samples);
  if (mean(upright.map(({ characters }) => scoreOf(characters))) < SURELY_UPRIGHT) {
    const turned = await readAll(models, photo, samples.map(upsideDown));
    if (weight(turned) > weight(upright) * 1.05) {
      const lines = withRead(
        boxes.map(upsideDown),
        samples.map((box) => boxes.indexOf(box)),
        turned,
      );
      return { turns: isSideways ? 3 : 2, lines };
    }
  }
  const lines = withRead(
    boxes,
    samples.map((box) => boxes.indexOf(box)),
    upright,
  );
  return { turns: isSideways ? 1 : 0, lines };
}

function runsSideways(boxes: readonly RotatedBox[]): boolean {
  let [sideways, all] = [0, 0];
  for (const box of boxes.filter(isLong)) {
    all += box.width;
    if (Math.abs(lineAngle(box.angle)) > Math.PI / 4) sideways += box.width;
  }
  return sideways > all / 2;
}

const isLong = (box: RotatedBox) => box.width > box.height * CLEAR_RATIO;

function alongPage(box: RotatedBox, isSideways: boolean): RotatedBox | undefined {
  const page = isSideways ? Math.PI / 2 : 0;
  const along = (turned: RotatedBox) => {
    const angle = lineAngle(turned.angle - page) + page;
    const isTurned = Math.cos(angle - turned.angle) < 0;
    return { ...(isTurned ? upsideDown(turned) : turned), angle };
  };
  const straight = along(box);
  if (Math.abs(straight.angle - page) <= Math.PI / 4) return straight;
  return isLong(box) ? undefined : along(onItsSide(box));
}

/** Some of the largest lines, spread over their order. */
function longestLines(boxes: readonly RotatedBox[]): RotatedBox[] {
  const long = boxes
    .filter(isLong)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, 60);
  const every = Math.ceil(long.length / SAMPLES);
  return long.filter((_, index) => index % every === 0);
}

async function readAll(models: TextModels, photo: Pixels, boxes: readonly RotatedBox[]) {
  const read: LineReading[] = [];
  for (const box of boxes) read.push(await readLine(models, cropLine(photo, box)));
  return read;
}

/** How many letters were read, and how surely. */
function weight(lines: readonly LineReading[]): number {
  return lines.reduce((sum, { characters }) => {
    const letters = textOf(characters).match(/\p{L}/gu)?.length ?? 0;
    return sum + scoreOf(characters) * Math.min(LETTERS_COUNTED, letters);
  }, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function withRead(
  boxes: readonly RotatedBox[],
  places: readonly number[],
  read: readonly LineReading[],
): OrientedLine[] {
  const lines: OrientedLine[] = boxes.map((box) => ({ box }));
  places.forEach((place, index) => {
    const line = lines[place];
    if (line !== undefined) line.reading = read[index];
  });
  return lines;
}
