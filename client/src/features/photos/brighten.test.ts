import { expect, it } from 'vitest';
import { brighten } from './brighten.ts';

it('makes light lighter and dark darker, and leaves opacity alone', () => {
  const pixels = Uint8ClampedArray.from([0, 100, 127, 200, 255, 250, 60, 3]);
  brighten(pixels);
  expect([...pixels]).toEqual([0, 107, 142, 200, 255, 255, 54, 3]);
});
