import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Of an axis of a variable font: its one value, or the least and the greatest. */
type Axis = number | { min: number; max: number };

/**
 * The part of each font that styles use. Fraunces is for titles, which are some 36 pixels high; its other optical sizes weigh as much
 * again. All letters stay; features that no style asks for go.
 */
const SUBSETS: readonly { file: RegExp; axes: Record<string, Axis> }[] = [
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

/** Builds fonts without what no page shows: they come before the first picture on a slow line. */
export function subsetFonts(): Plugin {
  return {
    name: 'larder-subset-fonts',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const subset = SUBSETS.find(
          ({ file }) => asset.fileName.endsWith('.woff2') && file.test(asset.fileName),
        );
        if (!subset || asset.type !== 'asset') continue;
        asset.source = await subsetFont(Buffer.from(asset.source), LETTERS, {
          targetFormat: 'woff2',
          variationAxes: subset.axes,
        });
      }
    },
  };
}

const FIRST_FONTS = /(inter-latin-wght-normal|fraunces-latin-opsz-normal)-[^/]*\.woff2$/;

/** The two Latin font files are wanted by every page: the browser may fetch them before it has read the styles. */
export function preloadFonts(): Plugin {
  return {
    name: 'larder-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
