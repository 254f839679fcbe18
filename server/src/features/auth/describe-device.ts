import { formatIn } from '@larder/shared/messages/format';
import type { Language } from '@larder/shared/messages/language';
import { messagesIn } from '../../messages/messages-in.ts';

/** The first match counts: most browsers also name those further down the list. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/**
 * A readable name for a user agent. It consists only of our own words: it is printed in mails, and an attacker may have sent
 * the user agent.
 */
export function describeDevice(userAgent: string | null, language: Language): string {
  const { mails } = messagesIn(language);
  const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return formatIn(language, mails.device, { browser, system });
  return browser ?? system ?? mails.unknownDevice;
}
