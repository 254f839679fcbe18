import { expect, it } from 'vitest';
import { JPEG_QUALITY, sizeToSend } from './size-to-send.ts';

it.each([
  [4_000, 3_000, 2_048, 1_536],
  [3_000, 4_000, 1_536, 2_048],
  [800, 600, 800, 600],
  [6_000, 400, 6_000, 400],
  [12_000, 1_200, 6_000, 600],
])('sends %i x %i as %i x %i', (width, height, sentWidth, sentHeight) => {
  expect(sizeToSend({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
});

it('sends a JPEG of quality 0.9', () => {
  expect(JPEG_QUALITY).toBe(0.9);
});
