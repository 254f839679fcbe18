import type { Amount } from './amount-candidates.ts';
import { findAmounts } from './amounts.ts';
import { asCooksSay } from './cooks-units.ts';
import { nounBehind } from './count-nouns.ts';
import { formatFraction, formatNumber } from './number-format.ts';
import { type Noun, nounAt, numbered } from './nouns.ts';
import type { WrittenNumber } from './numbers.ts';
import { assertFactor } from './servings.ts';

/**
 * An ingredient line with its amounts multiplied by `factor` and written as a cook would: '½ cup', '330 g', '6 tbsp' for 3/8 cup, with
 * the unit, or what is counted, in the number that goes with it. All else stays to the letter, and a factor of 1 changes nothing.
 * Always scale the original line, not a scaled one: shown amounts are rounded (by at most 1.5 %).
 * @throws RangeError unless the factor is a finite number above 0.
 */
export function scaleLine(text: string, factor: number): string {
  return joined(scaledParts(text, factor));
}

/** A piece of a scaled line: a changed amount, or the text around it. */
export interface ScaledPart {
  text: string;
  isChanged: boolean;
}

/** The same as `scaleLine`, in pieces, so that the changed amounts can be marked. */
export function scaledParts(text: string, factor: number): ScaledPart[] {
  return multiply(text, factor, { find: findAmounts, nounAt, nounOf: nounBehind });
}

/** How amounts are found in a text. */
export interface AmountReader {
  find: (text: string) => Amount[];
  /** The counted noun that is the word at a place. */
  nounAt: (text: string, start: number) => Noun | null;
  /** What an amount without a measure counts. */
  nounOf: (text: string, position: number) => Noun | null;
}

/** A place in the text with what is written there instead. */
export interface Edit extends ScaledPart {
  start: number;
  end: number;
}

/** The text with the amounts that a reader finds in it multiplied by `factor`. Throws as `scaleLine` does. */
export function multiply(text: string, factor: number, reader: AmountReader): ScaledPart[] {
  assertFactor(factor);
  if (factor === 1) return [{ text, isChanged: false }];
  return partsOf(
    text,
    reader.find(text).flatMap((amount) => editsOf(text, amount, factor, reader)),
  );
}

/** The text with what is written at some of its places instead, in their order; of two that overlap the first counts. */
export function partsOf<Part extends ScaledPart>(
  text: string,
  edits: readonly (Part & Pick<Edit, 'start' | 'end'>)[],
): (Part | ScaledPart)[] {
  const parts: (Part | ScaledPart)[] = [];
  const add = (part: Part | ScaledPart) => {
    const last = parts.at(-1);
    if (last && !part.isChanged && !last.isChanged) last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  let position = 0;
  for (const { start, end, ...part } of edits) {
    if (start < position) continue;
    add({ text: text.slice(position, start), isChanged: false });
    add(part);
    position = end;
  }
  add({ text: text.slice(position), isChanged: false });
  return parts;
}

/** What an amount that is multiplied is written as, and what goes with it. */
export function editsOf(text: string, amount: Amount, factor: number, reader: AmountReader): Edit[] {
  const said = inCooksUnit(text, amount, factor);
  if (said) return said;
  const edits = amount.numbers.flatMap((number, index): Edit[] => {
    const { start, end } = number;
    const shown = { start, end, text: formatNumber(number, number.value * factor, amount), isChanged: true };
    return [...(index > 0 ? jointOf(text, amount) : elisionBefore(text, number)), shown];
  });
  const value = [amount.value].flat().at(-1) ?? 0;
  const place = unitPlace(text, amount);
  const noun = place
    ? reader.nounAt(text, place.start)
    : amount.unit
      ? null
      : text[amount.end - 1] === '-'
        ? reader.nounAt(text, amount.end)
        : reader.nounOf(text, amount.end);
  if (noun) {
    const number = numbered(noun, value * factor, text);
    edits.push({
      start: place ? place.gap : noun.start,
      end: noun.end,
      // 'demi-citron' becomes '1 citron'.
      text: (place ? joint(text, place) : text[noun.start - 1] === '-' ? '\u00a0' : '') + number,
      isChanged: false,
    });
  } else if (place) {
    edits.push({ start: place.gap, end: place.start, text: joint(text, place), isChanged: false });
  }
  if (amount.more) edits.push({ start: amount.more.start, end: amount.more.end, text: '', isChanged: false });
  return edits;
}

/** What is written anew between the ends of a range: of 'a cup or two' the 'or' behind the unit, and a hyphen in 'ein, zwei' and 'iki üç'. */
function jointOf(text: string, { numbers: [low, high], more }: Amount): Edit[] {
  if (!high) return [];
  const { start } = high;
  if (more?.joint !== undefined) return [{ start, end: start, text: more.joint, isChanged: false }];
  const isOfNeighbours = /^,?\s$/.test(text.slice(low.end, start));
  return isOfNeighbours ? [{ start: low.end, end: start, text: '-', isChanged: false }] : [];
}

/** 'jus d’un citron' becomes 'jus de 2 citrons'. */
function elisionBefore(text: string, { start, style }: WrittenNumber): Edit[] {
  const isElided = style === 'word' && /(?<!\p{L})d['’]$/iu.test(text.slice(Math.max(0, start - 3), start));
  return isElided ? [{ start: start - 1, end: start, text: 'e ', isChanged: false }] : [];
}

interface UnitPlace {
  /** Where the gap between number and unit begins. */
  gap: number;
  start: number;
  end: number;
  isNext: boolean;
}

/** Where the unit stands: behind the number, or behind 'heaped' and 'fl'. */
function unitPlace(text: string, { end, unit }: Amount): UnitPlace | null {
  if (!unit) return null;
  const start = text.toLowerCase().lastIndexOf(unit.word, unit.end - unit.word.length);
  if (start < end) return null;
  const isNext = text.slice(end, start).trim() === '';
  return { gap: isNext ? end : start, start, end: start + unit.word.length, isNext };
}

/** A number and its unit stay on one line; 'demi-litre' becomes '¼ litre'. */
function joint(text: string, { gap, start }: UnitPlace): string {
  return start > gap || text[gap - 1] === '-' ? '\u00a0' : text.slice(gap, start);
}

/** '6 tbsp' for 3/8 cup; null where an amount is said in its own unit. */
function inCooksUnit(text: string, amount: Amount, factor: number): Edit[] | null {
  const [number, second] = amount.numbers;
  const place = unitPlace(text, amount);
  if (!place?.isNext || second || number.style === 'thousands' || isOfSeveral(text, number.start, place.end))
    return null;
  const said = asCooksSay(number.value * factor, writtenUnit(text, place));
  if (!said) return null;
  const isMetric = said.value >= 2 && /^(?:g|ml)$/.test(said.unit);
  const shown = isMetric
    ? formatNumber({ ...number, style: 'integer' }, said.value, amount)
    : formatFraction(said.value);
  const unit = nounAt(said.unit, 0);
  const written = shown + joint(text, place) + (unit ? numbered(unit, said.value, 'cups') : said.unit);
  return [{ start: number.start, end: place.end, text: written, isChanged: true }];
}

/** 'Cups' are cups; a single letter is only what it is: 'L' stays. */
function writtenUnit(text: string, { start, end }: UnitPlace): string {
  const written = text.slice(start, end);
  return written.length === 1 ? written : written.toLowerCase();
}

/** '1 lb 2 oz' and '1 cup plus 2 tbsp' are one amount in two units: neither changes. */
function isOfSeveral(text: string, start: number, end: number): boolean {
  return (
    /^\.?\s{0,2}(?:[\d½⅓⅔¼¾⅛+&]|(?:plus|minus|and)\s)/u.test(text.slice(end, end + 9)) ||
    /(?:\d\s?(?:lbs?|pounds?|kg)\.?\s?|[+&]\s?|(?:plus|minus|and)\s)$/iu.test(
      text.slice(Math.max(0, start - 12), start),
    )
  );
}

/** The text of all pieces. */
export function joined(parts: readonly ScaledPart[]): string {
  return parts.map(({ text }) => text).join('');
}
