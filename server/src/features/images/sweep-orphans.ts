import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';

type OrphanDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/** The sweep runs every two minutes and checks one part of the storage, by the first two digits of the keys. */
const PARTS = 256;
const PART_MS = 2 * 60_000;
const SETTLED_MS = 60 * 60_000;
/** An operator who configured the wrong storage or database has this long to notice. */
const GRACE_MS = 7 * 24 * SETTLED_MS;
const SAMPLE = 40;
/** How many of the sample may be missing, and how many unknown folders any part may hold. */
const FEW_MISSING = 2;
const FEW_UNKNOWN = 10;
/** Other files below the same folder are not ours. */
const IMAGE_FOLDER = /^photos\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reconciles files and rows, one part of the storage at a time and every part within nine hours. They differ only after one
 * of the two was restored from a backup. What has differed for a week is removed, but nothing while storage and database do
 * not seem to belong together.
 */
export async function sweepOrphans(deps: OrphanDeps): Promise<void> {
  const part = Math.floor(deps.now().getTime() / PART_MS) % PARTS;
  await sweepPart(deps, part.toString(16).padStart(2, '0'));
}

/** Reconciles the images whose keys begin with these digits. */
export async function sweepPart(deps: OrphanDeps, digits: string): Promise<void> {
  const start = `photos/${digits}`;
  // Rows are read before the files, so that an image stored meanwhile is not taken for a row without files.
  const rows = await settledRows(deps, start);
  const folders = (await deps.storage.folders(start)).filter((key) => IMAGE_FOLDER.test(key));
  if (rows.length === 0 && folders.length === 0) return;
  if (!(await isStoreOfDatabase(deps))) {
    deps.log.error('images have no files: is STORAGE_URL the store they were written to?');
    return;
  }
  await buryFiles(deps, folders);
  await markRows(deps, { rows, folders: new Set(folders) });
  await removeRows(deps, start);
}

interface ImageRow {
  id: string;
  storage_key: string;
}

function settledRows({ db, now }: OrphanDeps, start: string): Promise<ImageRow[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'storage_key'])
    .where('storage_key', 'like', `${start}%`)
    .where('created_at', '<', new Date(now().getTime() - SETTLED_MS))
    .execute();
}

/** False for an empty database, and when many images have no files: then storage or database is another installation's. */
async function isStoreOfDatabase({ db, storage }: OrphanDeps): Promise<boolean> {
  const sample = await db
    .selectFrom('photos')
    .select('storage_key')
    .where('files_missing_since', 'is', null)
    .orderBy(sql`random()`)
    .limit(SAMPLE)
    .execute();
  let found = 0;
  for (const { storage_key: key } of sample) if ((await storage.folders(key)).includes(key)) found += 1;
  return found > 0 && found >= sample.length - FEW_MISSING;
}

/**
 * Schedules files that neither an image nor a tombstone names for deletion in a week, unless an image names them by then.
 * Both are checked in one statement: an image that is being stored has a tombstone until its row exists.
 */
async function buryFiles({ db, now, log }: OrphanDeps, folders: readonly string[]): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${folders}::text[]) as key
    where not exists (select from photos where storage_key = key)
      and not exists (select from file_tombstones where storage_key = key)`.execute(db);
  if (rows.length === 0) return;
  if (rows.length > FEW_UNKNOWN && rows.length > folders.length / 2) {
    log.error({ count: rows.length }, 'most files are of no image: is this database the one of this store?');
    return;
  }
  const remove_after = new Date(now().getTime() + GRACE_MS);
  await db
    .insertInto('file_tombstones')
    .values(rows.map(({ key }) => ({ storage_key: key, remove_after })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  log.warn({ keys: rows.map(({ key }) => key) }, 'files of no image go in a week');
}

async function markRows(
  { db, now, log }: OrphanDeps,
  { rows, folders }: { rows: readonly ImageRow[]; folders: ReadonlySet<string> },
): Promise<void> {
  const idsOf = (isThere: boolean) =>
    rows.filter(({ storage_key }) => folders.has(storage_key) === isThere).map(({ id }) => id);
  await sql`
    update photos set files_missing_since = null
    where id = any (${idsOf(true)}::uuid[]) and files_missing_since is not null`.execute(db);
  const lost = await sql<{ id: string }>`
    update photos set files_missing_since = ${now()}
    where id = any (${idsOf(false)}::uuid[]) and files_missing_since is null
    returning id`.execute(db);
  if (lost.rows.length > 0)
    log.warn({ photoIds: lost.rows.map(({ id }) => id) }, 'images without files go in a week');
}

async function removeRows({ db, now, log }: OrphanDeps, start: string): Promise<void> {
  const removed = await db
    .deleteFrom('photos')
    .where('storage_key', 'like', `${start}%`)
    .where('files_missing_since', '<', new Date(now().getTime() - GRACE_MS))
    .returning('id')
    .execute();
  if (removed.length > 0)
    log.warn({ photoIds: removed.map(({ id }) => id) }, 'images without files are removed');
}
