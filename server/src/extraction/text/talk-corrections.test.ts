import { expect, it } from 'vitest';
import { withoutCorrected } from './talk-corrections.ts';

const leftOf = (text: string, ...lines: string[]) =>
  withoutCorrected(
    lines.map((line) => ({ line, start: text.indexOf(line), end: text.indexOf(line) + line.length })),
    text,
  ).map(({ line }) => line);

it.each([
  ['two cups of oil no wait three cups of oil', 'two cups of oil', 'three cups of oil'],
  ['drei Esslöffel Essig, nein, vier Esslöffel Essig', 'drei Esslöffel Essig', 'vier Esslöffel Essig'],
  ['iki kaşık salça. Yok pardon, bir kaşık salça', 'iki kaşık salça', 'bir kaşık salça'],
])('leaves out what is taken back: %j', (text, first, second) => {
  expect(leftOf(text, first, second)).toEqual([second]);
});

it.each([
  ['two cups of oil, no salt, two cups of rye', 'two cups of oil', 'two cups of rye'],
  ['two eggs and then three more eggs', 'two eggs', 'three more eggs'],
])('leaves in what is only followed by the like: %j', (text, first, second) => {
  expect(leftOf(text, first, second)).toEqual([first, second]);
});
