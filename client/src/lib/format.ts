import { dayFormat, isDay } from '@larder/shared/day/day';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { HELD_PHOTOS } from '@larder/shared/photo/held-photos';
import type { HeldPhotosDto } from '@larder/shared/photo/schema';

const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' });

/** 'Nov 21, 2026' */
export function formatDay(date: Date): string {
  return DAY.format(date);
}

/** The same of '2026-11-21', whatever the time zone; what is no day as it is. */
export function dayText(day: string): string {
  return isDay(day) ? dayFormat(LANGUAGE, { dateStyle: 'medium' })(day) : day;
}

const MONTH = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', year: 'numeric' });

/** 'Nov 2026' */
export function formatMonth(date: Date): string {
  return MONTH.format(date);
}

const MOMENT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 10:42 AM' */
export function formatMoment(date: Date): string {
  return MOMENT.format(date);
}

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' });

/** '50%' of 50 */
export function formatPercent(percent: number): string {
  return PERCENT.format(percent / 100);
}

const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** '12.3 MB', as file managers count. */
export function formatSize(bytes: number): string {
  let size = bytes / 1_000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit += 1;
  }
  return `${size.toLocaleString(LANGUAGE, { maximumFractionDigits: size < 10 ? 1 : 0 })} ${UNITS[unit] ?? ''}`;
}

/** A label as it stands within a sentence. German writes nouns with a capital wherever they are. */
export function inSentence(noun: string): string {
  return LANGUAGE === 'de' ? noun : noun.toLowerCase();
}

/** How many places are held, by what, and when they come free. */
export function heldSentences({
  count,
  inImports,
  untilSaved,
  firstFreeAt,
  lastFreeAt,
}: HeldPhotosDto): string {
  const ending = count - untilSaved;
  const [first, last] = [firstFreeAt && formatMoment(firstFreeAt), lastFreeAt && formatMoment(lastFreeAt)];
  return [
    HELD_PHOTOS.held(count, inImports),
    ...(first && first === last ? [HELD_PHOTOS.freeAt(ending, first)] : []),
    ...(first && last && first !== last ? [HELD_PHOTOS.freeBetween(first, last)] : []),
    ...(untilSaved > 0 ? [HELD_PHOTOS.untilSaved(untilSaved, ending > 0)] : []),
  ].join(' ');
}
