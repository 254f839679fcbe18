import type { TextLine } from '../extraction/photo/read-text.ts';

const HEIGHT = 40;
const LETTER = 18;

interface PrintedText {
  text: string;
  left?: number;
  top: number;
  height?: number;
  /** How sure the recogniser was of each character. */
  score?: number;
}

/** A line of text as the recogniser gives it, without a photo. */
export function printedLine({ text, left = 100, top, height = HEIGHT, score = 0.99 }: PrintedText): TextLine {
  const width = text.length * LETTER * (height / HEIGHT);
  return {
    characters: [...text].map((character, index) => ({ character, score, at: index / text.length })),
    left,
    right: left + width,
    top,
    bottom: top + height,
    box: { x: left / 2_000, y: top / 2_000, width: width / 2_000, height: height / 2_000 },
    source: { cx: left + width / 2, cy: top + height / 2, width, height, angle: 0 },
  };
}

/** Lines of text below one another; an empty text leaves a gap. */
export function printedLines(
  texts: readonly string[],
  { left = 100, top = 200, pitch = 50 } = {},
): TextLine[] {
  return texts.flatMap((text, index) =>
    text === '' ? [] : [printedLine({ text, left, top: top + index * pitch })],
  );
}
