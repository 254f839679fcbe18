import { headingOf } from '../text/headings.ts';
import { textOf } from '../photo/recognise.ts';
import type { TextLine } from '../photo/read-text.ts';

/** A page with what stands at its edges taken off. */
export interface PdfLines {
  height: number;
  lines: TextLine[];
}

/** The share of a page above and below which programs print the address, the date and the number of the page. */
const MARGIN = 0.07;
/** Running heads stand a little farther in; there a line is one where it comes so often, at the same height. */
const WIDE_MARGIN = 0.12;
const LEAST_PAGES = 3;
const SAME_HEIGHT = 2;
const ADDRESS = /https?:\/\/[^\s<>"]{4,2000}/;
const PAGE_OF = /^(?:(?:page|seite|p\.?)\s*)?\d{1,4}(?:\s*(?:\/|of|von|de|di|av|z)\s*\d{1,4})?$/i;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:,?\s+\d{1,2}[:.]\d{2}(?:\s?[AP]M)?)?/i;

/** Takes off headers and footers: addresses, dates, page numbers and what stands on several pages. */
export function withoutMargins(pages: readonly PdfLines[]): { pages: PdfLines[]; address?: string } {
  const inMargins = pages.flatMap((page) =>
    page.lines.filter((line) => isInMargin(line, page)).map(patternOf),
  );
  const isRepeated = (line: TextLine) =>
    inMargins.filter((pattern) => pattern === patternOf(line)).length > 1;
  const wide = pages.flatMap((page) => page.lines.filter((line) => isInMargin(line, page, WIDE_MARGIN)));
  const runs = (line: TextLine) =>
    headingOf(textOf(line.characters)) === null &&
    wide.filter((other) => areAlike(line, other)).length >= LEAST_PAGES;
  let address: string | undefined;
  const kept = pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => {
      if (isInMargin(line, page, WIDE_MARGIN) && runs(line)) return false;
      if (!isInMargin(line, page)) return true;
      const text = textOf(line.characters);
      address ??= ADDRESS.exec(text)?.[0];
      return !(ADDRESS.test(text) || PAGE_OF.test(text) || DATE.test(text) || isRepeated(line));
    }),
  }));
  return address === undefined ? { pages: kept } : { pages: kept, address };
}

function isInMargin({ top, bottom }: TextLine, { height }: PdfLines, margin = MARGIN): boolean {
  return bottom < height * margin || top > height * (1 - margin);
}

function areAlike(one: TextLine, other: TextLine): boolean {
  return Math.abs(one.top - other.top) < SAME_HEIGHT && patternOf(one) === patternOf(other);
}

/** The words of a line, whatever number stands among them. */
const patternOf = ({ characters }: TextLine): string => textOf(characters).replace(/\d+/g, '#');
