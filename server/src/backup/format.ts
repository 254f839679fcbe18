import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StartError } from '../process/start-error.ts';

// A backup is a tar: the header, the tables in parts, the files, and the manifest last (docs/adr, 'backups').

export const FORMAT = 1;
export const HEADER = 'larder-backup.json';
export const MANIFEST = 'manifest.json';
/** Of a table's rows before compression: what is held at once, whatever the size of the table. */
export const PART_BYTES = 4 * 1024 * 1024;
/** No entry is larger. A full-size photo has at most some 30 MB. */
export const MAX_ENTRY_BYTES = 256 * 1024 * 1024;

/** Where the hash of an entry stands: a field of its own in its extended header, which other programs for tar pass over. */
export const HASH = 'LARDER.sha256';

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

export const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The version of Larder that wrote it. */
  larder: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })).min(1),
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1) })),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
});
export type Header = z.infer<typeof headerSchema>;

export const manifestSchema = z.strictObject({
  /** Of all entries before it: how many, their bytes, and the hash over name, size and hash of each. */
  entries: count,
  bytes: count,
  sha256,
  /** Of each table. */
  rows: z.record(name, count),
  files: count,
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What one entry is, by its name; undefined for any other name. Keys of files are checked by the storage too. */
export function kindOf(entry: string): { table: string; part: number } | { key: string } | undefined {
  const part = /^tables\/([a-z_][a-z0-9_]{0,62})\/(\d{1,9})\.copy\.gz$/.exec(entry);
  if (part?.[1] !== undefined) return { table: part[1], part: Number(part[2]) };
  const file = /^files\/((?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*)$/.exec(entry);
  return file?.[1] === undefined ? undefined : { key: file[1] };
}

export const partName = (table: string, part: number): string => `tables/${table}/${part}.copy.gz`;
export const fileName = (key: string): string => `files/${key}`;

export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Counts the entries in their order. Only sums are held, so that a backup may have any number of files. */
export class Tally {
  entries = 0;
  bytes = 0;
  readonly #hash = createHash('sha256');

  add(entry: string, size: number, hash: string): void {
    this.entries += 1;
    this.bytes += size;
    this.#hash.update(`${entry} ${size} ${hash}\n`);
  }

  sums(): Pick<Manifest, 'entries' | 'bytes' | 'sha256'> {
    return { entries: this.entries, bytes: this.bytes, sha256: this.#hash.copy().digest('hex') };
  }
}

/** A backup that is not whole, or not as it was written. */
export class DamagedBackupError extends StartError {
  constructor(what: string, cause?: unknown) {
    super(`This backup is damaged: ${what}. Nothing was restored; use another one.`, { cause });
  }
}
