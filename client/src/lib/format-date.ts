import { LANGUAGE } from '@larder/shared/messages/built-language';

const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' });

/** 'Nov 21, 2026' */
export function formatDay(date: Date): string {
  return DAY.format(date);
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
