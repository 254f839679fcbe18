import type { PageElement } from './document.ts';

/** One line of what a reader of the page sees, in reading order. */
export interface OutlineItem {
  text: string;
  /** 1 to 6 for h1 to h6; 7 for a line that only looks like a heading (bold); 0 for a line of text. */
  level: number;
  /** Place in the document of the element that holds the line. */
  place: number;
  /** Place of the list or of the element whose children the lines are; lines of one list share it. */
  list: number;
  isListItem: boolean;
  /** Tag and classes of the element that holds the line: lines of one make are lines of one kind. */
  make: string;
  /** The pieces of a row that stand in elements of their own: amount, name, note. None for other lines. */
  cells: readonly string[];
  isHidden: boolean;
  /** Belongs to the site rather than to the article: navigation, footer, form. */
  isChrome: boolean;
}

export interface Outline {
  items: readonly OutlineItem[];
  /** The items inside an element. */
  within(element: PageElement): readonly OutlineItem[];
}
