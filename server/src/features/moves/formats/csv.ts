import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { splitTags } from '../../../extraction/page/tags.ts';
import { MoveFileError, type MovedFailure, type MovedRecipe, type MoveFormat } from './contract.ts';
import { decodeText } from './guards/text.ts';
import { openZip } from './guards/zip.ts';
import { factsOf } from './reading/facts.ts';
import { ingredientLines, stepLines } from './reading/lines.ts';
import { oneRecipe, type ReadRecipe } from './reading/one-recipe.ts';
import { addressOf, dateOf, ratingOf } from './reading/values.ts';
import { isZip, wholeOf } from './reading/zip-or-one.ts';
import { FORMATS } from './names.ts';

/** What columns are called, without case, spaces and signs. */
const COLUMNS = {
  title: ['title', 'name', 'recipe', 'recipename', 'recipetitle', 'titel'],
  description: ['description', 'summary', 'intro', 'beschreibung'],
  ingredients: ['ingredients', 'ingredient', 'recipeingredient', 'zutaten'],
  instructions: [
    'instructions',
    'directions',
    'steps',
    'method',
    'preparation',
    'recipeinstructions',
    'zubereitung',
  ],
  servings: ['servings', 'serves', 'yield', 'yields', 'recipeyield', 'portionen'],
  prep: ['preptime', 'prep', 'preparationtime', 'activetime', 'vorbereitungszeit'],
  cook: ['cooktime', 'cook', 'cookingtime', 'performtime', 'kochzeit'],
  total: ['totaltime', 'time', 'total', 'gesamtzeit'],
  difficulty: ['difficulty', 'level', 'schwierigkeit'],
  cuisine: ['cuisine', 'cuisines', 'recipecuisine'],
  tags: ['tags', 'tag', 'keywords', 'labels', 'schlagworter'],
  categories: ['categories', 'category', 'course', 'recipecategory', 'kategorien', 'kategorie'],
  url: ['url', 'sourceurl', 'link', 'website', 'originalurl', 'orgurl'],
  source: ['source', 'author', 'sourcename', 'quelle'],
  notes: ['notes', 'note', 'comments', 'notizen'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo'],
  rating: ['rating', 'stars', 'bewertung'],
  created: ['created', 'createdat', 'datecreated', 'dateadded', 'date'],
  favorite: ['favorite', 'favourite', 'isfavorite', 'starred'],
  collections: ['collections', 'collection', 'cookbook', 'cookbooks'],
} as const;
type Column = keyof typeof COLUMNS;

const ENDING = /\.(?:csv|tsv)$/i;
/** What may stand beside tables in a zip. */
const BESIDE = /\.(?:csv|tsv|txt|jpe?g|png|webp|gif)$/i;
/** Of a row. */
const MAX_CELLS = 1_000;
/** A row is read when its piece of the text is: all at once they would fill the memory. */
const PIECE_CHARS = 65_536;
/** What names the columns is shorter. */
const HEADER_CHARS = 10_000;

const YES = /^(?:true|yes|1|x|ja)$/i;
const NO = /^(?:false|no|0|nein)$/i;

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
    else columns = cells.map((name) => ({ name: name.trim(), column: columnOf(name) }));
    if (!columns.some(({ column }) => column === 'title')) break;
  }
  if (line === 0) throw new MoveFileError('no-recipes');
}

interface Cell {
  column: Column | undefined;
  name: string;
  text: string;
}

type Header = Pick<Cell, 'name' | 'column'>;

/** Of a row with more cells than names, as when a text with commas stands without quotes, none is left out. */
const cellsOf = (columns: readonly Header[], cells: readonly string[]) => () =>
  recipeOf(
    cells.map((text, index): Cell => {
      const { name = '', column } = columns[index] ?? {};
      return {
        ...{ name: name || `Column ${index + 1}`, column },
        text: text.replace(/\r\n?/g, '\n').trim(),
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

function columnOf(name: string): Column | undefined {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const found = Object.entries(COLUMNS).find(([, names]) => (names as readonly string[]).includes(plain));
  return found?.[0] as Column | undefined;
}

/** Tables that were made from pages have the breaks of their lines as tags. */
function withLineEnds(text: string): string {
  return text.replace(/<br\s?\/?>|<\/?(?:li|p|ul|ol)>/gi, '\n');
}

function recipeOf(cells: readonly Cell[]): ReadRecipe {
  const said: Partial<Record<Column, string>> = {};
  const further: Cell[] = [];
  for (const cell of cells.filter(({ text }) => text !== '')) {
    if (cell.column === undefined || said[cell.column] !== undefined) further.push(cell);
    else said[cell.column] = cell.text;
  }
  const { leftOver, ...facts } = factsOf(said);
  const url = addressOf(said.url) ?? addressOf(said.source);
  const [rating, created] = [ratingOf(said.rating), dateOf(said.created)];
  const isUnderstood: Partial<Record<Column, boolean>> = {
    url: addressOf(said.url) !== undefined,
    rating: rating !== undefined || Number(said.rating) === 0,
    created: created !== undefined,
    favorite: YES.test(said.favorite ?? '') || NO.test(said.favorite ?? ''),
  };
  const inWords = cells.filter(
    ({ column, text }) => column && text === said[column] && isUnderstood[column] === false,
  );
  return {
    title: said.title ?? '',
    description: said.description,
    ingredients: ingredientLines(withLineEnds(said.ingredients ?? '')),
    instructions: stepLines(withLineEnds(said.instructions ?? '')),
    ...facts,
    cuisine: splitTags(said.cuisine ?? ''),
    tags: [...splitTags(said.tags ?? ''), ...splitTags(said.categories ?? '')],
    sourceUrl: url,
    sourceName: said.source === url ? undefined : said.source,
    notes: said.notes,
    nutrition: said.nutrition,
    rating,
    created,
    isFavorite: YES.test(said.favorite ?? ''),
    collections: splitTags(said.collections ?? ''),
    leftOver: [...leftOver, ...[...inWords, ...further].map(({ name: label, text }) => ({ label, text }))],
  };
}
