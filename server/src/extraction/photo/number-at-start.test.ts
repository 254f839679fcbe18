import { describe, expect, it } from 'vitest';
import { withNumberOfSecond, withoutNumbersTwice } from './number-at-start.ts';
import { textOf } from './recognise.ts';

const read = (text: string, score: number) =>
  [...text].map((character, index) => ({ character, score, at: index / text.length }));

describe('the number at the beginning of a line', () => {
  it.each([
    { first: 'onin chopped', second: '1 onion chopped', sure: 0.9, line: '1 onin chopped' },
    { first: 'z cup butter', second: '1 cup buter', sure: 0.6, line: '1 cup butter' },
    { first: '2 cups flour', second: '2 1/2 cups tlour', sure: 0.6, line: '2 1/2 cups flour' },
    { first: '21b. potatoes', second: '2 1/2 lb. potatoes', sure: 0.6, line: '2 1/2 lb. potatoes' },
    { first: '10 0z spinach', second: '10 oz spnach', sure: 0.95, line: '10 oz spinach' },
    { first: '1 oz chocolate', second: '12 oz, chocdate', sure: 0.95, line: '12 oz chocolate' },
  ])('is the one of the second recogniser in $second', ({ first, second, sure, line }) => {
    const [taken, left] = withNumberOfSecond(read(first, 0.9), read(second, sure));
    expect(textOf(taken)).toBe(line);
    expect(textOf(left).startsWith(/^[^\p{L}]*/u.exec(first)![0])).toBe(true);
  });

  it.each([
    { why: 'a speck', first: 'cup butter', second: '1 cup butter', sure: 0.4 },
    { why: 'a less sure figure', first: '7 eggs', second: '1 eggs', sure: 0.8 },
    { why: 'a shorter number', first: '375 degrees', second: '37 degrees', sure: 0.99 },
    { why: 'a fraction that the first one sees', first: '1/4 cup', second: '4 cup', sure: 0.99 },
    { why: 'another line', first: 'Mix well', second: '2 eggs beaten', sure: 0.99 },
  ])('stays as the first one reads it beside $why', ({ first, second, sure }) => {
    expect(textOf(withNumberOfSecond(read(first, 0.9), read(second, sure))[0])).toBe(first);
  });
});

describe('a number in a box of its own', () => {
  const box = (
    text: string,
    { left, width, score = 0.9 }: { left: number; width: number; score?: number },
  ) => ({
    source: { cx: left + width / 2, cy: 100, width, height: 25, angle: 0 },
    characters: read(text, score),
  });
  const texts = (...boxes: ReturnType<typeof box>[]) =>
    withoutNumbersTwice(boxes).map(({ characters }) => textOf(characters));

  it.each([
    { why: 'is the one that its row begins with', row: '2 tbsp. juice', all: ['2 tbsp. juice'] },
    { why: 'is a part of the one of its row', row: '2 1/2 cups', all: ['2 1/2 cups'] },
    { why: 'is read better than in its row', row: '1/4 eggs', score: 0.5, all: ['2', 'eggs'] },
    { why: 'is all there is', row: 'eggs', all: ['2', 'eggs'] },
    { why: 'stands apart', row: '2 eggs', left: 140, all: ['2', '2 eggs'] },
  ])('$why: $row', ({ row, score = 0.9, left = 117, all }) => {
    const number = box('2', { left: 108, width: 16, score: 0.8 });
    expect(texts(number, box(row, { left, width: 200, score }))).toEqual(all);
  });
});
