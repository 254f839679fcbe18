import { createRequire } from 'node:module';
import sharp from 'sharp';

export interface PrintedLine {
  text: string;
  left: number;
  top: number;
  /** Of the letters, in pixels. */
  size?: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  lines: readonly PrintedLine[];
  paper?: string;
  ink?: string;
  /** Room between the letters, in pixels. */
  spacing?: number;
}

/** A bundled font, so that tests do not depend on the installed ones. */
export const FONT_FILE = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf');

const PANGO_UNITS = 1024;
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A page of printed text, as PNG. */
export function printPage({
  width,
  height,
  lines,
  paper = '#faf7f0',
  ink = '#222222',
  spacing = 0,
}: PrintedPage): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(
      lines.map(({ text, left, top, size = 26 }) => ({
        input: {
          text: {
            text: `<span foreground="${ink}" letter_spacing="${spacing * PANGO_UNITS}">${escape(text)}</span>`,
            font: `DejaVu Serif ${size}`,
            fontfile: FONT_FILE,
            dpi: 72,
            rgba: true,
          },
        },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();
}

/** Lines below one another. */
export function column(left: number, top: number, texts: readonly string[], pitch = 46): PrintedLine[] {
  return texts.map((text, index) => ({ text, left, top: top + index * pitch }));
}

/** A title over two columns: ingredients on the left, steps on the right. */
export function recipePage(): Promise<Buffer> {
  return printPage({
    width: 1500,
    height: 900,
    lines: [
      { text: 'Barley and Plum Salad', left: 80, top: 60, size: 54 },
      { text: 'Serves 4 · Prep 15 minutes · Cook 30 minutes', left: 80, top: 160 },
      ...column(80, 260, [
        'Ingredients',
        '250 g pearl barley',
        '6 ripe plums',
        '2 tbsp olive oil',
        '1 handful of mint',
      ]),
      ...column(620, 260, [
        'Method',
        '1. Boil the barley in salted water for 30 minutes',
        'until it is tender, then drain it well.',
        '2. Cut the plums into wedges and tear the mint.',
        '3. Toss everything with the oil and serve warm.',
      ]),
    ],
  });
}

/** The recipe on `recipePage`. */
export const PAGE_RECIPE = {
  title: 'Barley and Plum Salad',
  ingredients: ['250 g pearl barley', '6 ripe plums', '2 tbsp olive oil', '1 handful of mint'],
  instructions: [
    'Boil the barley in salted water for 30 minutes until it is tender, then drain it well.',
    'Cut the plums into wedges and tear the mint.',
    'Toss everything with the oil and serve warm.',
  ],
  prepTime: 15,
  cookTime: 30,
  servings: 4,
};

/** A photo whose letters run together, as a JPEG. */
export function blurred(photo: Buffer, sigma: number): Promise<Buffer> {
  return sharp(photo).blur(sigma).jpeg({ quality: 90 }).toBuffer();
}
