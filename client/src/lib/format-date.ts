const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** 'Nov 21, 2026' */
export function formatDay(date: Date): string {
  return DAY.format(date);
}

const MOMENT = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** 'Sat, 10:30 AM' */
export function formatMoment(date: Date): string {
  return MOMENT.format(date);
}
