import type pg from 'pg';
import type { Storage } from '../adapters/storage/storage.ts';
import { contentTypeOf, IMAGE_FORMATS } from '../features/images/formats.ts';
import { FULL_SIZE_FILE } from '../features/images/process-image.ts';
import { fileName } from './format.ts';
import type { NewEntry } from './write-archive.ts';

const ROWS_AT_ONCE = 200;

interface FilesOfRow {
  table: 'photos' | 'exports';
  storageKey: string;
  suffixes: string[];
}

/** What became of the files that the rows name. */
export interface FilesFound {
  files: number;
  /** Deleted since, with their rows. */
  deleted: number;
  /** Keys of files that are not there although their rows are. */
  missing: string[];
}

/** How many keys of missing files are listed; there may be any number where the storage is the wrong one. */
const LISTED = 20;

/** The files that the rows of the snapshot name, read while people go on. `now` sees the rows as they are now. */
export async function* storedFiles(
  { snapshot, now, storage }: { snapshot: pg.Client; now: pg.Client; storage: Storage },
  found: FilesFound & { missingCount: number },
): AsyncGenerator<NewEntry, void> {
  for await (const row of rowsWithFiles(snapshot)) {
    const keys = row.suffixes.map((suffix) => `${row.storageKey}/${suffix}`);
    const bodies = await Promise.all(keys.map((key) => storage.get(key)));
    for (const [index, body] of bodies.entries()) {
      const key = keys[index] ?? '';
      if (body) {
        found.files += 1;
        yield { name: fileName(key), body };
      } else if (await isNamed(now, row)) {
        found.missingCount += 1;
        if (found.missing.length < LISTED) found.missing.push(key);
      } else found.deleted += 1;
    }
  }
}

/** Files are deleted after their rows, so a file that is missing and still named is lost. */
async function isNamed(now: pg.Client, { table, storageKey }: FilesOfRow): Promise<boolean> {
  const { rows } = await now.query(`select from ${table} where storage_key = $1`, [storageKey]);
  return rows.length > 0;
}

async function* rowsWithFiles(snapshot: pg.Client): AsyncGenerator<FilesOfRow, void> {
  for await (const row of inPages<{ id: string; purpose: string; storage_key: string; widths: number[] }>(
    snapshot,
    'select id, purpose, storage_key, widths from photos where true',
  )) {
    const sizes = row.widths.flatMap((width) => IMAGE_FORMATS.map((format) => `${width}.${format}`));
    const suffixes = row.purpose === 'photo' ? [...sizes, FULL_SIZE_FILE] : sizes;
    yield { table: 'photos', storageKey: row.storage_key, suffixes };
  }
  for await (const row of inPages<{ id: string; storage_key: string; parts: number }>(
    snapshot,
    "select id, storage_key, parts from exports where status = 'done'",
  )) {
    const suffixes = Array.from({ length: row.parts }, (_, part) => String(part));
    // One part after the other: an export may be large.
    for (const suffix of suffixes)
      yield { table: 'exports', storageKey: row.storage_key, suffixes: [suffix] };
  }
}

async function* inPages<Row extends { id: string }>(
  client: pg.Client,
  select: string,
): AsyncGenerator<Row, void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await client.query<Row>(`${select} and id > $1 order by id limit ${ROWS_AT_ONCE}`, [
      after,
    ]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

/** The type that a file was stored with. */
export function typeOfFile(key: string): string {
  const format = IMAGE_FORMATS.find((name) => key.endsWith(`.${name}`));
  return format ? contentTypeOf(format) : 'application/zip';
}
