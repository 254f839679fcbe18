import { hasBullet } from '../photo/quantities.ts';
import type { PdfText } from './messages.ts';

/** Lines of one paragraph begin so near to each other, in sizes of their letters: behind its bullet a line hangs. */
const MOST_INDENT = 3;
const SAME_EDGE = 0.5;
/** Lines that are farther apart are no neighbours. */
const MOST_DISTANCE = 2.2;
const SAME_SIZE = 0.05;
/** A word of wide letters, against the mean of its line. */
const MOST_WIDER = 1.3;
/** Paragraphs are told by their distance where it is so many times that of lines. */
const TELLING = 1.06;
const STEP_NUMBER = /^(?:\d{1,2}\s?[.)]|(?:step|schritt)\s\d)/i;

/** Two lines, the second below the first. */
interface Pair {
  above: PdfText;
  below: PdfText;
  distance: number;
  /** Whether the first word of the second had room behind the first: then it begins something new. */
  hasRoom: boolean;
}

/**
 * Joins the lines of each paragraph. A line whose first word would have had room in the line above begins one; of the others, the
 * distance of lines tells, where it differs, else the words.
 */
export function paragraphsOf(lines: readonly PdfText[]): PdfText[] {
  const pairs = pairsOf(lines);
  const most = mostDistance(pairs);
  const next = new Map(pairs.filter((pair) => goesOn(pair, most)).map(({ above, below }) => [above, below]));
  const joined = new Set(next.values());
  return lines
    .filter((line) => !joined.has(line))
    .map((first) => {
      const whole = { ...first };
      for (let line = next.get(first); line !== undefined; line = next.get(line)) {
        whole.text = withNext(whole.text, line.text);
        whole.left = Math.min(whole.left, line.left);
        whole.right = Math.max(whole.right, line.right);
      }
      return whole;
    });
}

function pairsOf(lines: readonly PdfText[]): Pair[] {
  const downwards = lines.toSorted((one, other) => one.baseline - other.baseline);
  const neighbours = downwards.flatMap((above, index) => {
    const below = downwards
      .slice(index + 1, index + 40)
      .find((line) => line.baseline - above.baseline > above.size * 0.5 && overlaps(above, line));
    return below && isNeighbour(above, below) ? [{ above, below }] : [];
  });
  return neighbours.map(({ above, below }) => ({
    above,
    below,
    distance: (below.baseline - above.baseline) / above.size,
    hasRoom:
      above.right + widthOfFirstWord(below) * MOST_WIDER < edgeOf(above, neighbours) ||
      isHeading(below, above, edgeOf(above, neighbours)),
  }));
}

/** A few words behind a full stop, without one of their own, in a line that had room for more. */
function isHeading(line: PdfText, above: PdfText, edge: number): boolean {
  return (
    /[.!?]\s*$/.test(above.text) &&
    /^\p{Lu}\S*(?:\s\S+){0,2}$/u.test(line.text.trim()) &&
    !/[.,;!?]\s*$/.test(line.text) &&
    line.right - line.left < (edge - line.left) / 2
  );
}

const overlaps = (one: PdfText, other: PdfText): boolean => one.left < other.right && other.left < one.right;

function isNeighbour(above: PdfText, below: PdfText): boolean {
  const indent = below.left - above.left;
  return (
    below.baseline - above.baseline < above.size * MOST_DISTANCE &&
    Math.abs(below.size - above.size) < above.size * SAME_SIZE &&
    indent > -above.size * MOST_INDENT &&
    indent < above.size * MOST_INDENT
  );
}

/** Where the column of a line ends: the farthest that a line of it reaches. */
function edgeOf(line: PdfText, neighbours: readonly { above: PdfText; below: PdfText }[]): number {
  const column = neighbours.filter(
    ({ above, below }) =>
      Math.abs(above.size - line.size) < line.size * SAME_SIZE &&
      (isAligned(above, line) || isAligned(below, line)),
  );
  return Math.max(line.right, ...column.flatMap(({ above, below }) => [above.right, below.right]));
}

const isAligned = (one: PdfText, other: PdfText): boolean =>
  Math.abs(one.left - other.left) < other.size * SAME_EDGE;

/** With the space before it. */
function widthOfFirstWord({ text, left, right }: PdfText): number {
  const word = text.split(' ', 1)[0] ?? '';
  return ((right - left) / Math.max(1, text.length)) * (word.length + 1);
}

/** The most that lines of one paragraph are apart; undefined where distances do not tell. */
function mostDistance(pairs: readonly Pair[]): number | undefined {
  const apart = pairs.filter(({ hasRoom }) => hasRoom).map(({ distance }) => distance);
  const close = pairs.filter(({ hasRoom }) => !hasRoom).map(({ distance }) => distance);
  const least = Math.min(...close);
  const break_ = apart.sort((a, b) => a - b)[Math.floor(apart.length / 4)];
  return break_ === undefined || break_ < least * TELLING ? undefined : (least + break_) / 2;
}

function goesOn({ above, below, distance, hasRoom }: Pair, most: number | undefined): boolean {
  if (above.isRow || below.isRow) return false;
  if (hasRoom || hasBullet(below.text) || STEP_NUMBER.test(below.text)) return false;
  if (most !== undefined) return distance < most;
  if (/^\P{L}{0,3}\d/u.test(below.text)) return /(?:[,(&]|\s(?:and|or|und|et|y|e|of))$/i.test(above.text);
  return true;
}

/** A word that was divided at the end of a line is whole again. */
function withNext(text: string, next: string): string {
  return /\p{Ll}{2}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
}
