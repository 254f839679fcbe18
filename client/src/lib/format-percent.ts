import { LANGUAGE } from '@larder/shared/messages/built-language';

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' });

/** '50%' of 50 */
export function formatPercent(percent: number): string {
  return PERCENT.format(percent / 100);
}
