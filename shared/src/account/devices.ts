import * as DEVICE_MESSAGES from '#messages/devices.json';
import { z } from 'zod';
import { idSchema } from '../list.ts';

export { DEVICE_MESSAGES };

/** One of the viewer's sessions. */
export const sessionItemDto = z.object({
  id: z.string(),
  /** 'Firefox on Windows' */
  device: z.string(),
  ip: z.string().nullable(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  isCurrent: z.boolean(),
});
export type SessionItemDto = z.infer<typeof sessionItemDto>;

export const endSessionInput = z.strictObject({ id: idSchema });

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
export function describeDevice(userAgent: string | null): string {
  const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
