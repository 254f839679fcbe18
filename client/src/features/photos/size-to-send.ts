const LONGEST_SIDE = 2_048;
/** A panorama keeps enough of its height to be read, however long it is. */
const SHORT_SIDE = 600;

/** What is sent is a JPEG of this quality. */
export const JPEG_QUALITY = 0.9;

interface Size {
  width: number;
  height: number;
}

/** How large a photo is sent: at most 2,048 pixels on its longest side, a panorama aside. */
export function sizeToSend({ width, height }: Size): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = Math.min(1, Math.max(LONGEST_SIDE / long, SHORT_SIDE / short));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
