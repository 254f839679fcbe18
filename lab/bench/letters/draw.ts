import sharp from 'sharp';
import { Draws } from '../../training/captions/made/draws.ts';
import type { Pieces } from './pieces.ts';

/** Families of Debian's fonts-dejavu, fonts-liberation, fonts-lato, fonts-crosextra-carlito and fonts-freefont-ttf. */
const FONTS = ['DejaVu Sans', 'DejaVu Serif', 'Liberation Serif', 'Lato', 'Carlito', 'FreeSans'] as const;

const PAGE = { width: 1400, height: 1750, left: 110 };
const SIZE = { title: 46, body: 29, pitch: 45 };
const LETTERS_A_ROW = 62;

export interface DrawnRecipe {
  /** The lines of the recipe as they were written. */
  lines: string[];
  photo: Buffer;
}

/** A recipe composed of pieces, drawn as a printed page that is photographed a little tilted and out of focus. */
export async function drawRecipe(pieces: Pieces, seed: number): Promise<DrawnRecipe> {
  const draws = new Draws(seed);
  const filled = (line: string) =>
    line.replace('{n}', String(draws.whole(2, 16) * 25)).replace('{s}', String(draws.whole(1, 4)));
  const title = draws.pick(pieces.titles);
  const ingredients = draws.some(pieces.ingredients, draws.whole(7, 10)).map(filled);
  const steps = draws.some(pieces.steps, draws.whole(5, 7)).map((step, index) => `${index + 1}. ${step}`);
  const rows = [
    ...ingredients.map((text) => ({ text, gap: SIZE.pitch })),
    ...steps.flatMap((step) =>
      wrapped(step).map((text, index) => ({ text, gap: index === 0 ? SIZE.pitch * 1.5 : SIZE.pitch })),
    ),
  ];
  let top = 130;
  const texts = [textAt(title, top, SIZE.title)];
  top += SIZE.pitch;
  for (const { text, gap } of rows) texts.push(textAt(text, (top += gap), SIZE.body));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}">
    <rect width="100%" height="100%" fill="#faf7f0"/><g font-family="${FONTS[seed % FONTS.length]}" fill="#222">${texts.join('')}</g></svg>`;
  const photo = await sharp(Buffer.from(svg))
    .rotate(draws.next() * 5 - 2.5, { background: '#8a7a66' })
    .blur(0.4 + draws.next() * 0.5)
    .jpeg({ quality: 78 })
    .toBuffer();
  return { lines: [title, ...ingredients, ...steps], photo };
}

function textAt(text: string, top: number, size: number): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${PAGE.left}" y="${top}" font-size="${size}">${escaped}</text>`;
}

function wrapped(text: string): string[] {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row.length + word.length > LETTERS_A_ROW) rows.push(word);
    else rows[rows.length - 1] = `${row} ${word}`.trim();
  }
  return rows;
}
