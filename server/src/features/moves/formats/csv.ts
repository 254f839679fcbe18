import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openZip } from './guards/zip.ts';
import { recipeOfValues, valueNamed, type NamedValue } from './reading/named-values.ts';
import { oneRecipe } from './reading/one-recipe.ts';
import { textsOf, type JsonValue } from './reading/values.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

const ENDING = /\.(?:csv|tsv)$/i;
/** What may stand beside tables in a zip. */
const BESIDE = /\.(?:csv|tsv|txt|jpe?g|png|webp|gif)$/i;
/** Of a row. */
const MAX_CELLS = 1_000;
/** A row is read when its piece of the text is: all at once they would fill the memory. */
const PIECE_CHARS = 65_536;
/** What names the columns is shorter. */
const HEADER_CHARS = 10_000;

/**
 * A table with a line for each recipe, as RFC 4180 describes it; its first line names the columns. Alone or in a zip, as Plan to Eat
 * exports it.
 */
export const csv: MoveFormat = {
  ...FORMATS.csv,
  recognises: ({ name, entries }) =>
    entries === undefined
      ? ENDING.test(name)
      : entries.some((entry) => ENDING.test(entry)) && entries.every((entry) => BESIDE.test(entry)),
  async *read(file) {
    if (!(await isZip(file))) {
      yield* recipesOf(await wholeOf(file));
      return;
    }
    const archive = await openZip(file);
    for (const entry of archive.entries.filter(({ name }) => ENDING.test(name)))
      yield* recipesOf(await entry.bytes(), entry.name);
  },
};

async function* recipesOf(bytes: Buffer, place = ''): AsyncGenerator<MovedRecipe | MovedFailure, void> {
  // Excel says in a line of its own what stands between the cells.
  const text = decodeText(bytes).replace(/^sep=.\r?\n/i, '');
  const [firstLine = ''] = text.slice(0, HEADER_CHARS).split(/[\r\n]/, 1);
  let columns: Header[] | undefined;
  let line = 0;
  for await (const cells of rowsOf(text, delimiterOf(firstLine))) {
    if (columns) yield await oneRecipe(`${place}#${(line += 1)}`, cellsOf(columns, cells));
    else columns = cells.map((name) => ({ name: name.trim(), column: valueNamed(name) }));
    if (!columns.some(({ column }) => column === 'title')) break;
  }
  if (line === 0) throw new MoveFileError('no-recipes');
}

type Header = Pick<NamedValue, 'name' | 'column'>;

/** Of a row with more cells than names, as when a text with commas stands without quotes, none is left out. */
const cellsOf = (columns: readonly Header[], cells: readonly string[]) => () =>
  recipeOfValues(
    cells.map((text, index): NamedValue => {
      const { name = '', column } = columns[index] ?? {};
      return {
        ...{ name: name || `Column ${index + 1}`, column },
        text: textOfCell(text),
      };
    }),
  );

async function* rowsOf(text: string, delimiter: string): AsyncGenerator<string[], void> {
  const options = { delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
  const parser = parse({ ...options, skip_records_with_empty_values: true, cast: cellAt });
  try {
    for await (const row of Readable.from(piecesOf(text)).pipe(parser)) yield row as string[];
  } catch (error) {
    throw error instanceof MoveFileError ? error : new MoveFileError('broken-file', error);
  }
}

/** Counted while the row is read: later it would be in memory as a whole. */
function cellAt(text: string, { index }: { index: number }): string {
  if (index >= MAX_CELLS) throw new MoveFileError('too-many-cells');
  return text;
}

function* piecesOf(text: string): Generator<string, void> {
  for (let at = 0; at < text.length;) {
    // Never between the halves of a character.
    const end = at + PIECE_CHARS + (isHalf(text.charCodeAt(at + PIECE_CHARS - 1)) ? 1 : 0);
    yield text.slice(at, end);
    at = end;
  }
}

const isHalf = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

function delimiterOf(header: string): string {
  const counts = [',', ';', '\t'].map((sign) => [sign, header.split(sign).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** A list may be written as JSON. */
function textOfCell(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  if (!/^\["[\s\S]*"\]$/.test(text)) return text;
  try {
    return textsOf(JSON.parse(text) as JsonValue).join('\n');
  } catch {
    return text;
  }
}
