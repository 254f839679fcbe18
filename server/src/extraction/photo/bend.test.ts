import { expect, it } from 'vitest';
import { bent, type Slice } from './bend.ts';
import { bendAt, upsideDown } from './geometry.ts';
import { partOf } from './crop.ts';

const BOX = { cx: 500, cy: 100, width: 800, height: 60, angle: 0 };

/** Slices of a line 30 pixels thick, 800 long, whose middle follows a curve. */
function slices(middle: (u: number) => number): Slice[] {
  return Array.from({ length: 81 }, (_, index) => {
    const u = index / 40 - 1;
    return { x: 500 + u * 400, y: 100 + middle(u), thickness: 30 };
  });
}

it('follows a line over the page of an open book, and is only as high as its letters', () => {
  const box = bent(
    BOX,
    slices((u) => 20 * u * u - 8 * u ** 3),
  );
  expect(box.height).toBeLessThan(40);
  for (const u of [-0.9, -0.3, 0, 0.5, 0.9]) {
    const along = u * 400;
    const y = box.cy + along * Math.sin(box.angle) + bendAt(box.bend, along);
    expect(y).toBeCloseTo(100 + 20 * u * u - 8 * u ** 3, 0);
  }
});

it('leaves a straight line alone, whatever its letters do', () => {
  expect(
    bent(
      BOX,
      slices(() => 0),
    ).bend,
  ).toBeUndefined();
  const letters = slices((u) => (Math.round(u * 40) % 2 === 0 ? 6 : -6));
  expect(bent(BOX, letters).bend).toBeUndefined();
  const short = { ...BOX, width: 200 };
  expect(
    bent(
      short,
      slices((u) => 20 * u * u),
    ),
  ).toBe(short);
});

it('keeps its bend when it is read from its other end, or in part', () => {
  const box = bent(
    BOX,
    slices((u) => 20 * u * u - 8 * u ** 3),
  );
  expect(bendAt(upsideDown(box).bend, 150)).toBeCloseTo(-bendAt(box.bend, -150));
  expect(bendAt(partOf(box, 0.5, 1).bend, 0)).toBeCloseTo(bendAt(box.bend, 200));
});
