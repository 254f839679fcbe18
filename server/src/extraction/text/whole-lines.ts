import { isStrongIngredient } from '../lines/ingredients.ts';
import { beginsForThe } from '../lines/sections.ts';
import { isPromo } from './chatter.ts';
import { markOf, stripped } from './line-markers.ts';
import type { Stretch } from './tagger/pieces.ts';
import type { RoleSpan } from './tagger/spans.ts';
import type { Tagged } from './tagger/tag.ts';

/** How much of a list's lines must be one item for it to be a list of one item a line. */
const MOST = 0.6;
const LEAST_LINES = 3;
/** How much of a line its items must cover for the rest to belong to them. */
const HALF = 0.5;

/**
 * The spans of a text, those of lists with one item a line widened to whole lines: there 'salt, pepper' is one item, and a line
 * between two others that is surely an ingredient is one too.
 */
export function withWholeLines({ pieces: { text, lines, lineOf }, spans }: Tagged): RoleSpan[] {
  const byLine = new Map<number, RoleSpan[]>();
  for (const span of spans) {
    const line = lineOf[span.first]!;
    byLine.set(line, [...(byLine.get(line) ?? []), span]);
  }
  const rows = lines.map((line, index) => rowOf(text, line, byLine.get(index) ?? []));
  const items = rows.filter(({ items }) => items > 0);
  const single = items.filter(({ isWhole }) => isWhole).length;
  if (single < LEAST_LINES || single < MOST * items.length) return [...spans];
  return rows.flatMap((row, index) => {
    if (row.items > 0 && row.covered >= HALF && row.others === 0) return [wholeLine(row, 'ingredient')];
    return isForgotten(rows, index) ? [wholeLine(row, 'ingredient')] : row.spans;
  });
}

interface Row extends Stretch {
  text: string;
  spans: RoleSpan[];
  items: number;
  /** How many spans of other roles it holds. */
  others: number;
  /** How much of its letters its items cover. */
  covered: number;
  isWhole: boolean;
}

const MARGIN = 0.9;

function rowOf(text: string, { start, end }: Stretch, spans: RoleSpan[]): Row {
  const items = spans.filter(({ role }) => role === 'ingredient');
  const written = text.slice(start, end);
  const own = items.map((span) => text.slice(span.start, Math.min(span.end, end))).join('');
  const covered = lettersIn(own) / Math.max(1, lettersIn(stripped(written)));
  return {
    start,
    end,
    text: written,
    spans,
    items: items.length,
    others: spans.length - items.length,
    covered,
    isWhole: items.length === 1 && covered >= MARGIN,
  };
}

const lettersIn = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** A line without a role between items of a list, marked as they are and shaped like them. */
function isForgotten(rows: readonly Row[], index: number): boolean {
  const row = rows[index]!;
  const previous = rows[index - 1];
  const next = rows[index + 1];
  if (row.spans.length > 0 || !previous || previous.items === 0) return false;
  const content = stripped(row.text);
  const isAmong = (next?.items ?? 0) > 0 || (rows[index + 2]?.items ?? 0) > 0;
  return (
    isAmong && markOf(row.text) === markOf(previous.text) && isStrongIngredient(content) && !isPromo(content)
  );
}

function wholeLine({ start, end, text, spans }: Row, role: 'ingredient'): RoleSpan {
  const isHeader = beginsForThe(stripped(text)) && !/\d/.test(text);
  const first = spans[0]?.first ?? 0;
  return { role: isHeader ? 'header' : role, start, end, first, last: spans.at(-1)?.last ?? first };
}
