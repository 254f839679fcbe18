import type { Strip } from './use-draft-marks.ts';

/** Room above and below the letters, in heights of the strip: strokes of a hand reach out of their row. */
const ROOM = 0.12;

interface PlaceOfStrip {
  /** Of the strip, in widths of the photo. */
  width: number;
  /** Its width by its height. */
  ratio: number;
  /** Width of the photo, and where it lies, in widths and heights of the strip. */
  scale: number;
  left: number;
  top: number;
}

/** How a photo lies behind a hole that shows one box of it. */
export function placeOfStrip({ image, box }: Strip): PlaceOfStrip {
  const room = box.height * ROOM;
  const top = Math.max(0, box.y - room);
  const height = Math.min(1, box.y + box.height + room) - top;
  const aside = Math.min(box.width * 0.02, box.x, 1 - box.x - box.width);
  const width = box.width + 2 * Math.max(0, aside);
  return {
    width,
    ratio: (width * image.width) / (height * image.height),
    scale: 1 / width,
    left: (box.x - Math.max(0, aside)) / width,
    top: top / height,
  };
}
