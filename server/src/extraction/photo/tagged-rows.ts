import { listsOf } from '../text/assemble.ts';
import { recipeScore } from '../text/is-recipe.ts';
import { piecesOf } from '../text/tagger/pieces.ts';
import { READER } from '../text/tagger/reader.ts';
import { mentionsIn, type RoleSpan } from '../text/tagger/spans.ts';
import { tagged, type Tagged } from '../text/tagger/tag.ts';
import { titleIn } from '../text/titles.ts';
import { withWholeLines } from '../text/whole-lines.ts';
import { ENDS_SENTENCE } from './paragraphs.ts';
import { wrapped, type PlacedRow } from './rows.ts';

/** A stretch of a row with its role: which of its characters, and whether what it says begins there. */
export interface RowSpan {
  role: RoleSpan['role'];
  from: number;
  to: number;
  begins: boolean;
}

/** What the tagger of captions says of the rows of a page. */
export interface TaggedPage {
  /** How strongly the page speaks for a recipe; see `recipeScore`. */
  score: number;
  title: string;
  /** Of each row; where no row lists an ingredient, with the amounts that its sentences name. */
  spans: readonly (readonly RowSpan[])[];
}

/** More than a page holds. */
const MOST_ROWS = 300;
const APART = 1.5;
const FULL = 0.9;

/** Has the tagger read the rows of a page as a text: rows that the edge of their column broke run on, gaps are blank lines. */
export function tagRows(rows: readonly PlacedRow[]): TaggedPage {
  const starts: number[] = [];
  const filled = filledBlocks(rows);
  let text = '';
  let above: PlacedRow | undefined;
  for (const row of rows.slice(0, MOST_ROWS)) {
    if (above !== undefined) text += betweenRows(above, row, filled);
    starts.push(text.length);
    text += row.text;
    above = row;
  }
  const tags = tagged(READER.network, piecesOf(text));
  const spans = withWholeLines(tags);
  const isListed = spans.some(({ role }) => role === 'ingredient');
  const all = isListed ? spans : [...mentions(tags), ...spans];
  return {
    score: recipeScore(READER, tags, listsOf(tags)),
    title: titleIn(READER, tags),
    spans: starts.map((start, index) => spansWithin(all, start, start + (rows[index]?.text.length ?? 0))),
  };
}

/** Columns of which several rows reach the edge: there a row may be broken before any word. */
function filledBlocks(rows: readonly PlacedRow[]): Set<number> {
  const full = rows.filter(({ fill }) => fill > FULL).map(({ block }) => block);
  return new Set(full.filter((block, index) => full.indexOf(block) < index));
}

function betweenRows(above: PlacedRow, row: PlacedRow, filled: ReadonlySet<number>): string {
  if (row.block !== above.block || row.gap > row.pitch * APART) return '\n\n';
  const isBroken = wrapped(above, row) && (filled.has(row.block) || !/^\P{L}*\p{Lu}/u.test(row.text));
  return isBroken && !ENDS_SENTENCE.test(above.text) ? ' ' : '\n';
}

/** The amounts that sentences name, as ingredients. */
function mentions(tags: Tagged): Span[] {
  let at = 0;
  return mentionsIn(tags).map((mention) => {
    const start = tags.pieces.text.indexOf(mention, at);
    at = start + mention.length;
    return { role: 'ingredient', start, end: at };
  });
}

type Span = Pick<RoleSpan, 'role' | 'start' | 'end'>;

function spansWithin(spans: readonly Span[], start: number, end: number): RowSpan[] {
  return spans
    .filter((span) => span.start < end && span.end > start)
    .map(({ role, start: from, end: to }) => ({
      role,
      from: Math.max(0, from - start),
      to: Math.min(end, to) - start,
      begins: from >= start,
    }));
}
