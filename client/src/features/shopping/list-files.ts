import { AISLES, type Aisle } from '@larder/shared/shopping/aisles';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { typedLines } from './use-list-writes.ts';
import type { ShownEntry } from './use-shopping-list.ts';

/** Something from a file that may go on a list. */
export interface Thing {
  text: string;
  note: string;
  isTicked: boolean;
  aisle: Aisle | null;
}

const COLUMNS = ['item', 'note', 'aisle', 'ticked'] as const;
/** What others call them, without case, spaces and signs. */
const NAMES = {
  text: ['item', 'name', 'product', 'article', 'food', 'ingredient', 'artikel', 'produkt', 'zutat'],
  amount: ['amount', 'quantity', 'qty', 'count', 'menge', 'anzahl'],
  unit: ['unit', 'einheit'],
  note: ['note', 'notes', 'comment', 'notiz', 'notizen', 'bemerkung'],
  aisle: ['aisle'],
  ticked: ['ticked', 'checked', 'done', 'purchased', 'bought', 'erledigt'],
};
const YES = /^(?:true|yes|1|x|ja)$/i;

/** What is on a list as a table with a row for each entry, which `thingsIn` reads again. */
export function listAsCsv(entries: readonly ShownEntry[]): string {
  const rows = entries
    .filter(({ isRemoved }) => !isRemoved.value)
    .map(({ text, note, aisle, isTicked }) => [
      ...[text.value, note.value, aisle.value ?? '', isTicked.value ? 'yes' : 'no'],
    ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** What begins with a sign would be computed by a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** What a file has for a list, up to as much as a list holds: of a table its rows, of a text its lines. @throws for a broken table. */
export async function thingsIn(name: string, content: string): Promise<Thing[]> {
  const text = content.replace(/^\uFEFF/, '');
  const things = /\.(?:csv|tsv)$/i.test(name) ? await thingsInTable(text) : typedLines(text).map(plainThing);
  return things.filter((thing) => thing.text !== '').slice(0, SHOPPING_LIMITS.entries);
}

export function plainThing(text: string): Thing {
  return { text, note: '', isTicked: false, aisle: null };
}

async function thingsInTable(text: string): Promise<Thing[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const rows: string[][] = parse(text, {
    ...{ delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true, trim: true },
  });
  const [header = [], ...more] = rows;
  const columns = header.map((one) => one.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const placeOf = (names: readonly string[]) => columns.findIndex((column) => names.includes(column));
  const places = { ...mapValues(NAMES, placeOf) };
  // Without a known header the first column has the things.
  if (places.text === -1) return rows.map(([first = '']) => plainThing(cut(first, SHOPPING_LIMITS.text)));
  return more.map((row) => {
    const at = (column: keyof typeof NAMES) => (row[places[column]] ?? '').replace(/^'(?=[=+\-@])/, '');
    const said = [at('amount'), at('unit'), at('text')].filter((part) => part !== '').join(' ');
    return {
      text: at('text') === '' ? '' : cut(said, SHOPPING_LIMITS.text),
      note: cut(at('note'), SHOPPING_LIMITS.note),
      isTicked: YES.test(at('ticked')),
      aisle: AISLES.find((aisle) => aisle === at('aisle')) ?? null,
    };
  });
}

function mapValues<Name extends string, From, To>(of: Record<Name, From>, map: (from: From) => To) {
  return Object.fromEntries(Object.entries<From>(of).map(([name, value]) => [name, map(value)])) as Record<
    Name,
    To
  >;
}

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const counted = [',', ';', '\t'].map((one) => ({ one, count: line.split(one).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).one;
}

const cut = (text: string, most: number) => text.trim().slice(0, most).trim();

/** Hands a text over as a file to be saved. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-'),
  });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
