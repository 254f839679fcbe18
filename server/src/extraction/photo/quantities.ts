import { WRITTEN_FRACTION } from './amount-values.ts';
import { fixDigits } from './fix-digits.ts';
import { unclearFraction } from './fraction.ts';
import { anyOf } from '../language/lexicon.ts';
import { isUnitWord, unitAt } from '@larder/shared/recipe-text/units';
import { namesUnit } from '../lines/amounts.ts';
import { median } from './geometry.ts';
import { lettersAtStart, numberSeen, startOf, withFractionSeen } from './number-of-readings.ts';
import type { ReadCharacter } from './read-character.ts';
import { textOf } from './recognise.ts';

const BULLET = /^(?:[·•.,*\-–—_~°:;'"|]+|[oO](?=\s\d))\s*(?=\S)/;
const STEP_NUMBER = /^(?:step\s*)?\d{1,2}[.):]?$/i;
/** Digits that stand for a fraction whose stroke was not seen: nobody measures 34 cups. */
const LOST_STROKE = /^(\d?)(12|13|14|18|23|34|38)(?!\d)/;
/** The '1' of a hand, by itself. */
const STROKE = /^[/\\|!](?:\s(?=\p{Ll})|(?=\p{Ll}{3}))/u;
/** A whole number that ran into the fraction behind it. */
const RUN_TOGETHER = new RegExp(String.raw`^([1-9])(${WRITTEN_FRACTION})(?![\d/])`);

/** True for a cell of a table that holds a quantity ('250 g', '1 1/2 cups') or the number of a step, and nothing else. */
export function isNumberCell(text: string): boolean {
  const cell = withoutBullet(fixDigits(text)).trim();
  if (STEP_NUMBER.test(cell)) return true;
  if (isMeasure(cell)) return true;
  const number = /^[\d\s/.,%½¼¾-]{1,9}(?=\D|$)/.exec(cell)?.[0];
  if (number === undefined) return false;
  const rest = cell.slice(number.length).trim().replace(/\.$/, '');
  return rest === '' || isUnitWord(rest) || (/^\p{L}+$/u.test(rest) && namesUnit(rest));
}

/** A line without the bullet in front, whatever the recogniser took it for. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, '');
}

export function hasBullet(text: string): boolean {
  return /^\s*(?:[·•*]|[-–](?=\s)|\.\s)/.test(text);
}

export function startsWithQuantity(text: string): boolean {
  return startOf(text) !== undefined;
}

/** The same characters with another text of the same length. */
export function withText(characters: readonly ReadCharacter[], text: string): ReadCharacter[] {
  return characters.map((character, index) => ({ ...character, character: text[index] ?? '' }));
}

/** What the quantity at the start of an ingredient line comes to, and whether a person should look at it. */
export interface QuantityReading {
  text: string;
  isDoubtful: boolean;
  /** Every reading says the same for sure. */
  isConfirmed?: boolean;
}

const SURE_DIGIT = 0.9;
const NUMBER_WORD =
  /^(?:an?|one|two|three|four|six|half|ein(?:e|en)?|zwei|drei|halbe[rs]?|une?|deux|un[ao]?|een|twee)$/i;

/**
 * Checks the quantity at the start of an ingredient line. `again` are readings of the same place in other widths: they
 * settle a fraction that the first reading lost, since the recogniser knows no '½'.
 */
export function readQuantity(
  characters: readonly ReadCharacter[],
  {
    readings: again,
    bySecond = [],
    wider = [],
  }: {
    readings: readonly string[];
    bySecond?: readonly (readonly ReadCharacter[])[];
    wider?: readonly string[];
  },
): QuantityReading {
  const text = textOf(characters);
  const outvoted = withFractionSeen(text, bySecond);
  if (outvoted !== undefined) return { text: outvoted, isDoubtful: true };
  if (isConfirmed(text, bySecond)) return { text, isDoubtful: isOddNumber(text), isConfirmed: true };
  const repaired = settled(text);
  if (repaired !== undefined) {
    const others = again.flatMap((reading) => settled(reading) ?? startOf(reading) ?? []);
    const agree = others.some((other) => startOf(other) === startOf(repaired));
    return {
      text: repaired,
      isDoubtful: !agree || others.some((other) => startOf(other) !== startOf(repaired)),
    };
  }
  const single = undoubled(text);
  const agreeing = again.filter((reading) => single !== undefined && startsAlike(reading, single));
  if (single !== undefined && agreeing.length >= MOST_AGREE)
    return { text: single, isDoubtful: agreeing.length < again.length };
  const quantity = startOf(text);
  if (quantity !== undefined) {
    const isUnsure = characters
      .slice(0, quantity.length)
      .some(({ character, score }) => /\d/.test(character) && score < SURE_DIGIT);
    const fractions = again.flatMap((reading) => settled(reading) ?? reading).map(startOf);
    const disagrees = fractions.some(
      (other) => other !== undefined && other !== quantity && `${other}${quantity}`.includes('/'),
    );
    const isOdd = isOddNumber(text);
    return { text, isDoubtful: isUnsure || disagrees || isOdd };
  }
  const seen = numberSeen(text, bySecond);
  if (seen !== undefined) return { text: `${seen} ${text}`, isDoubtful: true };
  return withNumberFound(text, again, wider);
}

/** A row without a number, with the one that another reading shows before it. */
function withNumberFound(text: string, again: readonly string[], wider: readonly string[]): QuantityReading {
  const before = wider.map((reading) => quantityBefore(reading, text)).find((each) => each !== undefined);
  if (before !== undefined) return { text: `${before} ${text}`, isDoubtful: true };
  const found = again
    .map((reading) => settled(reading) ?? reading)
    .map(startOf)
    .find((other) => other?.includes('/'));
  if (found !== undefined && losesNumber(text)) return { text: withQuantity(text, found), isDoubtful: true };
  if (STROKE.test(text)) return { text: text.replace(STROKE, '1 '), isDoubtful: true };
  return { text, isDoubtful: losesNumber(text) || wider.some((reading) => hasSignBefore(reading, text)) };
}

/** Where so many readings see one number, each this surely, it was never wrong (docs/measuring-photos.md). */
const CONFIRMED = { readings: 3, score: 0.9 };

function isConfirmed(text: string, readings: readonly (readonly ReadCharacter[])[]): boolean {
  const own = startOf(text);
  if (own === undefined || readings.length < CONFIRMED.readings) return false;
  return readings.every((reading) => {
    const read = textOf(reading);
    const start = withoutBullet(read);
    if (startOf(start) !== own) return false;
    const from = read.length - start.length;
    return reading.slice(from, from + own.length).every(({ score }) => score >= CONFIRMED.score);
  });
}

/** So many readings must see one number where the first reading has it twice. */
const MOST_AGREE = 2;

/** '4 4 cups flour' as it is if its number was read twice; undefined for other lines. */
function undoubled(text: string): string | undefined {
  const number = /^(\d{1,2}) \1(?=\s\p{L})/u.exec(text)?.[1];
  return number === undefined ? undefined : text.slice(number.length + 1);
}

function startsAlike(reading: string, text: string): boolean {
  const one = startOf(reading);
  if (one === undefined || one !== startOf(text) || /^\s?\d/.test(reading.slice(one.length))) return false;
  return beginAlike(reading.slice(one.length), text);
}

/** '3 12 ice' and '4 4 cups' were one number; '11 broth' may be 1 l. */
function isOddNumber(text: string): boolean {
  return /^\s\d/.test(text.slice(startOf(text)?.length ?? 0)) || /^11\s\p{L}/u.test(text);
}

const MOST_ADVANCES = 2.4;
const MOST_HEIGHTS = 1.1;
const LETTERS = 6;

/**
 * True where between the number that a line begins with and the word behind it there is room for a sign that was not read, as
 * of '2½ cups'. `aspect` is how many times wider than high the line is.
 */
export function hasGapBehindNumber(characters: readonly ReadCharacter[], aspect: number): boolean {
  const end = startOf(textOf(characters))?.length ?? 0;
  const letters = characters.slice(end).filter(({ character }) => character !== ' ');
  const [number, first] = [characters[end - 1], letters[0]];
  if (number === undefined || first === undefined) return false;
  const word = characters.slice(characters.indexOf(first), characters.indexOf(first) + LETTERS);
  const advance = median(word.slice(1).map(({ at }, index) => at - (word[index]?.at ?? at)));
  const gap = first.at - number.at;
  return gap > advance * MOST_ADVANCES && gap * aspect > MOST_HEIGHTS;
}

/** The quantity that a wider reading shows in front of the beginning of a row. */
function quantityBefore(reading: string, text: string): string | undefined {
  const line = settled(reading) ?? reading;
  const quantity = startOf(line);
  if (quantity === undefined) return undefined;
  return beginAlike(line.slice(quantity.length), text) ? quantity : undefined;
}

/** Something in front of a row that is no word: a fraction that cannot be read. */
function hasSignBefore(reading: string, text: string): boolean {
  const sign = /^[\d%#?/\\]{1,3}\s?(?=\p{L})/u.exec(reading)?.[0];
  return sign !== undefined && beginAlike(reading.slice(sign.length), text);
}

function beginAlike(one: string, other: string): boolean {
  const [start, wanted] = [one, other].map(lettersAtStart);
  return start !== undefined && start !== '' && start === wanted;
}

/** The line with its fraction made whole, when it is plain that one was lost. */
function settled(text: string): string | undefined {
  const together = RUN_TOGETHER.exec(text);
  if (together !== null) return `${together[1]} ${together[2]}${text.slice(together[0].length)}`;
  const lost = LOST_STROKE.exec(text);
  if (lost === null || !isSpoonOrCup(text, lost[0].length)) return undefined;
  const [whole = '', digits = ''] = [lost[1], lost[2]];
  return `${whole === '' ? '' : `${whole} `}${digits[0]}/${digits[1]}${text.slice(lost[0].length)}`;
}

function isSpoonOrCup(text: string, position: number): boolean {
  const unit = unitAt(text, position, 1);
  return (
    unit?.kind === 'spoon' || /^(?:cups?|c|tasse|tassen|taza|tazas|kopje|xícara)$/.test(unit?.word ?? '')
  );
}

/** True for a line measured with spoons or cups. */
export function isSpooned(text: string): boolean {
  const quantity = startOf(text);
  return quantity !== undefined && isSpoonOrCup(text, quantity.length);
}

/** A line that begins with its unit, or with something unreadable before it: a fraction stood there. */
function losesNumber(text: string): boolean {
  if (/^\S{0,3}[%#?/\\]/.test(text) || LONE_LETTER.test(text)) return true;
  if (/^(?:spoon|volume|mass|container)$/.test(unitOf(text)) && !PINCH.test(text)) return true;
  const [first = '', second = ''] = text.split(' ');
  if (isMeasure(first) && first.length > 1) return true;
  return first.length <= 2 && !NUMBER_WORD.test(first) && !/^\d+$/.test(first) && isMeasure(second);
}

function isMeasure(word: string): boolean {
  return /^(?:tsps?|tbsps?|tbs|teaspoons?|tablespoons?|cups?|oz|ml|g|kg|lbs?|el|tl)\.?$/i.test(word);
}

/** A letter that is no word in front of a name: a number that was taken for it. */
const LONE_LETTER = /^[b-zB-Z]\s\p{Ll}/u;
const PINCH = new RegExp(String.raw`^(?:${anyOf('pinches', 'someSizes')})`, 'iu');

const unitOf = (text: string): string => unitAt(text, 0, 1)?.kind ?? '';

function withQuantity(text: string, quantity: string): string {
  const [first = '', ...rest] = text.split(' ');
  const name = isMeasure(first) ? [first, ...rest] : rest;
  return [quantity, ...name].join(' ');
}

/** True for a line whose quantity the recogniser may have misread: a fraction, what may be one, or none before a unit. */
export function needsSecondReading(text: string): boolean {
  if (unclearFraction(text) !== undefined || undoubled(text) !== undefined) return true;
  const quantity = startOf(text);
  if (quantity === undefined || quantity.includes('/')) return quantity !== undefined || losesNumber(text);
  return LOST_STROKE.test(text) || isSpoonOrCup(text, quantity.length);
}
