import type { PhotoBox } from '@larder/shared/import/schema';
import type { Pixels } from '../../image-decoding/decode-photo.ts';
import { cropLine } from './crop.ts';
import { detectLines } from './detect.ts';
import { median, type RotatedBox } from './geometry.ts';
import type { TextModels } from './models.ts';
import { withoutNumbersTwice } from './number-at-start.ts';
import { orientLines, type QuarterTurns } from './orientation.ts';
import type { ReadCharacter } from './read-character.ts';
import { scoreOf, textOf } from './recognise.ts';
import { compared, readByBoth, type ComparedReading } from './choose-recogniser.ts';
import { readWithLanguage } from './language-model/read-with-language.ts';

/** A line of text as it was read. Positions are pixels of the page laid straight: x to the right, y downwards. */
export interface TextLine {
  characters: ReadCharacter[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where it stands on the photo turned upright. */
  box: PhotoBox;
  /** The same line on the photo as it was given, for reading it again. */
  source: RotatedBox;
  /** A whole paragraph, of a source that knows where one ends. */
  isParagraph?: boolean | undefined;
}

export interface ReadPage {
  /** Quarter turns clockwise that bring the photo upright. */
  turn: QuarterTurns;
  lines: TextLine[];
}

const LEAST_SCORE = 0.5;

/** Reads every line of text on a photo, in no order. */
export async function readText(models: TextModels, photo: Pixels): Promise<ReadPage> {
  const { turns, lines } = await orientLines(models, photo, await detectLines(models, photo));
  const found: { source: RotatedBox; reading: ComparedReading }[] = [];
  for (const { box, reading: first } of lines) {
    const reading = await readByBoth(models, cropLine(photo, box), first);
    if (scoreOf(reading.characters) > LEAST_SCORE) found.push({ source: box, reading });
  }
  const texts = readWithLanguage(found.map(({ reading }) => reading));
  const all = found.flatMap(({ source, reading }, index) => {
    const characters = trimmed(compared(texts[index] ?? [], reading));
    return characters.length > 0 ? [{ source, characters }] : [];
  });
  const read = withoutNumbersTwice(all);
  const skew = median(
    read
      .filter(({ source }) => source.width > 4 * source.height)
      .map(({ source }) => source.angle - (turns * Math.PI) / 2),
  );
  const page = turnedSize(photo, turns);
  return {
    turn: ((4 - turns) % 4) as QuarterTurns,
    lines: read.map(({ source, characters }) => {
      const upright = turnedBack(source, photo, turns);
      return { characters, source, box: boxOf(upright, page), ...straight(upright, skew) };
    }),
  };
}

function trimmed(characters: ReadCharacter[]): ReadCharacter[] {
  const text = textOf(characters);
  return characters.slice(text.length - text.trimStart().length, text.trimEnd().length);
}

function turnedSize({ width, height }: Pixels, turns: QuarterTurns) {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The box on the photo turned upright. */
function turnedBack(box: RotatedBox, { width, height }: Pixels, turns: QuarterTurns): RotatedBox {
  const angle = box.angle - (turns * Math.PI) / 2;
  const { cx, cy } = box;
  switch (turns) {
    case 0:
      return { ...box, angle };
    case 1:
      return { ...box, angle, cx: cy, cy: width - cx };
    case 2:
      return { ...box, angle, cx: width - cx, cy: height - cy };
    case 3:
      return { ...box, angle, cx: height - cy, cy: cx };
  }
}

/** The upright rectangle around a box, in shares of the page. */
function boxOf(
  { cx, cy, width, height, angle }: RotatedBox,
  page: { width: number; height: number },
): PhotoBox {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = (width * cos + height * sin) / 2;
  const down = (width * sin + height * cos) / 2;
  const share = (position: number, length: number) => Math.max(0, Math.min(1, position / length));
  const [x, y] = [share(cx - across, page.width), share(cy - down, page.height)];
  return {
    x,
    y,
    width: share(cx + across, page.width) - x,
    height: share(cy + down, page.height) - y,
  };
}

function straight({ cx, cy, width, height }: RotatedBox, skew: number) {
  const [cos, sin] = [Math.cos(-skew), Math.sin(-skew)];
  const [x, y] = [cx * cos - cy * sin, cx * sin + cy * cos];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
