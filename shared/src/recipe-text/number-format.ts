import type { Amount } from './amount-candidates.ts';
import type { Unit } from './units.ts';
import { VULGAR_FRACTIONS, type WrittenNumber } from './numbers.ts';

/** How far a shown amount may be from the exact one, as a share of it. */
const FRACTION_TOLERANCE = 0.01;
const DECIMAL_TOLERANCE = 0.015;

/** A multiplied number in the style of the one it stands for; fractions as characters ('½'), whatever they were written as. */
export function formatNumber(
  number: WrittenNumber,
  value: number,
  { unit, numbers }: Pick<Amount, 'unit' | 'numbers'>,
): string {
  switch (number.style) {
    case 'thousands':
      return formatThousands(value, number.separator ?? ',');
    case 'decimal':
      return formatDecimal(value).replace('.', number.separator ?? '.');
    case 'integer':
    case 'word':
      return unit?.isMetric && !numbers.some(isFraction) && !isHalf(value, unit)
        ? formatDecimal(value)
        : formatFraction(value);
    case 'vulgar-fraction':
    case 'ascii-fraction':
      return formatFraction(value);
  }
}

/** '1½ dl' reads well in every language, '1.5' only in some. */
function isHalf(value: number, { size }: Unit): boolean {
  return value < 10 && size !== 'small' && isMultiple(value, 2) && !isMultiple(value, 1);
}

function isFraction({ style }: WrittenNumber): boolean {
  return style === 'ascii-fraction' || style === 'vulgar-fraction';
}

function formatThousands(value: number, separator: string): string {
  if (value < 1000) return formatDecimal(value).replace('.', separator === '.' ? ',' : '.');
  return String(Math.round(value)).replace(/(?<=\d)(?=(?:\d{3})+$)/g, separator);
}

/** Exact where that is short (62.5, 4.25), else the fewest decimals that come close enough (333, 1.67, 0.33). */
export function formatDecimal(value: number): string {
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

/** True where a value is a multiple of 1 / `part`, as near as fractions are shown. */
export function isMultiple(value: number, part: number): boolean {
  return Math.round(value * part) > 0 && isNear(Math.round(value * part) / part, value, 1e-6);
}

/** Halves before thirds before eighths: the simplest fraction that is right, or near enough. */
const DENOMINATORS = [1, 2, 4, 3, 8, 6, 5];
const SMALL_DENOMINATORS = [...DENOMINATORS, 16, 12, 10, 32, 24];

/** A whole number and a fraction character: '1½'. Fractions without a character ('1/16') are written out; from 1,000 on there are none. */
export function formatFraction(value: number): string {
  if (value >= 1_000) return formatDecimal(value);
  const denominators = value < 1 / 4 ? SMALL_DENOMINATORS : DENOMINATORS;
  for (const tolerance of [1e-9, FRACTION_TOLERANCE, DECIMAL_TOLERANCE]) {
    const denominator = denominators.find((d) => isNear(Math.round(value * d) / d, value, tolerance));
    if (denominator !== undefined) return writeFraction(Math.round(value * denominator), denominator);
  }
  return formatDecimal(value);
}

function writeFraction(numerator: number, denominator: number): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  if (rest === 0) return String(whole);
  const character = Object.entries(VULGAR_FRACTIONS).find(
    ([, value]) => Math.abs(value - rest / denominator) < 1e-9,
  )?.[0];
  if (character !== undefined) return `${whole || ''}${character}`;
  return `${whole ? `${whole} ` : ''}${rest}/${denominator}`;
}
