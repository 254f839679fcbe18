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
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A page of printed text, as PNG. */
export function printPage({
  width,
  height,
  lines,
  paper = '#faf7f0',
  ink = '#222222',
}: PrintedPage): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(
      lines.map(({ text, left, top, size = 26 }) => ({
        input: {
          text: {
            text: `<span foreground="${ink}">${escape(text)}</span>`,
            font: `DejaVu Serif ${size}`,
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
