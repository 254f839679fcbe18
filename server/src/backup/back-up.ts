import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Storage } from '../adapters/storage/storage.ts';
import { openClient } from '../db/connections.ts';
import { PROJECT_ROOT } from '../process/project-root.ts';
import { encrypted } from './encryption.ts';
import type { Header, Manifest } from './format.ts';
import type { Destination } from './places.ts';
import { openSnapshot, tableParts } from './snapshot.ts';
import { storedFiles, type FilesFound } from './stored-files.ts';
import { archiveOf, type NewEntry } from './write-archive.ts';

/** Of what a backup is made, and where it goes. */
export interface BackupParts {
  databaseUrl: string;
  storage: Storage;
  destination: Destination;
  /** Encrypts it. */
  passphrase?: string | undefined;
  /** Is told how far it is, often. */
  progress?: (text: string) => void;
}

export interface BackupReport extends FilesFound {
  rows: number;
  missingCount: number;
}

/**
 * Backs up the database as it is at one moment, and the files that its rows name, while people go on. The destination has the
 * backup when it is whole, and nothing otherwise.
 */
export async function backUp(parts: BackupParts): Promise<BackupReport> {
  const snapshot = await clientOf(parts.databaseUrl);
  const now = await clientOf(parts.databaseUrl).catch(async (error: unknown) => {
    await snapshot.end();
    throw error;
  });
  try {
    const counts: Manifest['rows'] = {};
    const found = { files: 0, deleted: 0, missing: [], missingCount: 0 };
    const header = {
      larder: versionOfLarder(),
      createdAt: new Date().toISOString(),
      ...(await openSnapshot(snapshot)),
    };
    const entries = entriesOf({ ...parts, snapshot, now }, header, { counts, found });
    const plain = Readable.from(
      archiveOf(header, entries, () => ({ rows: counts, files: found.files })),
      { objectMode: false },
    );
    await parts.destination.write(
      parts.passphrase === undefined ? plain : await encrypted(plain, parts.passphrase),
    );
    return { ...found, rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0) };
  } finally {
    await Promise.all([snapshot.end(), now.end()].map((ended) => ended.catch(() => undefined)));
  }
}

async function* entriesOf(
  { snapshot, now, storage, progress }: BackupParts & { snapshot: pg.Client; now: pg.Client },
  { tables }: Pick<Header, 'tables'>,
  { counts, found }: { counts: Manifest['rows']; found: FilesFound & { missingCount: number } },
): AsyncGenerator<NewEntry, void> {
  for (const table of tables) {
    progress?.(`table ${table.name}`);
    yield* tableParts(snapshot, table, (rows) => (counts[table.name] = rows));
  }
  for await (const file of storedFiles({ snapshot, now, storage }, found)) {
    progress?.(`${found.files} files`);
    yield file;
  }
}

function clientOf(connectionString: string): Promise<pg.Client> {
  return openClient({ connectionString, application_name: 'larder-backup' });
}

function versionOfLarder(): string {
  const { version } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
