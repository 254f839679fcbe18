const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** 'Nov 21, 2026' */
export function formatDay(date: Date): string {
  return DAY.format(date);
}
