import type { Amount } from './amount-candidates.ts';
import { findAmounts, findStepAmounts } from './amounts.ts';
import { VULGAR_FRACTIONS, type WrittenNumber } from './numbers.ts';
import { assertFactor } from './servings.ts';

/** How far a shown amount may be from the exact one, as a share of it. */
const FRACTION_TOLERANCE = 0.01;
const DECIMAL_TOLERANCE = 0.015;

/**
 * An ingredient line with its amounts multiplied by `factor` and written as a cook would: '½ cup', '330 g'. Text
 * outside the amounts stays to the letter, and a factor of 1 changes nothing. Always scale the original line, not a
 * scaled one: shown amounts are rounded (by at most 1.5 %).
 * @throws RangeError unless the factor is a finite number above 0.
 */
export function scaleLine(text: string, factor: number): string {
  return joined(scaledParts(text, factor));
}

/** A sentence of the method with what is measured in it multiplied; see `findStepAmounts`. Otherwise as `scaleLine`. */
export function scaleStep(text: string, factor: number): string {
  return joined(scaledStepParts(text, factor));
}

/** A piece of a scaled line: a changed amount, or the text as it was. */
export interface ScaledPart {
  text: string;
  isChanged: boolean;
}

/** The same as `scaleLine`, in pieces, so that the changed amounts can be marked. */
export function scaledParts(text: string, factor: number): ScaledPart[] {
  return multiply(text, factor, findAmounts);
}

/** The same as `scaleStep`, in pieces. */
export function scaledStepParts(text: string, factor: number): ScaledPart[] {
  return multiply(text, factor, findStepAmounts);
}

function multiply(text: string, factor: number, find: (text: string) => Amount[]): ScaledPart[] {
  assertFactor(factor);
  if (factor === 1) return [{ text, isChanged: false }];
  const parts: ScaledPart[] = [];
  let position = 0;
  for (const amount of find(text)) {
    for (const number of amount.numbers) {
      if (number.start > position) parts.push({ text: text.slice(position, number.start), isChanged: false });
      parts.push({ text: formatNumber(number, number.value * factor, amount), isChanged: true });
      position = number.end;
    }
  }
  if (position < text.length) parts.push({ text: text.slice(position), isChanged: false });
  return parts;
}

function joined(parts: readonly ScaledPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function formatNumber(number: WrittenNumber, value: number, { unit, numbers }: Amount): string {
  switch (number.style) {
    case 'thousands':
      return formatThousands(value, number.separator ?? ',');
    case 'decimal':
      return formatDecimal(value).replace('.', number.separator ?? '.');
    case 'integer':
    case 'word':
      return unit?.isMetric && !numbers.some(isFraction) ? formatDecimal(value) : formatFraction(value, '');
    case 'vulgar-fraction':
      return formatFraction(value, '');
    case 'ascii-fraction':
      return formatFraction(value, number.slash ?? '/');
  }
}

function isFraction({ style }: WrittenNumber): boolean {
  return style === 'ascii-fraction' || style === 'vulgar-fraction';
}

function formatThousands(value: number, separator: string): string {
  if (value < 1000) return formatDecimal(value).replace('.', separator === '.' ? ',' : '.');
  return String(Math.round(value)).replace(/(?<=\d)(?=(?:\d{3})+$)/g, separator);
}

/** Exact where that is short (62.5, 4.25), else the fewest decimals that come close enough (333, 1.67, 0.33). */
function formatDecimal(value: number): string {
  const short = Number(value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0));
  if (isNear(short, value, 1e-9)) return String(short);
  for (let decimals = 0; decimals <= 12; decimals += 1) {
    const text = value.toFixed(decimals);
    if (value === 0 || isNear(Number(text), value, DECIMAL_TOLERANCE)) return text;
  }
  return value.toFixed(12);
}

function isNear(shown: number, exact: number, tolerance: number): boolean {
  return Math.abs(shown - exact) <= exact * tolerance + Number.EPSILON * exact;
}

/** Halves before thirds before eighths: the simplest fraction that is right, or near enough. */
const DENOMINATORS = [1, 2, 4, 3, 8, 6, 5];
const SMALL_DENOMINATORS = [...DENOMINATORS, 16, 12, 10, 32, 24];

/** A whole number and a fraction, with the given slash, or with a fraction character when the slash is empty. */
function formatFraction(value: number, slash: string): string {
  const denominators = value < 1 / 4 ? SMALL_DENOMINATORS : DENOMINATORS;
  for (const tolerance of [1e-9, FRACTION_TOLERANCE]) {
    const denominator = denominators.find((d) => isNear(Math.round(value * d) / d, value, tolerance));
    if (denominator !== undefined) return writeFraction(Math.round(value * denominator), denominator, slash);
  }
  return formatDecimal(value);
}

function writeFraction(numerator: number, denominator: number, slash: string): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  if (rest === 0) return String(whole);
  if (slash === '') {
    const character = Object.entries(VULGAR_FRACTIONS).find(
      ([, value]) => Math.abs(value - rest / denominator) < 1e-9,
    )?.[0];
    if (character !== undefined) return `${whole || ''}${character}`;
  }
  return `${whole ? `${whole} ` : ''}${rest}${slash || '/'}${denominator}`;
}
