import type { MoveProblem } from '@larder/shared/move/messages';
import { zipped } from './zipped.ts';

/** A file to move in that once stopped the worker for a minute or more, and what becomes of it. */
export interface HostileLibrary {
  what: string;
  fileName: string;
  /** Why it is refused; null for a file that is read. */
  problem: MoveProblem | null;
  bytes(): Buffer | Promise<Buffer>;
}

export const HOSTILE_LIBRARIES: readonly HostileLibrary[] = [
  {
    what: 'a page of 30 recipes and 10,000 divs',
    fileName: 'recipes.html',
    problem: null,
    bytes: pageOfRecipes,
  },
  {
    what: 'a row of 15 million cells',
    fileName: 'row.csv',
    problem: 'too-many-cells',
    bytes: () => Buffer.from(`title,ingredients\n${'abc,'.repeat(15_000_000)}abc\n`),
  },
  {
    what: '2 million columns',
    fileName: 'columns.csv',
    problem: 'too-many-cells',
    bytes: () => Buffer.from(`title${',abc'.repeat(2_000_000)}\nSoup\n`),
  },
  {
    what: 'a list of 20 million objects',
    fileName: 'list.json',
    problem: 'too-many-items',
    bytes: () => Buffer.from(`[${'{},'.repeat(20_000_000)}{}]`),
  },
  {
    what: '3,000 entries that share their bytes',
    fileName: 'shared.zip',
    problem: 'overlapping-entries',
    bytes: () => sharing(3_000, JSON.stringify(Array.from({ length: 6_000 }, (_, n) => recipe(n)))),
  },
];

function recipe(n: number) {
  return {
    ...{ '@type': 'Recipe', name: `Dish ${n}` },
    ...{ recipeIngredient: ['1 kg beef', '2 carrots'], recipeInstructions: ['Chop the beef.', 'Cook it.'] },
  };
}

/** 485 kB. */
function pageOfRecipes(): Buffer {
  const data = JSON.stringify(Array.from({ length: 30 }, (_, n) => recipe(n)));
  const divs = '<div>Some text of a page, no recipe at all</div>'.repeat(10_000);
  return Buffer.from(`<script type="application/ld+json">${data}</script><body>${divs}</body>`);
}

/** A zip whose directory names one packed file so many times. */
export async function sharing(times: number, text: string): Promise<Buffer> {
  const zip = await zipped({ '0000.json': text });
  const [start, end] = [zip.indexOf('PK\x01\x02', 0, 'latin1'), zip.lastIndexOf('PK\x05\x06')];
  const entries = Array.from({ length: times }, (_, n) => {
    const entry = Buffer.from(zip.subarray(start, end));
    entry.write(String(n).padStart(4, '0'), entry.indexOf('0000.json'), 'latin1');
    return entry;
  });
  const directory = Buffer.concat(entries);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([zip.subarray(0, start), directory, tail]);
}
