import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.9', 'Unknown device'],
  [null, 'Unknown device'],
])('describeDevice names %s', (userAgent, name) => {
  expect(describeDevice(userAgent, 'en')).toBe(name);
});

it('describeDevice never repeats text of the user agent', () => {
  expect(describeDevice('Visit https://evil.example Firefox/1 <b>Windows</b>', 'en')).toBe(
    'Firefox on Windows',
  );
});

it('describeDevice names devices in the language of the reader', () => {
  expect(describeDevice('Firefox/140.0 Windows', 'de')).toBe('Firefox unter Windows');
  expect(describeDevice(null, 'de')).toBe('Unbekanntes Gerät');
});
