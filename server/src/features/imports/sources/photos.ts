import type { ImportDraft, ImportError, ImportPhotoState } from '@larder/shared/import/schema';
import type { ImportStage } from '@larder/shared/import/messages';
import { PHOTO_MESSAGES, PHOTO_NOTES } from '@larder/shared/photo/messages';
import type { Db } from '../../../db/db.ts';
import { AppError, asAppError } from '../../../errors.ts';
import { draftOfPhotos } from '../../../extraction/photo/draft-of-photos.ts';
import {
  REFUSAL_MESSAGES,
  type PhotoPart,
  type PhotoReading,
} from '../../../extraction/photo/photo-reading.ts';
import { LeaseEnded } from '../../../jobs/lease.ts';
import { beginStage } from '../../../process/metrics.ts';
import { fullSizeOf, rotateImage } from '../../images/rotate-image.ts';
import type { ImportLease } from '../lease.ts';
import { changePhotoStates, concludePhotos, leasedPhotos } from '../leased-photos.ts';
import { nextPhoto, releasePhotos, withPhoto } from '../photo-states.ts';
import type { LeasedImport, SourceDeps } from './source.ts';

interface Work extends LeasedImport {
  deps: SourceDeps;
  /** The photos that were read by themselves, and were no recipe: a page may be one beside another. */
  refusedAlone: Set<string>;
  /** What is read now was such a photo, and another one is a recipe. */
  isReadAgain: boolean;
}

/**
 * Reads the photos of an import one after the other, those too that are added meanwhile, and makes one draft of them. What
 * was read of a photo is stored, so that no other worker and no rearranging of the pages reads it again. A page that is no recipe
 * by itself, as a method without its list, is read once more when another page is one.
 */
export async function importPhotos(deps: SourceDeps, leased: LeasedImport): Promise<void> {
  const work = { deps, ...leased, refusedAlone: new Set<string>(), isReadAgain: false };
  const { lease } = leased;
  await changePhotoStates(deps.db, lease, async (known) => ({
    photos: releasePhotos(known),
    stage: 'preparing',
  }));
  do {
    for (let photo = await beginNext(work); photo; photo = await beginNext(work)) await readOne(work, photo);
    for (const photo of await beginAgain(work)) await readOne({ ...work, isReadAgain: true }, photo);
    work.held.throwIfAborted();
  } while (!(await concludePhotos(deps, lease, (photos, db) => concluded(db, lease, photos))));
}

async function beginNext({ deps, lease, held }: Work): Promise<ImportPhotoState | undefined> {
  held.throwIfAborted();
  let next: ImportPhotoState | undefined;
  await changePhotoStates(deps.db, lease, async (known) => {
    next = nextPhoto(known);
    const photos = next ? withPhoto(known, next.photoId, { status: 'processing' }) : known;
    return { photos, stage: 'preparing' };
  });
  return next;
}

/** The photos that were no recipe by themselves, where another one is by now. */
async function beginAgain({ deps, lease, refusedAlone }: Work): Promise<ImportPhotoState[]> {
  let again: ImportPhotoState[] = [];
  if (refusedAlone.size === 0) return again;
  await changePhotoStates(deps.db, lease, async (known) => {
    const isRecipe = known.some(({ status }) => status === 'completed');
    again = known.filter(
      ({ photoId, status }) => isRecipe && status === 'error' && refusedAlone.has(photoId),
    );
    refusedAlone.clear();
    const ids = new Set(again.map(({ photoId }) => photoId));
    const photos = known.map((state): ImportPhotoState =>
      ids.has(state.photoId) ? { ...state, status: 'processing', error: undefined } : state,
    );
    return { photos, stage: 'preparing' };
  });
  return again;
}

/** A photo that cannot be read says so itself; the others are read all the same. */
async function readOne(work: Work, photo: ImportPhotoState): Promise<void> {
  const { deps, lease, held } = work;
  try {
    await readAndStore(work, photo);
  } catch (error) {
    held.throwIfAborted();
    // Neither an outage nor a full account is about this photo alone.
    if (error instanceof LeaseEnded || (!(error instanceof AppError) && asAppError(error))) throw error;
    deps.log.error({ importId: lease.id, photoId: photo.photoId, err: error }, 'a photo was not read');
    await settlePhoto(work, photo, { status: 'error', error: PHOTO_MESSAGES.processFailed });
  }
}

async function readAndStore(work: Work, photo: ImportPhotoState): Promise<void> {
  const { deps, lease, held, refusedAlone } = work;
  await reachStage(work, photo, 'converting');
  const stored = await fullSizeOf(deps, { vaultId: lease.vaultId, photoId: photo.photoId });
  if (stored === null) return settlePhoto(work, photo, { status: 'error', error: PHOTO_MESSAGES.missing });
  await reachStage(work, photo, 'uploading');
  const isFurtherPage = await followsAnother(work, photo);
  await reachStage(work, photo, 'processing');
  const isWanted = () => isStillThere(work, photo);
  const endStage = beginStage('photo', 'processing');
  const reading = await deps.readPhoto(stored.bytes, { isFurtherPage, signal: held, isWanted });
  endStage();
  if (!isFurtherPage && !reading.ok && reading.refusal === 'noRecipe') refusedAlone.add(photo.photoId);
  if (!(await isWanted())) return;
  await reachStage(work, photo, 'structuring');
  await storeReading(work, { ...photo, ...stored }, reading);
}

/** Not taken out of the import meanwhile. */
async function isStillThere({ deps, lease }: Work, { photoId }: ImportPhotoState): Promise<boolean> {
  return (await leasedPhotos(deps.db, lease)).some((state) => state.photoId === photoId);
}

async function storeReading(
  work: Work,
  photo: ImportPhotoState & { bytes: Buffer },
  reading: PhotoReading,
): Promise<void> {
  // Of a photo that gave nothing the way it lies is a guess.
  if (!reading.ok)
    return settlePhoto(work, photo, { status: 'error', error: REFUSAL_MESSAGES[reading.refusal] });
  const { photoId, bytes, image } = photo;
  const { turn, note, part } = reading;
  const completed = {
    status: 'completed' as const,
    image,
    isHard: part.isHard,
    ...(note && { note: PHOTO_NOTES[note] }),
  };
  if (turn === 0) return settlePhoto(work, photo, completed, part);
  const own = { vaultId: work.lease.vaultId, photoId, bytes };
  // Together: what the import shows of a photo is how it lies.
  await rotateImage(work.deps, own, turn, (db, replace) =>
    changePhotoStates(db, work.lease, async (known) => {
      const photos = withPhoto(known, photoId, { stage: 'complete', ...completed, image: await replace() });
      await storePart(db, { lease: work.lease, photoId, part });
      return { photos, stage: 'structuring' };
    }),
  );
}

/** Whether a photo before it has begun the recipe, or it is none by itself and another one is. */
async function followsAnother(
  { deps, lease, isReadAgain }: Work,
  { photoId }: ImportPhotoState,
): Promise<boolean> {
  let follows = false;
  await changePhotoStates(deps.db, lease, async (photos) => {
    const place = photos.findIndex((state) => state.photoId === photoId);
    follows = isReadAgain || photos.slice(0, place).some(({ status }) => status === 'completed');
    return { photos, stage: 'uploading' };
  });
  return follows;
}

async function reachStage(
  { deps, lease, held }: Work,
  photo: ImportPhotoState,
  stage: ImportStage,
): Promise<void> {
  held.throwIfAborted();
  await changePhotoStates(deps.db, lease, async (known) => ({
    photos: withPhoto(known, photo.photoId, { stage }),
    stage,
  }));
}

/** What became of a photo, with what was read of it; nothing when it was taken out of the import meanwhile. */
async function settlePhoto(
  { deps, lease }: Work,
  { photoId }: ImportPhotoState,
  outcome: Partial<ImportPhotoState>,
  part?: PhotoPart,
): Promise<void> {
  await changePhotoStates(deps.db, lease, async (known, db) => {
    const isThere = known.some((state) => state.photoId === photoId);
    if (part && isThere) await storePart(db, { lease, photoId, part });
    return { photos: withPhoto(known, photoId, { stage: 'complete', ...outcome }), stage: 'structuring' };
  });
}

async function storePart(
  db: Db,
  { lease, photoId, part }: { lease: ImportLease; photoId: string; part: PhotoPart },
): Promise<void> {
  const reading = JSON.stringify(part);
  await db
    .insertInto('photo_readings')
    .values({ import_id: lease.id, photo_id: photoId, user_id: lease.vaultId, reading })
    .onConflict((conflict) => conflict.columns(['import_id', 'photo_id']).doUpdateSet({ reading }))
    .execute();
}

async function concluded(
  db: Db,
  { id }: ImportLease,
  photos: readonly ImportPhotoState[],
): Promise<ImportDraft | ImportError> {
  const rows = await db
    .selectFrom('photo_readings')
    .select(['photo_id', 'reading'])
    .where('import_id', '=', id)
    .execute();
  // Written by this program, in this form.
  const parts = new Map(rows.map((row) => [row.photo_id, row.reading as unknown as PhotoPart]));
  const read = photos.map(({ photoId, status, image }) => ({
    image,
    part: status === 'completed' ? parts.get(photoId) : undefined,
  }));
  if (read.some(({ part }) => part)) return draftOfPhotos(read);
  return { appCode: 'IMPORT_NO_RECIPE', message: photos[0]?.error ?? PHOTO_MESSAGES.noRecipe };
}
