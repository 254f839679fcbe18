/** A stretch of text in one size. In points from the upper left corner of the page, as a reader holds it. */
export interface PdfText {
  text: string;
  left: number;
  right: number;
  /** The line that the letters stand on. */
  baseline: number;
  size: number;
  /** It is a row of a table: no line of a paragraph. */
  isRow?: true;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
}

export interface PdfPicture {
  /** How far below the upper edge of the page it begins, in points. */
  top: number;
  /** As JPEG. */
  bytes: Uint8Array;
}

export interface PdfQuestion {
  wanted: 'page' | 'pictures';
  /** From 1. */
  page: number;
}

export interface PdfAnswer {
  /** The first answer, without a question: how many pages there are. */
  pages?: number;
  page?: PdfPage;
  pictures?: PdfPicture[];
  /** What was thrown, for the log. */
  failure?: string;
}
