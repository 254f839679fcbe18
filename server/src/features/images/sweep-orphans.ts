import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';

type OrphanDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

/** A sweep comes by every two minutes and looks at one part of the store, by the first two digits of the keys. */
const PARTS = 256;
const PART_MS = 2 * 60_000;
const SETTLED_MS = 60 * 60_000;
/** Whoever gave Larder another store or another database has this long to notice. */
const PATIENCE_MS = 7 * 24 * SETTLED_MS;
const SAMPLE = 40;
/** How many of the sample may be missing, and how many unknown folders a part may hold, however many it has. */
const FEW_MISSING = 2;
const FEW_UNKNOWN = 10;
/** What else is kept below the same folder is not ours. */
const OF_A_PICTURE = /^photos\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Brings files and rows back in step, a part of the store at a time: every part within nine hours. Nothing of ours leaves them
 * out of step; a restored backup of one of the two does. What is out of step for a week is removed, and nothing while the
 * store and the database do not look like each other's.
 */
export async function sweepOrphans(deps: OrphanDeps): Promise<void> {
  const part = Math.floor(deps.now().getTime() / PART_MS) % PARTS;
  await sweepPart(deps, part.toString(16).padStart(2, '0'));
}

/** The same for the keys of images that begin with these digits. */
export async function sweepPart(deps: OrphanDeps, digits: string): Promise<void> {
  const start = `photos/${digits}`;
  // Before the files: an image that is stored meanwhile has files that no row of these names, and no row without files.
  const rows = await settledRows(deps, start);
  const folders = (await deps.storage.folders(start)).filter((key) => OF_A_PICTURE.test(key));
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

/** False for an empty database, and where more than a few images have no files: one of the two is another Larder's. */
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
 * Files that neither an image nor a tombstone names go in a week, unless an image names them by then. One statement sees
 * both: an image that is being stored has a tombstone until its row is there.
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
  const remove_after = new Date(now().getTime() + PATIENCE_MS);
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
    .where('files_missing_since', '<', new Date(now().getTime() - PATIENCE_MS))
    .returning('id')
    .execute();
  if (removed.length > 0)
    log.warn({ photoIds: removed.map(({ id }) => id) }, 'images without files are removed');
}
