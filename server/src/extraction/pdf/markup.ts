import { escapeText } from 'entities';
import { median } from '../photo/geometry.ts';
import { layOut } from '../photo/layout.ts';
import { hasBullet, withoutBullet } from '../photo/quantities.ts';
import type { TextLine } from '../photo/read-text.ts';
import type { PdfLines } from './margins.ts';

const LARGER = 1.12;
const LOWEST_HEADING = 5;
const NUMBERED = /^\d{1,2}[.)]\s+(?=\p{Lu})/u;

/** The pages as a page of the web: headings by their size, lists by their bullets and numbers, else paragraphs. */
export function markupOf(pages: readonly PdfLines[]): string {
  const lines = pages.flatMap((page) => page.lines);
  const usual = median(lines.map(sizeOf));
  const sizes = [...new Set(lines.map(sizeOf))].filter((size) => size > usual * LARGER).sort((a, b) => b - a);
  const rows = pages.flatMap((page) => layOut(page.lines).flat());
  const blocks: { tag: string; text: string }[] = [];
  for (const row of rows) {
    const tag = tagOf(row.text, sizes.indexOf(sizeOf(row)));
    const last = blocks.at(-1);
    if (last?.tag === tag && /^h/.test(tag)) last.text += ` ${row.text}`;
    else blocks.push({ tag, text: row.text });
  }
  return `<body>${blocks.map(elementOf).join('\n')}</body>`;
}

/** In points, to the half. */
export const sizeOf = ({ top, bottom }: Pick<TextLine, 'top' | 'bottom'>): number =>
  Math.round((bottom - top) * 2) / 2;

function tagOf(text: string, rank: number): string {
  if (rank >= 0) return `h${Math.min(rank + 1, LOWEST_HEADING)}`;
  if (NUMBERED.test(text)) return 'ol';
  return hasBullet(text) ? 'ul' : 'p';
}

function elementOf({ tag, text }: { tag: string; text: string }): string {
  if (tag === 'ol') return `<ol><li>${escapeText(text.replace(NUMBERED, ''))}</li></ol>`;
  if (tag === 'ul') return `<ul><li>${escapeText(withoutBullet(text))}</li></ul>`;
  return `<${tag}>${escapeText(text)}</${tag}>`;
}
