import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Cell = string | number | boolean | null | readonly string[];
export type Row = readonly Cell[];

const CHUNK_ROWS = 200;

/** Appends rows to a table by COPY, the fastest way. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<void> {
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(inChunks(rows)), target);
}

function* inChunks(rows: Iterable<Row>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(row.map(copyCell).join('\t'));
    if (lines.length < CHUNK_ROWS) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/** A value in COPY's text format. */
export function copyCell(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escapeCell(cell);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return escapeCell(`{${cell.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeCell(value: string): string {
  return value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
