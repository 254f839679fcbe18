import { describe, expect, it } from 'vitest';
import type { Candidate } from './fields.ts';
import { isSamePicture, rankPictures } from './pictures.ts';

const at = (name: string) => `https://img.example/${name}`;
const from = (source: Candidate['source'], ...names: string[]): Candidate => ({
  source,
  images: names.map(at),
});

describe('rankPictures', () => {
  it.each([
    [
      'the one the page shows for itself',
      [from('json-ld', 'card.jpg'), from('meta', 'hero.jpg')],
      'hero.jpg',
    ],
    [
      'the cut of the data, of one picture',
      [from('json-ld', 'pie-960x960.jpg'), from('meta', 'pie-1200x630.jpg')],
      'pie-960x960.jpg',
    ],
    [
      'the large one, of a preview in the data',
      [from('json-ld', 'pie-225x225.jpg'), from('meta', 'pie.jpg')],
      'pie.jpg',
    ],
    ['no emblem', [from('json-ld', 'pie.jpg'), from('meta', 'site-logo.png')], 'pie.jpg'],
    ['no preview', [from('meta', 'pie-150x150.jpg'), from('pictures', 'tart.jpg')], 'tart.jpg'],
    ['no banner', [from('meta', 'head-1700x200.jpg'), from('pictures', 'tart.jpg')], 'tart.jpg'],
    ['an emblem where there is nothing else', [from('meta', 'site-logo.png')], 'site-logo.png'],
  ])('puts first %s', (_, candidates, first) => {
    expect(rankPictures(candidates)[0]).toBe(at(first));
  });
});

it.each([
  ['/i/650_1200.jpg', '/i/840_560.jpg', true],
  ['/soup-500.jpg', '/soup-600.jpg', true],
  ['/thumb/71330969.cms?w=3', '/thumb/msid-71330969,w-2/71330969.jpg', true],
  ['/1x1/apple.jpg', '/apple.jpg?w=600', true],
  ['/2024/02/tacos-3.jpg', '/2024/02/tacos-5.jpg', false],
  ['/2024/02/DSC06960.jpg', '/2024/02/DSC06924.jpg', false],
])('isSamePicture: %s and %s: %s', (one, other, isSame) => {
  expect(isSamePicture(at(one.slice(1)), at(other.slice(1)))).toBe(isSame);
});
