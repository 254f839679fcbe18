import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Of an axis of a variable font: the one value that is kept, or the least and the greatest. */
type Axis = number | { min: number; max: number };

/**
 * What of the fonts is shown. Fraunces is for titles, which are some 36 pixels high; other optical sizes weigh as much again. The
 * letters stay, features that no style asks for go.
 */
const KEPT: readonly { file: RegExp; axes: Record<string, Axis> }[] = [
  { file: /fraunces-[\w-]*opsz-normal/, axes: { opsz: 36, wght: { min: 300, max: 700 } } },
  { file: /inter-latin-wght-normal/, axes: { wght: { min: 400, max: 700 } } },
];

/** Every letter that a font may have: those of the basic plane but the surrogates. */
const LETTERS = [
  [0x20, 0xd7ff],
  [0xe000, 0xffff],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((code) => String.fromCharCode(code))
  .join('');

/** Leaves out of the built fonts what no page shows: they come before the first picture on a slow line. */
export function smallerFonts(): Plugin {
  return {
    name: 'larder-smaller-fonts',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const kept = KEPT.find(({ file }) => asset.fileName.endsWith('.woff2') && file.test(asset.fileName));
        if (!kept || asset.type !== 'asset') continue;
        asset.source = await subsetFont(Buffer.from(asset.source), LETTERS, {
          targetFormat: 'woff2',
          variationAxes: kept.axes,
        });
      }
    },
  };
}
