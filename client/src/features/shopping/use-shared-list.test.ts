import { expect, test } from 'vitest';
import { askAfter } from './use-shared-list.ts';

test('a page of a list asks every four seconds, and ever more seldom while there is no answer', () => {
  const delays = [0, 1, 2, 3, 4, 5, 100].map(askAfter);
  expect(delays).toEqual([4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 120_000]);
});
