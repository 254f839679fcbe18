import { anyOf } from '../language/lexicon.ts';
import { isUnitWord } from '@larder/shared/recipe-text/units';
import type { Pixels } from '../../image-decoding/decode-photo.ts';
import { cropLine, partOf } from './crop.ts';
import type { RotatedBox } from './geometry.ts';
import type { TextModels } from './models.ts';
import type { ReadCharacter } from './read-character.ts';
import { blankColumns, longestBlank } from './spaces.ts';

/** What stands where the recogniser, which knows no '½', wrote something unclear. */
export interface Fraction {
  text: string;
  /** True when a whole number stands in front of it, so that '1%' is 1½ and no ¼. */
  hasWhole: boolean;
  /** True when every look at its digits said the same. */
  isSure: boolean;
}

/** Parts of the sign, in pixels of a line of `LINE_HEIGHT`: from and to counted leftwards from its end, shares of the height. */
interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const BELOW: readonly Part[] = [
  { left: 26, right: -2, top: 0.42, bottom: 0.95 },
  { left: 18, right: -2, top: 0.45, bottom: 0.88 },
  { left: 14, right: -2, top: 0.48, bottom: 0.9 },
];
const ABOVE: readonly Part[] = [
  { left: 26, right: 4, top: 0.1, bottom: 0.58 },
  { left: 24, right: 8, top: 0.12, bottom: 0.55 },
];
/** Wider than this, there is a whole number in front of the fraction. */
const WIDEST = 29;
const SURE_BELOW = 0.9;
const SURE_ABOVE = 0.6;
/** The numbers that stand over each number that stands below, in the fractions that are printed as one sign. */
const FRACTIONS: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [1]],
  [3, [1, 2]],
  [4, [1, 3]],
  [8, [1, 3, 5, 7]],
]);

/** Reads the two digits of a fraction one by one, at the characters `from` to `to` of a line. */
export async function readFraction(
  models: TextModels,
  photo: Pixels,
  line: { source: RotatedBox; characters: readonly ReadCharacter[] },
  { from, to }: { from: number; to: number },
): Promise<Fraction | undefined> {
  const image = cropLine(photo, line.source);
  const ink = inkOf(line.characters, { from, to }, image);
  const digits = async (parts: readonly Part[], wanted: readonly number[]) => {
    const readings: DigitReading[] = [];
    for (const part of parts)
      readings.push(await readDigit(models, photo, place(line.source, image.width, ink.end, part), wanted));
    return readings;
  };
  const below = await digits(BELOW, [...FRACTIONS.keys()]);
  const lower = mostlyRead(below);
  if (lower === undefined) return undefined;
  const above = await digits(ABOVE, FRACTIONS.get(lower) ?? []);
  const upper = above.toSorted((a, b) => b.score - a.score)[0];
  return {
    text: `${upper?.digit ?? 1}/${lower}`,
    hasWhole: ink.end - ink.start > WIDEST,
    isSure:
      below.every(({ digit, score }) => digit === lower && score >= SURE_BELOW) &&
      (upper?.score ?? 0) >= SURE_ABOVE,
  };
}

interface DigitReading {
  digit: number;
  score: number;
}

function mostlyRead(readings: readonly DigitReading[]): number | undefined {
  const sure = readings.filter(({ score }) => score >= SURE_BELOW);
  return sure.find(({ digit }) => sure.filter((other) => other.digit === digit).length >= 2)?.digit;
}

/** Where the ink of some characters begins and ends, in pixels of the line's image. */
function inkOf(
  characters: readonly ReadCharacter[],
  { from, to }: { from: number; to: number },
  image: ReturnType<typeof cropLine>,
): { start: number; end: number } {
  const isBlank = blankColumns(image);
  const column = (index: number, otherwise: number) => {
    const at = characters[index]?.at;
    return at === undefined ? otherwise : Math.floor(at * image.width);
  };
  const isSpace = (index: number) => characters[index]?.character === ' ';
  const before = longestBlank(isBlank, column(isSpace(from - 1) ? from - 2 : from - 1, 0), column(from, 0));
  const after = longestBlank(isBlank, column(to - 1, 0), column(isSpace(to) ? to + 1 : to, image.width));
  return { start: before.from + before.length, end: after.from };
}

function place(line: RotatedBox, width: number, end: number, part: Part): RotatedBox {
  const share = (position: number) => Math.max(0, Math.min(1, position / width));
  const across = partOf(line, share(end - part.left), share(end - part.right));
  const down = ((part.top + part.bottom) / 2 - 0.5) * line.height;
  return {
    ...across,
    cx: across.cx - down * Math.sin(line.angle),
    cy: across.cy + down * Math.cos(line.angle),
    height: line.height * (part.bottom - part.top),
  };
}

/** Which of some digits a small part of the photo shows. */
async function readDigit(
  models: TextModels,
  photo: Pixels,
  box: RotatedBox,
  wanted: readonly number[],
): Promise<DigitReading> {
  const { planes, width } = cropLine(photo, box);
  const { probabilities, steps, classes } = await models.recognise(planes, width);
  const readings = wanted.map((digit) => {
    const index = models.alphabet.indexOf(String(digit));
    let score = 0;
    for (let step = 0; step < steps; step++)
      score = Math.max(score, probabilities[step * classes + index] ?? 0);
    return { digit, score };
  });
  return readings.reduce((best, reading) => (reading.score > best.score ? reading : best));
}

/** Characters that stand for a fraction nobody could read: a '%', '#' or '?', or a stroke without its numbers. */
const UNCLEAR = /^(?:\d{0,2}\s?(?:[%#?\\][\d/%]?|\/%?)|\/\d|\d%\d)(?=\s|\p{L}|$)/u;
const UNCLEAR_INSIDE = /(?<=\s)[%#](?=\s)/;
/** '2% milk', '70 % Schokolade': a share of something. */
const PER_CENT = new RegExp(String.raw`^\d{1,2}\s?%\s${anyOf('shareOf')}`, 'iu');

/** Where in a line something stands that may be a fraction. */
export function unclearFraction(text: string): { from: number; to: number } | undefined {
  if (PER_CENT.test(text)) return undefined;
  const start = UNCLEAR.exec(text);
  if (start !== null) return { from: 0, to: start[0].length };
  const inside = UNCLEAR_INSIDE.exec(text);
  return inside === null ? undefined : { from: inside.index, to: inside.index + 1 };
}

/** A line with the fraction that was found where it is unclear, and whether a person should look at it. */
export function withFraction(
  text: string,
  fraction: Fraction | undefined,
): { text: string; isDoubtful: boolean } | undefined {
  const unclear = unclearFraction(text);
  if (fraction === undefined || unclear === undefined) return undefined;
  const read = text.slice(unclear.from, unclear.to);
  const whole = fraction.hasWhole ? wholeBefore(read) : '';
  const before = `${text.slice(0, unclear.from).trim()}${whole} ${fraction.text}`.trim();
  const rest = text.slice(unclear.to).trim();
  const mayBeShare = whole !== '' && !read.includes('/') && !isUnitWord(/^\p{L}*/u.exec(rest)?.[0] ?? '');
  const isDoubtful = !fraction.isSure || mayBeShare || (fraction.hasWhole && whole === '');
  return { text: `${before} ${rest}`, isDoubtful };
}

/** The whole number in front of a fraction, as it was read: of '21/%' it is 2, the 1 belongs to the fraction. */
function wholeBefore(unclear: string): string {
  const [, digits = '', stroke] = /^(\d*)(\/?)/.exec(unclear) ?? [];
  return stroke === '/' && digits.length > 1 ? digits.slice(0, -1) : digits;
}
