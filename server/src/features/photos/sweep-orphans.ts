import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';

type OrphanDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/** A sweep comes by every two minutes and looks at one part of the store, by the first two digits of the keys. */
const PARTS = 256;
const PART_MS = 2 * 60_000;
const SETTLED_MS = 60 * 60_000;
const SAMPLE = 20;

/**
 * Brings files and rows back in step, a part of the store at a time: every part within nine hours. Nothing of ours leaves them
 * out of step; a restored backup of one of the two does.
 */
export async function sweepOrphans(deps: OrphanDeps): Promise<void> {
  const part = Math.floor(deps.now().getTime() / PART_MS) % PARTS;
  await sweepPart(deps, part.toString(16).padStart(2, '0'));
}

/** The same for the keys of pictures that begin with these digits. */
export async function sweepPart(deps: OrphanDeps, digits: string): Promise<void> {
  const start = `photos/${digits}`;
  const known = new Set(await deps.storage.folders(start));
  await buryFiles(deps, [...known]);
  await removeRows(deps, start, known);
}

/**
 * Files that neither a picture nor a tombstone names go with the next sweep. One statement sees both: a picture that is being
 * stored has a tombstone until its row is there.
 */
async function buryFiles({ db, log }: OrphanDeps, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  const { rows } = await sql<{ storage_key: string }>`
    insert into file_tombstones (storage_key)
    select key from unnest(${folders}::text[]) as key
    where not exists (select from photos where storage_key = key)
      and not exists (select from file_tombstones where storage_key = key)
    on conflict do nothing
    returning storage_key`.execute(db);
  if (rows.length > 0)
    log.warn({ keys: rows.map((row) => row.storage_key) }, 'files of no picture are removed');
}

/** Pictures without files are removed, unless it is the store that is another one: then most have none. */
async function removeRows(deps: OrphanDeps, start: string, known: ReadonlySet<string>): Promise<void> {
  const { db, now, log } = deps;
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'storage_key'])
    .where('storage_key', 'like', `${start}%`)
    .where('created_at', '<', new Date(now().getTime() - SETTLED_MS))
    .execute();
  const lost = rows.filter(({ storage_key }) => !known.has(storage_key));
  if (lost.length === 0) return;
  if (!(await hasMostFiles(deps))) {
    log.error('most pictures have no files: is STORAGE_URL the store they were written to?');
    return;
  }
  for (const { id, storage_key } of lost) {
    // Turned meanwhile, it has another key.
    await db.deleteFrom('photos').where('id', '=', id).where('storage_key', '=', storage_key).execute();
    log.warn({ photoId: id }, 'a picture without files is removed');
  }
}

async function hasMostFiles({ db, storage }: OrphanDeps): Promise<boolean> {
  const sample = await db
    .selectFrom('photos')
    .select('storage_key')
    .orderBy(sql`random()`)
    .limit(SAMPLE)
    .execute();
  const found = await Promise.all(
    sample.map(async ({ storage_key: key }) => (await storage.folders(key)).includes(key)),
  );
  return found.filter(Boolean).length > sample.length / 2;
}
