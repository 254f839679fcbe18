import { isUnitWord } from '@larder/shared/recipe-text/units';
import type { Pixels } from '../../pictures/decode-photo.ts';
import { cropLine, partOf } from './crop.ts';
import type { TurnedBox } from './geometry.ts';
import type { TextModels } from './models.ts';
import type { ReadCharacter } from './recognise.ts';
import { blankColumns, longestBlank } from './spaces.ts';

/** What stands where the recogniser, which knows no '½', wrote something unclear. */
export interface Fraction {
  text: string;
  /** True when a whole number stands in front of it, so that '1%' is 1½ and no ¼. */
  hasWhole: boolean;
  /** True when every look at its digits said the same. */
  isSure: boolean;
  /** In front of which character it stands, where nothing was read of it. */
  before?: number;
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
/** The left half of the sign alone: less of the stroke, and of what stands below it. */
const LEFT_HALF: readonly Omit<Part, 'left' | 'right'>[] = [
  { top: 0.06, bottom: 0.6 },
  { top: 0.12, bottom: 0.55 },
];
/** Wider than this, there is a whole number in front of the fraction; where its upper number was read as such, wider than that. */
const WIDEST = 29;
const WIDEST_READ = 40;
const NARROWEST = 14;
const SPACE = 4;
const LEAST_INK = 3;
const SURE_BELOW = 0.9;
const SURE_ABOVE = 0.6;
/** The numbers that stand over each number that stands below, in the fractions that are printed as one sign. */
const FRACTIONS: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [1]],
  [3, [1, 2]],
  [4, [1, 3]],
  [8, [1, 3, 5, 7]],
]);

/**
 * Reads the two digits of a fraction one by one, at the characters `from` to `to` of a line; before the first of them, where
 * nothing was read of it.
 */
export async function readFraction(
  models: TextModels,
  photo: Pixels,
  line: { source: TurnedBox; characters: readonly ReadCharacter[] },
  { from, to }: { from: number; to: number },
): Promise<Fraction | undefined> {
  const image = cropLine(photo, line.source);
  const ink =
    from === to ? unreadInk(line.characters, from, image) : inkOf(line.characters, { from, to }, image);
  if (ink === undefined) return undefined;
  const digits = async (parts: readonly Part[], wanted: readonly number[]) => {
    const readings: DigitReading[] = [];
    for (const part of parts)
      readings.push(await readDigit(models, photo, place(line.source, image.width, ink.end, part), wanted));
    return readings;
  };
  const below = await digits(BELOW, [...FRACTIONS.keys()]);
  const lower = mostlyRead(below);
  if (lower === undefined) return undefined;
  const uppers = FRACTIONS.get(lower) ?? [];
  const width = Math.min(ink.end - ink.start, WIDEST);
  const half = LEFT_HALF.map((part) => ({ left: width + 2, right: width * 0.52, ...part }));
  const above = uppers.length === 1 ? [] : await digits([...ABOVE, ...half], uppers);
  const upper = above.toSorted((a, b) => b.score - a.score)[0];
  const isRead = (upper?.digit ?? 1) > 1 && line.characters[from]?.character === String(upper?.digit);
  return {
    text: `${upper?.digit ?? 1}/${lower}`,
    hasWhole: ink.end - ink.start > (isRead ? WIDEST_READ : WIDEST),
    isSure:
      below.every(({ digit, score }) => digit === lower && score >= SURE_BELOW) &&
      (upper?.score ?? 1) >= SURE_ABOVE,
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

/** Ink in front of a character that no character was read of, wide enough for a fraction, with a space behind it. */
function unreadInk(
  characters: readonly ReadCharacter[],
  before: number,
  image: ReturnType<typeof cropLine>,
): { start: number; end: number } | undefined {
  const isBlank = blankColumns(image);
  const end = Math.floor((characters[before]?.at ?? 0) * image.width);
  const runs = inkRuns(isBlank.slice(0, end + 1)).filter((run) => run.end - run.start >= LEAST_INK);
  const read = characters.slice(0, before).filter(({ character }) => character !== ' ').length;
  const last = runs.at(-1);
  if (last === undefined || runs.length <= read) return undefined;
  const [width, space] = [last.end - last.start, longestBlank(isBlank, last.end, end).length];
  return width >= NARROWEST && width <= WIDEST_READ && space >= SPACE ? last : undefined;
}

/** Where ink begins and ends again, column by column; what does not end is left out. */
function inkRuns(isBlank: readonly boolean[]): { start: number; end: number }[] {
  const edges = isBlank.flatMap((blank, index) => (blank === (isBlank[index - 1] ?? true) ? [] : [index]));
  return edges.flatMap((start, index) => {
    const end = edges[index + 1];
    return isBlank[start] === false && end !== undefined ? [{ start, end }] : [];
  });
}

function place(line: TurnedBox, width: number, end: number, part: Part): TurnedBox {
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
  box: TurnedBox,
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
const UNCLEAR =
  /^(?:\d{0,2}\s?(?:[%#?\\][\d/%]?|\/%?)|\/\d|\d%\d)(?=\s|\p{L}|$)|^(?:V2?|[hvy]2)(?=\s\p{Ll})/u;
const UNCLEAR_INSIDE = /(?<=\s)[%#](?=\s)/;
/** '2% milk', '70 % Schokolade': a share of something. */
const PER_CENT =
  /^\d{1,2}\s?%\s(?:fat|milk|cream|yog\p{L}+|cocoa|cacao|dark|chocolate|vinegar|acid\p{L}*|alcohol|fett\p{L}*|milch|sahne|quark|kakao\p{L}*|schokolade|essig|mati[èe]re|lait|cr[èe]me|chocolat|vinaigre|latte|panna|cioccolato|aceto|leche|nata|chocolate|vinagre|melk|room|azijn|mj[öo]lk|gr[äa]dde|mleko|[śs]mietana)/iu;

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
  if (fraction === undefined) return undefined;
  const { before: at } = fraction;
  if (at !== undefined) {
    const [start, end] = [text.slice(0, at).trim(), text.slice(at).trim()];
    return { text: `${start} ${fraction.text} ${end}`.trim(), isDoubtful: !fraction.isSure };
  }
  const unclear = unclearFraction(text);
  if (unclear === undefined) return undefined;
  const read = text.slice(unclear.from, unclear.to);
  const whole = fraction.hasWhole ? wholeBefore(read) : '';
  const before = `${text.slice(0, unclear.from).trim()}${whole} ${fraction.text}`.trim();
  const rest = text.slice(unclear.to).trim();
  const mayBeShare = whole !== '' && !read.includes('/') && !isUnitWord(/^\p{L}*/u.exec(rest)?.[0] ?? '');
  const isDoubtful =
    !fraction.isSure || mayBeShare || (fraction.hasWhole && (whole === '' || isUpperNumber(read)));
  return { text: `${before} ${rest}`, isDoubtful };
}

/** '1/' and '1/%': the 1 may be the whole number, or the upper one of the fraction. */
const isUpperNumber = (unclear: string) => /^1\/%?$/.test(unclear);

/** The whole number in front of a fraction, as it was read: of '21/%' and '21%2' it is 2, the 1 belongs to the fraction. */
function wholeBefore(unclear: string): string {
  const [, digits = '', stroke] = /^(\d*)(\/|%\d)?/.exec(unclear) ?? [];
  return stroke !== undefined && digits.length > 1 ? digits.slice(0, -1) : digits;
}
