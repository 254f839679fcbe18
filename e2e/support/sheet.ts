import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Git ignores it. */
const FOLDER = path.resolve(import.meta.dirname, '../../test-results/sheets');
const CAPTION = 28;
const GAP = 12;
/** Of a sheet, in pixels. */
const SHEET = { width: 2_200, thumbnail: { phone: 300, wide: 530 }, rows: 3 };

interface Shown {
  name: string;
  picture: Buffer;
}

/** The screens of one width, language and theme, many to a sheet. */
export class Sheets {
  readonly #shown: Shown[] = [];

  constructor(
    readonly name: string,
    readonly size: { width: number; height: number },
  ) {}

  async add(page: Page, name: string): Promise<void> {
    this.#shown.push({ name, picture: await page.screenshot({ scale: 'css' }) });
  }

  /** Writes them as `name-1.png` and so on. */
  async write(): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    const across = this.size.width < 600 ? SHEET.thumbnail.phone : SHEET.thumbnail.wide;
    const down = Math.round((across * this.size.height) / this.size.width);
    const columns = Math.floor(SHEET.width / (across + GAP));
    for (let from = 0; from < this.#shown.length; from += columns * SHEET.rows) {
      const shown = this.#shown.slice(from, from + columns * SHEET.rows);
      const layers = await Promise.all(
        shown.map(async ({ name, picture }, at) => {
          const [left, top] = [
            (at % columns) * (across + GAP),
            Math.floor(at / columns) * (down + GAP + CAPTION),
          ];
          const small = await sharp(picture).resize(across, down).png().toBuffer();
          return [
            { input: captionOf(name, across), left, top },
            { input: small, left, top: top + CAPTION },
          ];
        }),
      );
      const rows = Math.ceil(shown.length / columns);
      const size = { width: columns * (across + GAP), height: rows * (down + GAP + CAPTION) };
      await sharp({ create: { ...size, channels: 3, background: '#888' } })
        .composite(layers.flat())
        .png()
        .toFile(path.join(FOLDER, `${this.name}-${from / (columns * SHEET.rows) + 1}.png`));
    }
  }
}

/** What was found at one width in one language, beside its sheets. */
export async function writeFaults(name: string, found: Readonly<Record<string, string[]>>): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.json`), JSON.stringify(found, null, 2));
}

function captionOf(name: string, width: number): Buffer {
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg width="${width}" height="${CAPTION}"><text x="4" y="20" font-family="sans-serif" font-size="16" fill="#fff">${text}</text></svg>`,
  );
}
