const CONTRAST = 1.2;
const BRIGHTNESS = 1.1;
const MIDDLE = 127.5;

/** What each value of a channel becomes: brighter, and further from the middle (docs/rules.md, Recipes and photos). */
const TABLE = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
  return (value * BRIGHTNESS - MIDDLE) * CONTRAST + MIDDLE;
});

/** Gives RGBA pixels more contrast and light, in place; opacity stays. Not every browser's canvas has filters. */
export function brighten(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    pixels[at] = TABLE[pixels[at]!]!;
    pixels[at + 1] = TABLE[pixels[at + 1]!]!;
    pixels[at + 2] = TABLE[pixels[at + 2]!]!;
  }
}
