import { LANGUAGE } from '@larder/shared/messages/built-language';

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
