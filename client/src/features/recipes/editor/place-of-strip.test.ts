import { describe, expect, it } from 'vitest';
import { placeOfStrip } from './place-of-strip.ts';

const image = { id: 'a', width: 800, height: 1200, widths: [800], thumbhash: '' };
const box = { x: 0.1, y: 0.4, width: 0.5, height: 0.05 };

describe('the part of a photo above what was read there', () => {
  it('shows all of the box, with some room around it', () => {
    const { width, scale, left, top, ratio } = placeOfStrip({ image, box });
    const height = (width * image.width) / image.height / ratio;
    expect(scale).toBe(1 / width);
    const [x, y] = [left / scale, top * height];
    expect(x).toBeLessThan(box.x);
    expect(x + width).toBeGreaterThan(box.x + box.width);
    expect(y).toBeCloseTo(0.394);
    expect(y + height).toBeCloseTo(0.456);
  });

  it('stays within the photo', () => {
    const { scale, left, top } = placeOfStrip({ image, box: { x: 0, y: 0, width: 1, height: 0.04 } });
    expect([scale, left, top]).toEqual([1, 0, 0]);
  });
});
