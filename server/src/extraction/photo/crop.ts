import type { Pixels } from '../../image-decoding/decode-photo.ts';
import { bendAt, type RotatedBox } from './geometry.ts';
import { LINE_HEIGHT } from './models.ts';

/** A line of text cut out of a photo and laid flat: planar blue, green and red, -1 to 1, `LINE_HEIGHT` high. */
export interface LineImage {
  planes: Float32Array;
  width: number;
}

const LEAST_WIDTH = 16;
const MOST_WIDTH = 3200;
const MOST_SAMPLES = 3;

/** Cuts a box out of a photo, `stretch` times as wide as it is. */
export function cropLine(photo: Pixels, box: RotatedBox, stretch = 1): LineImage {
  const ratio = box.width / Math.max(1, box.height);
  const width = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, Math.round(LINE_HEIGHT * ratio * stretch)));
  const size = LINE_HEIGHT * width;
  const planes = new Float32Array(3 * size);
  // Where the box is larger than the line, several samples are averaged for each pixel.
  const samples = Math.max(1, Math.min(MOST_SAMPLES, Math.round(box.height / LINE_HEIGHT)));
  const scale = 1 / (samples * samples * 127.5);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const { data, width: photoWidth, height: photoHeight } = photo;
  for (let row = 0; row < LINE_HEIGHT; row++) {
    for (let column = 0; column < width; column++) {
      let [red, green, blue] = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample++) {
        const [right, down] = [sample % samples, Math.floor(sample / samples)];
        const along = ((column + (right + 0.5) / samples) / width - 0.5) * box.width;
        const across =
          ((row + (down + 0.5) / samples) / LINE_HEIGHT - 0.5) * box.height + bendAt(box.bend, along);
        const x = within(box.cx + along * cos - across * sin - 0.5, photoWidth);
        const y = within(box.cy + along * sin + across * cos - 0.5, photoHeight);
        const [x0, y0] = [Math.floor(x), Math.floor(y)];
        const [dx, dy] = [x - x0, y - y0];
        const here = (y0 * photoWidth + x0) * 3;
        const below = here + photoWidth * 3;
        const [a, b, c, d] = [(1 - dx) * (1 - dy), dx * (1 - dy), (1 - dx) * dy, dx * dy];
        red += data[here]! * a + data[here + 3]! * b + data[below]! * c + data[below + 3]! * d;
        green += data[here + 1]! * a + data[here + 4]! * b + data[below + 1]! * c + data[below + 4]! * d;
        blue += data[here + 2]! * a + data[here + 5]! * b + data[below + 2]! * c + data[below + 5]! * d;
      }
      const pixel = row * width + column;
      planes[pixel] = blue * scale - 1;
      planes[size + pixel] = green * scale - 1;
      planes[2 * size + pixel] = red * scale - 1;
    }
  }
  return { planes, width };
}

function within(position: number, length: number): number {
  return Math.max(0, Math.min(length - 1.001, position));
}

/** The part of a box from `from` to `to` along its text, both 0 to 1. */
export function partOf(box: RotatedBox, from: number, to: number): RotatedBox {
  const shift = ((from + to - 1) / 2) * box.width;
  return {
    ...box,
    cx: box.cx + shift * Math.cos(box.angle),
    cy: box.cy + shift * Math.sin(box.angle),
    width: (to - from) * box.width,
    ...(box.bend === undefined ? {} : { bend: { ...box.bend, from: box.bend.from + shift } }),
  };
}
