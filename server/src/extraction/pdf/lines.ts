import type { TextLine } from '../photo/read-text.ts';
import { cleanText } from '../page/text.ts';
import type { PdfPage, PdfText } from './messages.ts';
import { paragraphsOf } from './paragraphs.ts';
import { withoutSpacing } from './spaced-letters.ts';
import { withRowsJoined } from './tables.ts';

/** Of the size of the letters: how far apart stretches of one word, and of one line, may stand. */
const GAP = { word: 0.12, line: 1.2 };
/** How far two baselines of one line may lie apart: '1/2' and 'm²' are set a little higher. */
const MOST_SHIFT = 0.4;
/** How far letters reach above and below their line. */
const REACH = { up: 0.75, down: 0.2 };

/** Dots that lead from a name to its amount, or to its page. */
const LEADERS = /(?:\s?\.){5,}/g;

/** The paragraphs of a page, each as a line that a reader of photos found, with letters that are sure. */
export function linesOfPage({ texts, width, height }: PdfPage): TextLine[] {
  const lines: PdfText[] = [];
  for (const stretch of texts) {
    const text = { ...stretch, text: withoutSpacing(stretch.text) };
    const line = lines.findLast((each) => goesOn(each, text));
    if (line === undefined) lines.push(text);
    else {
      const hasGap = text.left - line.right > GAP.word * line.size;
      line.text += hasGap && !/\s$/.test(line.text) ? ` ${text.text}` : text.text;
      line.right = Math.max(line.right, text.right);
    }
  }
  return paragraphsOf(withRowsJoined(lines)).flatMap((line) => {
    const text = cleanText(line.text.replace(LEADERS, ' '));
    return text === '' ? [] : [textLine({ ...line, text }, { width, height })];
  });
}

function goesOn(line: PdfText, text: PdfText): boolean {
  const gap = text.left - line.right;
  return (
    Math.abs(text.baseline - line.baseline) < MOST_SHIFT * line.size &&
    gap < GAP.line * line.size &&
    gap > -line.size
  );
}

function textLine(line: PdfText, page: { width: number; height: number }): TextLine {
  const { text, left, right, size } = line;
  const [top, bottom] = [line.baseline - REACH.up * size, line.baseline + REACH.down * size];
  const letters = text.split('');
  return {
    characters: letters.map((character, index) => ({
      character,
      score: 1,
      at: (index + 0.5) / letters.length,
    })),
    isParagraph: true,
    left,
    right,
    top,
    bottom,
    box: {
      x: left / page.width,
      y: top / page.height,
      width: (right - left) / page.width,
      height: (bottom - top) / page.height,
    },
    source: {
      cx: (left + right) / 2,
      cy: (top + bottom) / 2,
      width: right - left,
      height: bottom - top,
      angle: 0,
    },
  };
}
