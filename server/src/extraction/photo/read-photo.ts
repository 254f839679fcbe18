import { decodePhoto, PhotoRefusedError, type Pixels } from '../../image-decoding/decode-photo.ts';
import { cropLine, partOf } from './crop.ts';
import { readFraction, unclearFraction } from './fraction.ts';
import { layOut, type Row } from './layout.ts';
import type { TextModels } from './models.ts';
import type { PhotoOptions, PhotoPart, PhotoReading } from './photo-reading.ts';
import { fixDigits, withoutBullet } from './quantities.ts';
import { readText } from './read-text.ts';
import { recogniseLine, scoreOf, textOf } from './recognise.ts';
import { structureRows, type SecondReading } from './structure.ts';

/** Finer than this, a photo of a page holds no more that the models can see. */
const PIXELS = { maxPixels: 2048 * 2048, maxSide: 4096 };
/** How much of a line, in heights, is looked at again, and how far it is stretched. */
const LOOKS = [
  { length: 1.6, stretch: 2 },
  { length: 3, stretch: 1.5 },
  { length: 3, stretch: 2 },
] as const;

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
  const blocks = layOut(lines);
  const text = blocks.map((block) => block.map((row) => row.text).join('\n')).join('\n\n');
  const part = await structureRows(blocks, { lookAgain: (row) => lookAgain(models, photo, row), ...options });
  const rows = blocks.flat().map((row) => ({ text: row.text, box: row.box, score: scoreOf(row.characters) }));
  if (part === undefined) return { ok: false, refusal: 'noRecipe', turn, text, rows };
  return { ok: true, turn, text, rows, part, ...(isHardToRead(part) ? { note: 'hardToRead' } : {}) };
}

/** True when half of what was read is unclear, as with handwriting: all of it wants comparing. */
function isHardToRead({ evidence }: PhotoPart): boolean {
  return evidence.filter(({ doubt }) => doubt === 'unclear').length * 2 >= evidence.length;
}

async function lookAgain(models: TextModels, photo: Pixels, row: Row): Promise<SecondReading> {
  const { source } = row;
  const bullet = row.text.length - withoutBullet(row.text).length;
  const unclear = unclearFraction(row.text.slice(bullet));
  if (unclear !== undefined && bullet + unclear.to <= row.atSource) {
    const line = { source, characters: row.characters.slice(0, row.atSource) };
    const place = { from: bullet + unclear.from, to: bullet + unclear.to };
    const fraction = await readFraction(models, photo, line, place);
    if (fraction !== undefined) return { readings: [], fraction };
  }
  const readings: string[] = [];
  for (const { length, stretch } of LOOKS) {
    const start = partOf(source, 0, Math.min(1, (source.height * length) / source.width));
    const reading = textOf(await recogniseLine(models, cropLine(photo, start, stretch)));
    readings.push(fixDigits(withoutBullet(reading.trim())));
  }
  return { readings };
}
