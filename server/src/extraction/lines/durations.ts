import { anyWord, wordsOf } from '../language/lexicon.ts';
import { foldWords } from '@larder/shared/language/fold';
import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';

const ISO =
  /^-?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i;
const MINUTES_PER_DAY = 1440;
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const ABOUT = new RegExp(anyWord('about', 'and'), 'giu');
/** '1h10' */
const HOUR_AND_MINUTES = /(?<=\d\s?h)(\s?\d{2})$/;
const AMOUNT =
  /(\d{1,4}(?:[.,]\d{1,3})?)?\s*([½¼¾⅓⅔])?\s*(?:(?:-|–|to|bis|à|a)\s*(\d{1,4})\s*)?([\p{L}\p{M}]+)\.?/gu;

/**
 * Minutes of a duration in any common writing: ISO 8601 ('P0DT1H5M'), words ('1 hr 20 mins', '1 u 30 min'),
 * a clock ('1:30'), a bare number of minutes. Of a range the greater end. Undefined when it says nothing.
 */
export function parseDuration(value: string): number | undefined {
  const text = value.trim();
  if (text === '' || text.length > 200) return undefined;
  return wholeMinutes(isoMinutes(text) ?? clockMinutes(text) ?? wordMinutes(text));
}

/** True for a time in words and nothing else: '1 hr 20 mins', '± 30 m'. */
export function isDuration(text: string): boolean {
  if (text.length > 30 || !/\d/.test(text)) return false;
  const written = text.toLowerCase().replace(HOUR_AND_MINUTES, '$1 min');
  let rest = withDecimals(withPrimes(written));
  rest = rest.replace(AMOUNT, (all, ...parts) => (unitMinutes(String(parts[3])) === undefined ? all : ''));
  return rest !== withPrimes(written) && /^[^\p{L}\d]*$/u.test(rest.replace(ABOUT, ''));
}

function isoMinutes(text: string): number | undefined {
  const match = ISO.exec(text.replace(/\s+/g, ''));
  if (match === null || match.slice(1).every((part) => part === undefined)) return undefined;
  const [, , , weeks, days, hours, minutes, seconds] = match.map((part) =>
    part === undefined ? 0 : Number(part.replace(',', '.')),
  );
  return (
    (weeks ?? 0) * 7 * MINUTES_PER_DAY +
    (days ?? 0) * MINUTES_PER_DAY +
    (hours ?? 0) * 60 +
    (minutes ?? 0) +
    Math.floor((seconds ?? 0) / 60)
  );
}

function clockMinutes(text: string): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*h)?$/.exec(text);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
}

function wordMinutes(text: string): number | undefined {
  let total: number | undefined;
  const hourAndMinutes = /(\d{1,2})\s*h\s*(\d{1,2})\b(?!\s*h)/i.exec(text);
  if (hourAndMinutes !== null) return Number(hourAndMinutes[1]) * 60 + Number(hourAndMinutes[2]);
  for (const [, whole, fraction, upper, unit] of withDecimals(withPrimes(text.toLowerCase())).matchAll(
    AMOUNT,
  )) {
    const factor = unitMinutes(unit ?? '');
    if (factor === undefined) continue;
    const amount = upper === undefined ? numberOf(whole, fraction) : Number(upper);
    if (amount !== undefined) total = (total ?? 0) + amount * factor;
  }
  return total;
}

/** "15'" as '15 min'. */
function withPrimes(text: string): string {
  return text.replace(/(?<=\d)\s?['’′](?![\p{L}\d'’′])/gu, ' min');
}

/** '1 1/2' as '1.500'. */
function withDecimals(text: string): string {
  return text.replace(
    /(?:(\d{1,3})\s+)?(?<!\d)(\d)\/([2-9])(?!\d)/g,
    (_, whole: string | undefined, top, bottom) =>
      (Number(whole ?? 0) + Number(top) / Number(bottom)).toFixed(3),
  );
}

function numberOf(whole: string | undefined, fraction: string | undefined): number | undefined {
  if (whole === undefined && fraction === undefined) return undefined;
  return Number((whole ?? '0').replace(',', '.')) + (fraction === undefined ? 0 : (FRACTIONS[fraction] ?? 0));
}

const UNITS = [
  { words: [...wordsOf('minutes')], minutes: 1 },
  { words: [...wordsOf('hours')], minutes: 60 },
  { words: [...wordsOf('days')], minutes: MINUTES_PER_DAY },
  { words: [...wordsOf('seconds')], minutes: 1 / 60 },
];

/** A unit of one or two letters counts only alone: 'h' is hours, 'ham' is not. */
function unitMinutes(word: string): number | undefined {
  const folded = foldWords(word);
  const unit = UNITS.find(({ words }) =>
    words.some((start) => folded === start || (start.length > 2 && folded.startsWith(start))),
  );
  return unit?.minutes;
}

function wholeMinutes(minutes: number | undefined): number | undefined {
  if (minutes === undefined || !Number.isFinite(minutes) || minutes < 0) return undefined;
  const whole = Math.round(minutes);
  return whole > RECIPE_LIMITS.minutes ? undefined : whole;
}
