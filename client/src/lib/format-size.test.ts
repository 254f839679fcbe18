import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  [0, '0 kB'],
  [940, '0.9 kB'],
  [12_345, '12 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [1_250_000, '1.3 MB'],
  [3_400_000_000, '3.4 GB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
