import { withCooksValue } from './amount-values.ts';
import type { Pixels } from '../../image-decoding/decode-photo.ts';
import { cropLine, partOf } from './crop.ts';
import { readFraction, unclearFraction } from './fraction.ts';
import type { Row } from './layout.ts';
import type { TextModels } from './models.ts';
import { needsSecondReading, startsWithQuantity, withoutBullet } from './quantities.ts';
import { fixDigits } from './fix-digits.ts';
import type { ReadCharacter } from './read-character.ts';
import { readLine, recogniseLine, textOf } from './recognise.ts';
import type { SecondReading } from './structure.ts';
import { writtenOut } from './choose-recogniser.ts';

/** How much of a line, in heights, is looked at again, and how far it is stretched. */
const LOOKS = [
  { length: 1.6, stretch: 2 },
  { length: 3, stretch: 1.5 },
  { length: 3, stretch: 2 },
] as const;

/** The same for the second recogniser: stretched further it takes one fraction for another. */
const LOOKS_OF_SECOND = [
  { before: 0, length: 3, stretch: 1.5, higher: 1 },
  { before: 0, length: 4, stretch: 1.25, higher: 1 },
  { before: 0.3, length: 3, stretch: 1, higher: 1.25 },
] as const;

/** How far to the left of a row without a number one may stand that was not seen as a part of it. */
const WIDER = [
  { before: 1.6, length: 3, stretch: 1 },
  { before: 1.6, length: 3, stretch: 1.6 },
  { before: 2.6, length: 3, stretch: 1 },
] as const;

/** Reads the beginning of a row again: an unclear fraction digit by digit, else in other widths. */
export async function readAgain(models: TextModels, photo: Pixels, row: Row): Promise<SecondReading> {
  const { source } = row;
  const bullet = row.text.length - withoutBullet(row.text).length;
  const unclear = unclearFraction(row.text.slice(bullet));
  if (unclear !== undefined && bullet + unclear.to <= row.atSource) {
    const line = { source, characters: row.characters.slice(0, row.atSource) };
    const place = { from: bullet + unclear.from, to: bullet + unclear.to };
    const fraction = await readFraction(models, photo, line, place);
    if (fraction !== undefined) return { readings: [], fraction };
  }
  const text = row.text.slice(bullet);
  // A row whose first word is a name has nothing at its beginning that could be read otherwise.
  const isUnsure = needsSecondReading(text);
  return {
    readings: isUnsure ? await lookCloser(models, photo, row) : [],
    bySecond: isUnsure ? await lookWithSecond(models, photo, row) : [],
    wider: startsWithQuantity(text) ? [] : await lookWider(models, photo, row),
  };
}

async function lookCloser(models: TextModels, photo: Pixels, { source }: Row): Promise<string[]> {
  const readings: string[] = [];
  for (const { length, stretch } of LOOKS) {
    const start = partOf(source, 0, Math.min(1, (source.height * length) / source.width));
    const reading = textOf(await recogniseLine(models, cropLine(photo, start, stretch)));
    readings.push(fixDigits(withoutBullet(reading.trim())));
  }
  return readings;
}

async function lookWithSecond(
  { second }: TextModels,
  photo: Pixels,
  { source }: Row,
): Promise<ReadCharacter[][]> {
  const readings: ReadCharacter[][] = [];
  if (second === undefined) return readings;
  const share = source.height / source.width;
  for (const { before, length, stretch, higher } of LOOKS_OF_SECOND) {
    const start = partOf(source, -before * share, Math.min(1, length * share));
    const line = cropLine(photo, { ...start, height: source.height * higher }, stretch);
    readings.push(writtenOut(withCooksValue(await readLine(second, line))));
  }
  return readings;
}

async function lookWider(models: TextModels, photo: Pixels, { source }: Row): Promise<string[]> {
  const readings: string[] = [];
  for (const { before, length, stretch } of WIDER) {
    const share = source.height / source.width;
    const start = partOf(source, -before * share, Math.min(1, length * share));
    const line = cropLine(photo, start, stretch);
    // The second recogniser knows fractions, and comes first: what is found here is marked in any case.
    if (models.second !== undefined)
      readings.push(textOf(writtenOut(await recogniseLine(models.second, line))).trim());
    readings.push(fixDigits(textOf(await recogniseLine(models, line)).trim()));
  }
  return readings;
}
