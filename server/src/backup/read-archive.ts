import { pipeline, type Readable } from 'node:stream';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { StartError } from '../process/start-error.ts';
import {
  DamagedBackupError,
  FORMAT,
  HASH,
  HEADER,
  MANIFEST,
  MAX_ENTRY_BYTES,
  Tally,
  hashOf,
  headerSchema,
  kindOf,
  manifestSchema,
  type Header,
  type Manifest,
} from './format.ts';

export type ReadEntry =
  | { kind: 'header'; header: Header }
  | { kind: 'part'; table: string; body: Buffer }
  | { kind: 'file'; key: string; body: Buffer }
  | { kind: 'manifest'; manifest: Manifest };

/**
 * The entries of a backup: the header first and the manifest last. Each is given when its hash was found right; the manifest
 * when the sums over all of them are, and nothing follows.
 * @throws DamagedBackupError for whatever is not exactly what a backup wrote, StartError for what is no backup of this format.
 */
export async function* readArchive(source: Readable): AsyncGenerator<ReadEntry, void> {
  const tally = new Tally();
  let manifest: Manifest | undefined;
  for await (const { name, body, hash } of tarEntries(source)) {
    if (manifest) throw new DamagedBackupError('something follows its manifest');
    if (name === MANIFEST && tally.entries > 0) {
      manifest = parsed(manifestSchema, name, body);
      checkSums(manifest, tally);
    } else {
      const entry = entryOf(name, body, tally.entries === 0);
      tally.add(name, body.length, hash);
      yield entry;
    }
  }
  if (!manifest) throw new DamagedBackupError('its end is missing');
  yield { kind: 'manifest', manifest };
}

function entryOf(name: string, body: Buffer, isFirst: boolean): ReadEntry {
  if (isFirst !== (name === HEADER)) throw new DamagedBackupError(`${shown(name)} is not where it belongs`);
  if (isFirst) return { kind: 'header', header: headerOf(body) };
  const kind = kindOf(name);
  if (!kind) throw new DamagedBackupError(`it holds ${shown(name)}`);
  return 'table' in kind ? { kind: 'part', table: kind.table, body } : { kind: 'file', key: kind.key, body };
}

async function* tarEntries(
  source: Readable,
): AsyncGenerator<{ name: string; body: Buffer; hash: string }, void> {
  const tar = extract();
  pipeline(source, tar as unknown as NodeJS.WritableStream, () => undefined);
  let isFirst = true;
  try {
    for await (const entry of tar) {
      const { name, size, type, pax } = entry.header;
      if (isFirst && name !== HEADER) throw notABackup();
      isFirst = false;
      if (type !== 'file') throw new DamagedBackupError(`${shown(name)} is not a file`);
      if (size > MAX_ENTRY_BYTES) throw new DamagedBackupError(`${shown(name)} is too large`);
      const body = await bodyOf(entry as AsyncIterable<Buffer>);
      const hash = hashOf(body);
      if ((pax as Record<string, string> | null | undefined)?.[HASH] !== hash)
        throw new DamagedBackupError(`${shown(name)} is not what was written`);
      yield { name, body, hash };
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isFirst && isTarError(error)) throw notABackup(error);
    throw isTarError(error) ? new DamagedBackupError('it was cut or changed', error) : error;
  }
  if (isFirst) throw new DamagedBackupError('it is empty');
}

async function bodyOf(entry: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What tar-stream says of wrong bytes. Other errors are those of the source, such as a disk that cannot be read. */
function isTarError(error: unknown): boolean {
  return (
    error instanceof Error && /Unexpected end of data|Invalid tar header|premature close/i.test(error.message)
  );
}

function notABackup(cause?: unknown): StartError {
  return new StartError('This is no backup of Larder.', { cause });
}

function headerOf(body: Buffer): Header {
  const format: unknown = (jsonOf(HEADER, body) as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new StartError('This backup was written by a newer version of Larder. Update Larder first.');
  return parsed(headerSchema, HEADER, body);
}

function checkSums({ entries, bytes, sha256 }: Manifest, tally: Tally): void {
  const found = tally.sums();
  if (found.entries !== entries || found.bytes !== bytes || found.sha256 !== sha256)
    throw new DamagedBackupError(
      `it has ${found.entries} entries that are not the ${entries} it was written with`,
    );
}

function parsed<T extends z.ZodType>(schema: T, name: string, body: Buffer): z.infer<T> {
  const { data, success } = schema.safeParse(jsonOf(name, body));
  if (!success) throw new DamagedBackupError(`${name} is not what was written`);
  return data;
}

function jsonOf(name: string, body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    throw new DamagedBackupError(`${name} is not what was written`, error);
  }
}

const shown = (name: string): string => JSON.stringify(name.slice(0, 100));
