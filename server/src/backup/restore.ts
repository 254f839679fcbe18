import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import type { Storage } from '../adapters/storage/storage.ts';
import { openClient } from '../db/connections.ts';
import { compareWith } from '../db/migrate.ts';
import { MIGRATIONS } from '../prepare.ts';
import { StartError } from '../process/start-error.ts';
import { decrypted } from './encryption.ts';
import { DamagedBackupError, PART_BYTES, type Header, type Manifest } from './format.ts';
import { readArchive, type ReadEntry } from './read-archive.ts';
import { finishTables, loadTable, makeTables, refusePeople } from './restore-tables.ts';
import { typeOfFile } from './stored-files.ts';

export interface RestoreParts {
  databaseUrl: string;
  storage: Storage;
  /** Opens the backup from its start; it is read twice. */
  open: () => Promise<Readable>;
  passphrase?: string | undefined;
  /** Is told how far it is, often. */
  progress?: (text: string) => void;
}

const FILES_AT_ONCE = 8;

/**
 * Restores a backup into a database without people. The backup is read once to see that it is whole and that this version can
 * read it, and once more to restore it. The database changes in one transaction, when all files are in the storage.
 * @throws StartError when the backup is not whole or cannot be restored here; the database is as it was then.
 */
export async function restore(parts: RestoreParts): Promise<{ header: Header; manifest: Manifest }> {
  const client = await openClient({
    connectionString: parts.databaseUrl,
    application_name: 'larder-restore',
  });
  try {
    await refusePeople(client);
    const { header, manifest } = await verify(parts);
    await parts.storage.prepare();
    await client.query('begin');
    const made = await makeTables(client, header);
    await load(client, parts, { header, manifest, restored: new Set(made.tables) });
    parts.progress?.('checking what refers to what');
    await finishTables(client, header, made);
    await client.query('commit');
    parts.progress?.('counting for the planner');
    await client.query('analyze');
    return { header, manifest };
  } finally {
    // An open transaction ends with it.
    await client.end().catch(() => undefined);
  }
}

async function* entriesOf({ open, passphrase }: RestoreParts): AsyncGenerator<ReadEntry, void> {
  const source = await open();
  try {
    yield* readArchive(await decrypted(source, passphrase));
  } finally {
    // Of a backup in a bucket that is not read to its end, the connection would stay open.
    source.destroy();
  }
}

async function verify(parts: RestoreParts): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined;
  let count = 0;
  for await (const entry of entriesOf(parts)) {
    count += 1;
    parts.progress?.(`checked ${count} entries`);
    if (entry.kind === 'header') {
      header = entry.header;
      await refuseUnknownMigrations(header);
    }
    if (entry.kind === 'manifest' && header) return { header, manifest: entry.manifest };
  }
  throw new DamagedBackupError('its end is missing');
}

async function refuseUnknownMigrations({ larder, migrations }: Header): Promise<void> {
  const { unknown, changed } = await compareWith(
    new Map(migrations.map(({ name, sha256 }) => [name, sha256])),
    MIGRATIONS,
  );
  if (unknown[0] !== undefined)
    throw new StartError(
      `This backup is of a newer Larder (${larder}, with ${unknown[0]}). Update this one first, then restore.`,
    );
  if (changed[0] !== undefined)
    throw new StartError(
      `This backup is of another Larder (${larder}): its ${changed[0]} differs from the one here.`,
    );
}

async function load(
  client: pg.Client,
  parts: RestoreParts,
  { header, manifest, restored }: { header: Header; manifest: Manifest; restored: ReadonlySet<string> },
): Promise<void> {
  const entries = entriesOf(parts);
  const next = async () => (await entries.next()).value;
  try {
    await next();
    let entry = await next();
    for (const table of header.tables) {
      parts.progress?.(`table ${table.name}`);
      if (!restored.has(table.name)) {
        while (entry?.kind === 'part' && entry.table === table.name) entry = await next();
        continue;
      }
      const rows = await loadTable(
        client,
        table,
        (async function* () {
          for (; entry?.kind === 'part' && entry.table === table.name; entry = await next())
            yield await promisify(gunzip)(entry.body, { maxOutputLength: PART_BYTES });
        })(),
      );
      if (rows !== manifest.rows[table.name])
        throw new DamagedBackupError(
          `${table.name} has ${rows} rows in place of ${manifest.rows[table.name] ?? 0}`,
        );
    }
    const files = await loadFiles(parts, manifest, async () => {
      const file = entry;
      if (file?.kind !== 'file') return undefined;
      entry = await next();
      return file;
    });
    if (entry?.kind !== 'manifest' || files !== manifest.files)
      throw new DamagedBackupError(`it has ${files} files in place of ${manifest.files}`);
  } finally {
    await entries.return();
  }
}

/** A few are written at once, since a folder waits for its disk and a bucket for the network. */
async function loadFiles(
  { storage, progress }: RestoreParts,
  { files }: Manifest,
  next: () => Promise<{ key: string; body: Buffer } | undefined>,
): Promise<number> {
  let count = 0;
  for (let file = await next(); file;) {
    const together = [];
    for (; file && together.length < FILES_AT_ONCE; file = await next()) together.push(file);
    await Promise.all(together.map(({ key, body }) => storage.put(key, body, typeOfFile(key))));
    count += together.length;
    progress?.(`${count} of ${files} files`);
  }
  return count;
}
