import type { ImportDraft, ImportError, ImportPhotoState } from '@larder/shared/import/schema';
import type { ImportStage } from '@larder/shared/import/messages';
import { PHOTO_MESSAGES, PHOTO_NOTES } from '@larder/shared/photo/messages';
import type { Deps } from '../../../ctx.ts';
import type { Db } from '../../../db/db.ts';
import { AppError, asAppError } from '../../../errors.ts';
import { draftOfPhotos } from '../../../extraction/photo/draft-of-photos.ts';
import {
  REFUSAL_MESSAGES,
  type PhotoPart,
  type PhotoReading,
  type ReadPhoto,
} from '../../../extraction/photo/photo-reading.ts';
import type { Handler } from '../../../jobs/run.ts';
import { fullSizeOf, rotateImage } from '../../images/rotate-image.ts';
import { changePhotoStates, leasedPhotos, LeaseEnded, concludePhotos, type ImportLease } from '../lease.ts';
import { nextPhoto, releasePhotos, withPhoto } from '../photo-states.ts';
import { runLeasedImport } from '../run-import.ts';

/** The worker's handler of imports of photos. */
export function photosHandler(deps: Deps, readPhoto: ReadPhoto): Handler<'photos'> {
  return (turn, run) =>
    runLeasedImport(deps, turn, run, (claim, held) => importPhotos({ deps, readPhoto, claim, held }));
}

interface Work {
  deps: Deps;
  readPhoto: ReadPhoto;
  claim: ImportLease;
  /** Aborted when the import is not this worker's any more. */
  held: AbortSignal;
}

/**
 * Reads the photos of an import one after the other, those too that are added meanwhile, and makes one draft of them. What
 * was read of a photo is kept, so that no other worker and no rearranging of the pages reads it again.
 */
async function importPhotos(work: Work): Promise<void> {
  const { deps, claim } = work;
  await changePhotoStates(deps.db, claim, async (known) => ({
    photos: releasePhotos(known),
    stage: 'preparing',
  }));
  do {
    for (let photo = await beginNext(work); photo; photo = await beginNext(work)) await readOne(work, photo);
    work.held.throwIfAborted();
  } while (!(await concludePhotos(deps, claim, (photos, db) => concluded(db, claim, photos))));
}

async function beginNext({ deps, claim, held }: Work): Promise<ImportPhotoState | undefined> {
  held.throwIfAborted();
  let next: ImportPhotoState | undefined;
  await changePhotoStates(deps.db, claim, async (known) => {
    next = nextPhoto(known);
    const photos = next ? withPhoto(known, next.photoId, { status: 'processing' }) : known;
    return { photos, stage: 'preparing' };
  });
  return next;
}

/** A photo that cannot be read says so itself; the others are read all the same. */
async function readOne(work: Work, photo: ImportPhotoState): Promise<void> {
  const { deps, claim, held } = work;
  try {
    await readAndKeep(work, photo);
  } catch (error) {
    held.throwIfAborted();
    // Neither an outage nor a full account is about this photo alone.
    if (error instanceof LeaseEnded || (!(error instanceof AppError) && asAppError(error))) throw error;
    deps.log.error({ importId: claim.importId, photoId: photo.photoId, err: error }, 'a photo was not read');
    await settlePhoto(work, photo, { status: 'error', error: PHOTO_MESSAGES.processFailed });
  }
}

async function readAndKeep(work: Work, photo: ImportPhotoState): Promise<void> {
  const { deps, claim, held } = work;
  await reachStage(work, photo, 'converting');
  const stored = await fullSizeOf(deps, { userId: claim.userId, photoId: photo.photoId });
  if (stored === null) return settlePhoto(work, photo, { status: 'error', error: PHOTO_MESSAGES.missing });
  await reachStage(work, photo, 'uploading');
  const isFurtherPage = await followsAnother(work, photo);
  await reachStage(work, photo, 'processing');
  const isWanted = () => isStillThere(work, photo);
  const reading = await work.readPhoto(stored.bytes, { isFurtherPage, signal: held, isWanted });
  if (!(await isWanted())) return;
  await reachStage(work, photo, 'structuring');
  await keepReading(work, { ...photo, ...stored }, reading);
}

/** Not taken out of the import meanwhile. */
async function isStillThere({ deps, claim }: Work, { photoId }: ImportPhotoState): Promise<boolean> {
  return (await leasedPhotos(deps.db, claim)).some((state) => state.photoId === photoId);
}

async function keepReading(
  work: Work,
  photo: ImportPhotoState & { bytes: Buffer },
  reading: PhotoReading,
): Promise<void> {
  // Of a photo that gave nothing the way it lies is a guess.
  if (!reading.ok)
    return settlePhoto(work, photo, { status: 'error', error: REFUSAL_MESSAGES[reading.refusal] });
  const { photoId, bytes, image } = photo;
  const { turn, note, part } = reading;
  const completed = { status: 'completed', image, ...(note && { note: PHOTO_NOTES[note] }) } as const;
  if (turn === 0) return settlePhoto(work, photo, completed, part);
  const own = { userId: work.claim.userId, photoId, bytes };
  // Together: what the import shows of a photo is how it lies.
  await rotateImage(work.deps, own, turn, (db, replace) =>
    changePhotoStates(db, work.claim, async (known) => {
      const photos = withPhoto(known, photoId, { stage: 'complete', ...completed, image: await replace() });
      await keepPart(db, { claim: work.claim, photoId, part });
      return { photos, stage: 'structuring' };
    }),
  );
}

/** Whether a photo before it has begun the recipe. */
async function followsAnother({ deps, claim }: Work, { photoId }: ImportPhotoState): Promise<boolean> {
  let follows = false;
  await changePhotoStates(deps.db, claim, async (photos) => {
    const place = photos.findIndex((state) => state.photoId === photoId);
    follows = photos.slice(0, place).some(({ status }) => status === 'completed');
    return { photos, stage: 'uploading' };
  });
  return follows;
}

async function reachStage(
  { deps, claim, held }: Work,
  photo: ImportPhotoState,
  stage: ImportStage,
): Promise<void> {
  held.throwIfAborted();
  await changePhotoStates(deps.db, claim, async (known) => ({
    photos: withPhoto(known, photo.photoId, { stage }),
    stage,
  }));
}

/** What became of a photo, with what was read of it; nothing when it was taken out of the import meanwhile. */
async function settlePhoto(
  { deps, claim }: Work,
  { photoId }: ImportPhotoState,
  outcome: Partial<ImportPhotoState>,
  part?: PhotoPart,
): Promise<void> {
  await changePhotoStates(deps.db, claim, async (known, db) => {
    const isThere = known.some((state) => state.photoId === photoId);
    if (part && isThere) await keepPart(db, { claim, photoId, part });
    return { photos: withPhoto(known, photoId, { stage: 'complete', ...outcome }), stage: 'structuring' };
  });
}

async function keepPart(
  db: Db,
  { claim, photoId, part }: { claim: ImportLease; photoId: string; part: PhotoPart },
): Promise<void> {
  const reading = JSON.stringify(part);
  await db
    .insertInto('photo_readings')
    .values({ import_id: claim.importId, photo_id: photoId, user_id: claim.userId, reading })
    .onConflict((conflict) => conflict.columns(['import_id', 'photo_id']).doUpdateSet({ reading }))
    .execute();
}

async function concluded(
  db: Db,
  { importId }: ImportLease,
  photos: readonly ImportPhotoState[],
): Promise<ImportDraft | ImportError> {
  const rows = await db
    .selectFrom('photo_readings')
    .select(['photo_id', 'reading'])
    .where('import_id', '=', importId)
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
