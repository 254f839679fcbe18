import { VULGAR_FRACTIONS } from './numbers.ts';
import { isHeader } from './sections.ts';
import { unitAt } from './units.ts';

const FRACTIONS = Object.entries(VULGAR_FRACTIONS);
const DECIMAL = /(?<![\d.,/])(\d{1,5})([.,])(\d{1,20})(?![\d/]|[.,]\d)/g;
const MANY_DECIMALS = 3;
/** 0.333 is a third. */
const NEAR = 0.006;

/**
 * An ingredient with its numbers as cooks write them where a program wrote them: '500.0 g' is '500 g', '0.333333 cup' '⅓ cup',
 * '133.33333 ml' '133 ml'. Other numbers, and those of a '[Header]', stay as they are.
 */
export function withPlainNumbers(line: string): string {
  if (isHeader(line)) return line;
  let plain = '';
  let from = 0;
  for (const match of line.matchAll(DECIMAL)) {
    const end = match.index + match[0].length;
    plain += line.slice(from, match.index) + plainly(match, line.slice(end));
    from = end;
  }
  return plain + line.slice(from);
}

function plainly(
  [written, whole = '', separator = '', decimals = '']: RegExpExecArray,
  behind: string,
): string {
  if (/^0+$/.test(decimals) && decimals.length !== MANY_DECIMALS) return whole;
  // '1.250 g' may be thousands.
  const isLong = decimals.length > MANY_DECIMALS || (decimals.length === MANY_DECIMALS && whole === '0');
  if (!isLong) return written;
  const value = Number(`${whole}.${decimals}`);
  const isMetric = unitAt(behind, 0, value)?.isMetric === true;
  return (isMetric ? undefined : inFractions(value)) ?? rounded(value).replace('.', separator);
}

function inFractions(value: number): string | undefined {
  const whole = Math.floor(value + NEAR);
  if (Math.abs(value - whole) <= NEAR) return String(whole);
  const [sign] = FRACTIONS.find(([, part]) => Math.abs(value - whole - part) <= NEAR) ?? [];
  return sign && `${whole === 0 ? '' : whole}${sign}`;
}

/** To about three figures. */
function rounded(value: number): string {
  return String(Number(value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)));
}
