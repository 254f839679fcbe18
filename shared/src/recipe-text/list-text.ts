import { anyOf, wordsOf } from '../language/patterns.ts';
import { isHeader } from './sections.ts';

/** Marks of a list that stand for no content, with or without a space after them. */
const BULLET = /[•●○◦▪▫■□▢‣⁃∙·➤➢►▶→☐☑✓✔✅]\uFE0F?\s*/uy;
/** Marks that can also begin a word or a number, so only some of their uses are bullets. */
const DASH = /[-–—](?![-–—])\s*|[*+](?=\s)\s*|\[[ xX]?\](?=\s)\s*/y;
/** '1.', '12)', '3.)', '2º': never the '1.' of '1.5 kg', nor a number without a mark, nor a temperature. */
const NUMBERING = /\d{1,3}(?:\.\)|\.|\))(?:\s+|(?=\p{L})|$)|1?\d[°º]\s+(?=\p{L}{2})|[0-9]\uFE0F?\u20E3\s*/uy;
/** 'Step 2:', 'STEP 2 -', 'Schritt 2:' and kin; a bare 'Step 2' only when it is the whole line. */
const STEP = new RegExp(`${anyOf(wordsOf('step'))}\\s{0,3}\\d{1,3}\\s{0,3}(?:[:.)–—-](?!\\d)\\s*|$)`, 'iuy');

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;

const MARKERS = [BULLET, DASH, NUMBERING, STEP];

/**
 * A line without the bullets, numbering and 'Step N:' prefixes it begins with, trimmed. A quantity is never taken for a
 * number of the list: '2 eggs', '1.5 kg flour' and '1/2 cup' stay, '1. 5 cups' becomes '5 cups'. Idempotent.
 */
export function stripListMarkers(line: string): string {
  const text = line.trim();
  let position = 0;
  for (;;) {
    if (isHeaderAt(text, position)) break;
    const length = markerLength(text, position);
    if (length === 0) break;
    position += length;
  }
  return text.slice(position).trim();
}

function isHeaderAt(text: string, position: number): boolean {
  return text[position] === '[' && isHeader(text.slice(position));
}

function markerLength(text: string, position: number): number {
  for (const marker of MARKERS) {
    marker.lastIndex = position;
    const length = marker.exec(text)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  return 0;
}

/** A list as text, one item a line. Line breaks inside an item become spaces; empty items are dropped. */
export function linesToText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .split(LINE_BREAK)
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** Text as a list, one item a line, without list marks and empty lines. '[Header]' lines stay headings. */
export function textToLines(text: string): string[] {
  return text
    .split(LINE_BREAK)
    .map(stripListMarkers)
    .filter((line) => line !== '');
}

/** The rows an editor shows for a list: at least one, empty if need be. */
export function editorRows(lines: readonly string[]): string[] {
  return lines.length > 0 ? [...lines] : [''];
}
