import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { asAppError, isOutage } from '../../errors.ts';
import { LeaseEnded, writeLeased } from '../../jobs/lease.ts';
import { indexArrived } from '../recipes/index-recipes.ts';
import { columnsOf } from '../recipes/recipe-fields.ts';
import type { Arriving } from './arriving.ts';
import { noteBrought } from './brought.ts';
import { createdAt, linkCollections, lockCollections } from './collections.ts';
import { findDuplicates } from './duplicates.ts';
import { addExtras } from './extras/extras.ts';
import { completeMove, reportProgress, type MoveLease } from './lease.ts';
import { recordFailures, settledEntries } from './move-items.ts';
import { storePictures } from './move-pictures.ts';
import {
  withLibrary,
  type Described,
  type Library,
  type LibraryDeps,
  type LibraryRecipe,
} from './reader/library.ts';
import { settleCollections } from './settle-collections.ts';
import { personOf, type VaultId } from '@larder/shared/ids';

type MoveDeps = Pick<Deps, 'db' | 'now' | 'log'> & LibraryDeps;

/** Recipes that are written in one transaction. */
interface Batch {
  arriving: readonly Arriving[];
  described: Described;
  percent: number;
}

const AT_ONCE = 50;
const WITHOUT_PICTURES = { pictures: [], plates: [], isCoverless: true };
/** Pictures take a while: what is ready is shown. */
const WRITE_EVERY_MS = 3_000;

/**
 * Moves every recipe of the file in, those that are settled already left out.
 * @throws MoveFileError; LeaseEnded, or why the process stops.
 */
export async function moveLibrary(deps: MoveDeps, lease: MoveLease, signal: AbortSignal): Promise<void> {
  await reportProgress(deps, lease, { stage: 'moving' });
  await withLibrary(deps, lease, signal, async (library) => {
    await writeRecipes(deps, lease, library);
    await settleCollections(deps, lease, library.described, signal);
    await addExtras({ ...deps, signal }, lease, library.extras);
  });
  await indexArrived(deps, lease.vaultId, signal);
  await completeMove(deps, lease);
}

async function writeRecipes(deps: MoveDeps, lease: MoveLease, { items, described }: Library): Promise<void> {
  const settled = await settledEntries(deps.db, lease.id);
  const total = Math.max(1, (lease.preview?.recipes ?? 0) + (lease.preview?.failed ?? 0));
  let waiting: Arriving[] = [];
  let position = 0;
  let written = Date.now();
  const write = async () => {
    const percent = Math.min(99, Math.floor((position / total) * 100));
    await writeBatch(deps, lease, { arriving: waiting, described, percent });
    [waiting, written] = [[], Date.now()];
  };
  for await (const item of items) {
    position += 1;
    if (item.kind === 'failure' || settled.has(item.entry)) continue;
    waiting.push(await arrive(deps, lease, item, position));
    if (waiting.length >= AT_ONCE || Date.now() - written > WRITE_EVERY_MS) await write();
  }
  await write();
}

async function arrive(
  deps: MoveDeps,
  lease: MoveLease,
  moved: LibraryRecipe,
  position: number,
): Promise<Arriving> {
  const [isDuplicate = false] = lease.addsDuplicates ? [] : await findDuplicates(deps.db, lease, [moved]);
  const pictures = await storePictures(deps, lease.vaultId, isDuplicate ? WITHOUT_PICTURES : moved);
  return { id: randomUUID(), position, moved, isDuplicate, ...pictures };
}

/** All of them at once; where that is refused, one by one, so that a refusal costs one recipe and no other. */
async function writeBatch(deps: MoveDeps, lease: MoveLease, batch: Batch): Promise<void> {
  try {
    await deps.db.transaction().execute((trx) => writeAll({ ...deps, db: trx }, lease, batch));
  } catch (error) {
    if (error instanceof LeaseEnded || isOutage(error)) throw error;
    const [one, ...others] = batch.arriving;
    if (!one) throw error;
    if (others.length === 0) return writeFailure(deps, lease, one, error);
    for (const each of batch.arriving) await writeBatch(deps, lease, { ...batch, arriving: [each] });
  }
}

async function writeAll(
  deps: MoveDeps,
  lease: MoveLease,
  { arriving, described, percent }: Batch,
): Promise<void> {
  const { db, now } = deps;
  await sql`select set_config('larder.moving_in', 'on', true)`.execute(db);
  await writeLeased(lease, db.updateTable('moves').set({ percent, stage: 'moving', updated_at: now() }));
  const fresh = await settle(db, lease, arriving);
  const added = fresh.filter(({ isDuplicate }) => !isDuplicate);
  const collections = await lockCollections(deps, lease, { added, described });
  await insertRecipes(deps, lease, added);
  await linkCollections(db, lease, { collections, added });
  await noteBrought(
    db,
    lease,
    added.map(({ id }) => id),
  );
  const lost = added.reduce((sum, { lostPictures }) => sum + lostPictures, 0);
  await db
    .updateTable('moves')
    .set({
      moved: sql`moved + ${added.length}`,
      skipped: sql`skipped + ${fresh.length - added.length}`,
      lost_pictures: sql`lost_pictures + ${lost}`,
    })
    .where('id', '=', lease.id)
    .where('user_id', '=', lease.vaultId)
    .execute();
}

/** Gives those that no attempt has settled before. */
async function settle(db: Db, lease: MoveLease, batch: readonly Arriving[]): Promise<Arriving[]> {
  if (batch.length === 0) return [];
  const rows = await db
    .insertInto('move_items')
    .values(
      batch.map(({ id, position, moved: { entry, title }, isDuplicate }) => ({
        ...{ move_id: lease.id, user_id: lease.vaultId, entry, position, title },
        ...(isDuplicate ? { state: 'skipped' } : { state: 'moved', recipe_id: id }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .execute();
  const settled = new Set(rows.map(({ position }) => position));
  return batch.filter(({ position }) => settled.has(position));
}

async function insertRecipes(
  { db, now }: MoveDeps,
  { vaultId }: MoveLease,
  added: readonly Arriving[],
): Promise<void> {
  if (added.length === 0) return;
  await db
    .insertInto('recipes')
    .values(
      added.map(({ id, moved: { fields, created }, imageId }) => ({
        ...columnsOf({ ...fields, imageId }),
        ...{ id, user_id: vaultId, enhanced_fields: [], updated_at: now() },
        source: fields.sourceUrl === null ? 'manual' : 'url',
        created_at: createdAt(created, now()),
      })),
    )
    .execute();
  await attachPictures(db, vaultId, added);
  await insertCookLogs(db, vaultId, added);
}

async function attachPictures(db: Db, vaultId: VaultId, added: readonly Arriving[]): Promise<void> {
  const pictures = added.flatMap(({ id, imageId, galleryIds, plateIds }) => [
    ...(imageId === null ? [] : [{ id, imageId, place: 0 }]),
    ...galleryIds.map((galleryId, index) => ({ id, imageId: galleryId, place: index + 1 })),
    ...plateIds.flatMap((plateId) => (plateId === null ? [] : [{ id, imageId: plateId, place: 0 }])),
  ]);
  await sql`update photos set recipe_id = given.recipe_id, position = given.place
    from unnest(${pictures.map(({ imageId }) => imageId)}::uuid[], ${pictures.map(({ id }) => id)}::uuid[],
      ${pictures.map(({ place }) => place)}::integer[]) as given (image_id, recipe_id, place)
    where photos.id = given.image_id and photos.user_id = ${vaultId} and photos.recipe_id is null`.execute(
    db,
  );
}

async function insertCookLogs(db: Db, vaultId: VaultId, added: readonly Arriving[]): Promise<void> {
  const entries = added.flatMap(({ id, moved, plateIds }) => {
    const plates = [...plateIds];
    return moved.cooked.map(({ day, note, hasPlate }) => ({
      ...{ recipe_id: id, id: randomUUID(), user_id: personOf(vaultId), cooked_on: day, note },
      photo_id: hasPlate ? (plates.shift() ?? null) : null,
    }));
  });
  if (entries.length > 0) await db.insertInto('cook_log').values(entries).execute();
}

async function writeFailure(
  { db, now, log }: MoveDeps,
  lease: MoveLease,
  { position, moved: { entry, title } }: Arriving,
  error: unknown,
): Promise<void> {
  const reason = asAppError(error) ? 'no-room' : 'failed';
  if (reason === 'failed') log.warn({ err: error, moveId: lease.id }, 'a recipe could not be moved in');
  await db.transaction().execute(async (trx) => {
    await writeLeased(lease, trx.updateTable('moves').set({ updated_at: now() }));
    const failed = await recordFailures(trx, lease, [{ entry, title, position, reason }]);
    await trx
      .updateTable('moves')
      .set({ failed: sql`failed + ${failed}` })
      .where('id', '=', lease.id)
      .where('user_id', '=', lease.vaultId)
      .execute();
  });
}
