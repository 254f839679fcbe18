import { expect, it } from 'vitest';
import { withoutCorrected } from './talk-corrections.ts';
import { talkWordsOf } from './talk-words.ts';

const leftOf = (text: string, ...lines: string[]) =>
  withoutCorrected(
    lines.map((line) => ({ line, start: text.indexOf(line), end: text.indexOf(line) + line.length })),
    text,
    talkWordsOf(text),
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

it.each([
  [
    'two spoons of cumin no wait one spoon and a pinch of salt',
    'two spoons of cumin no',
    'one spoon of cumin',
  ],
  ['Then two spoons of cumin, no, one spoon, and salt.', 'two spoons of cumin', 'one spoon of cumin'],
  ['Dann drei Löffel Essig, nein, zwei Löffel, und Salz.', 'drei Löffel Essig', 'zwei Löffel Essig'],
  ['Mettez deux tasses de lait, non pardon, trois tasses.', 'deux tasses de lait', 'trois tasses de lait'],
])('gives an amount that is said instead to its food: %j', (text, said, line) => {
  expect(leftOf(text, said)).toEqual([line]);
});

it.each([
  ['two spoons of cumin, no salt, one spoon of oil', 'two spoons of cumin'],
  ['two spoons of cumin no wait', 'two spoons of cumin no'],
  ['Zwei Löffel Mehl und ein Ei zwei Löffel Milch', 'Zwei Löffel Mehl und ein Ei'],
])('leaves an amount that nothing in the same unit follows: %j', (text, line) => {
  expect(leftOf(text, line)).toEqual([line]);
});
