import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Crop } from '@larder/shared/profile/schema';
import type { ImageDto } from '@larder/shared/recipe/schema';
import type { Db, Deps } from '../../ctx.ts';
import { NotStored } from '../../errors.ts';
import { contentTypeOf, PICTURE_FORMATS } from './formats.ts';
import { imageColumns, toImageDto, type ImageRow } from './image-row.ts';
import { processPicture, squareOf, type ProcessedPicture } from './process-image.ts';

/** 'page': fetched from somebody's page, not counted as the person's photo. */
type PicturePurpose = 'photo' | 'cover' | 'avatar' | 'page';

interface NewPicture {
  userId: string;
  purpose: PicturePurpose;
  bytes: Buffer;
}

type PictureDeps = Pick<Deps, 'db' | 'storage' | 'now'>;

/** Storing takes seconds; whatever has not finished by then was killed. */
const STORING_MS = 60 * 60_000;

/**
 * Re-encodes, stores and records a picture, not yet attached to any recipe.
 * @throws RefusedPicture when the bytes are not a picture that can be kept.
 */
export async function storePicture(
  deps: PictureDeps,
  { userId, purpose, bytes }: NewPicture,
): Promise<ImageDto> {
  const picture = await processPicture(bytes, { keepFullSize: purpose === 'photo' });
  return keep(deps, { userId, purpose, picture });
}

/**
 * Another person's own copy of a picture, not yet attached to any recipe; null when its files are gone. It says nothing
 * about who may see the original.
 */
export async function copyPicture(
  deps: PictureDeps,
  { photoId, userId }: { photoId: string; userId: string },
): Promise<ImageDto | null> {
  const original = await deps.db
    .selectFrom('photos')
    .select(['storage_key', 'width', 'height', 'widths', 'thumbhash'])
    .where('id', '=', photoId)
    .executeTakeFirst();
  if (!original) return null;
  const files: ProcessedPicture['files'] = [];
  for (const width of original.widths) {
    for (const format of PICTURE_FORMATS) {
      const suffix = `${width}.${format}`;
      const body = await deps.storage.get(`${original.storage_key}/${suffix}`);
      if (!body) return null;
      files.push({ suffix, body, contentType: contentTypeOf(format) });
    }
  }
  return keep(deps, { userId, purpose: 'page', picture: { ...original, files } });
}

/**
 * A square cut out of a picture that was uploaded to be a person's, as a picture of its own; null when there is no such
 * upload of theirs (any more).
 */
export async function cutSquare(
  deps: PictureDeps,
  { photoId, userId, crop }: { photoId: string; userId: string; crop: Crop | undefined },
): Promise<ImageDto | null> {
  const upload = await deps.db
    .selectFrom('photos')
    .select(['storage_key', 'widths'])
    .where('id', '=', photoId)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'avatar')
    .executeTakeFirst();
  const file = upload && (await deps.storage.get(`${upload.storage_key}/${upload.widths.at(-1)}.jpg`));
  return file ? keep(deps, { userId, purpose: 'avatar', picture: await squareOf(file, crop) }) : null;
}

/** Done in one transaction with `replace`, and before it whatever is locked before photos are. */
export type RecordTurn = (db: Db, replace: () => Promise<ImageDto>) => Promise<void>;

/**
 * Other files for a photo that no recipe holds; the old ones go with the next sweep.
 * @throws Error when there is no such photo, or `record` did not replace it.
 */
export function replacePicture(
  deps: PictureDeps,
  { userId, photoId, picture }: { userId: string; photoId: string; picture: ProcessedPicture },
  record: RecordTurn,
): Promise<ImageDto> {
  return writeFiles(deps, picture, async (trx, storageKey) => {
    let row: ImageRow | undefined;
    await record(trx, async () => {
      row = await nameFiles(trx, { userId, photoId, picture, storageKey });
      return toImageDto(row);
    });
    if (row) return row;
    throw new Error('the photo is not wanted any more');
  });
}

async function nameFiles(
  trx: Db,
  {
    userId,
    photoId,
    picture,
    storageKey,
  }: {
    userId: string;
    photoId: string;
    picture: ProcessedPicture;
    storageKey: string;
  },
): Promise<ImageRow> {
  const { width, height, widths, thumbhash } = picture;
  const before = await trx
    .selectFrom('photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .where('user_id', '=', userId)
    .where('recipe_id', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.insertInto('file_tombstones').values({ storage_key: before.storage_key }).execute();
  return trx
    .updateTable('photos')
    .set({ storage_key: storageKey, width, height, widths, thumbhash, files_missing_since: null })
    .where('id', '=', photoId)
    .where('user_id', '=', userId)
    .returning(imageColumns)
    .executeTakeFirstOrThrow();
}

function keep(
  deps: PictureDeps,
  { userId, purpose, picture }: Omit<NewPicture, 'bytes'> & { picture: ProcessedPicture },
): Promise<ImageDto> {
  const { width, height, widths, thumbhash } = picture;
  return writeFiles(deps, picture, (trx, storage_key) =>
    trx
      .insertInto('photos')
      .values({
        id: path.basename(storage_key),
        user_id: userId,
        purpose,
        storage_key,
        width,
        height,
        widths,
        thumbhash,
        created_at: deps.now(),
      })
      .returning(imageColumns)
      .executeTakeFirstOrThrow(),
  );
}

/**
 * Writes the files of a picture under a key of their own, and the row that names it. The files are named to the sweeper
 * before they are written, so that neither a failure nor a killed process leaves files that nothing names.
 */
async function writeFiles(
  deps: PictureDeps,
  picture: ProcessedPicture,
  record: (trx: Db, storageKey: string) => Promise<ImageRow>,
): Promise<ImageDto> {
  const storageKey = `photos/${randomUUID()}`;
  await deps.db
    .insertInto('file_tombstones')
    .values({ storage_key: storageKey, remove_after: new Date(deps.now().getTime() + STORING_MS) })
    .execute();
  try {
    for (const { suffix, body, contentType } of picture.files) {
      await deps.storage.put(`${storageKey}/${suffix}`, body, contentType).catch((cause: unknown) => {
        throw new NotStored(cause);
      });
    }
    return await deps.db.transaction().execute(async (trx) => {
      const row = await record(trx, storageKey);
      await trx.deleteFrom('file_tombstones').where('storage_key', '=', storageKey).execute();
      return toImageDto(row);
    });
  } catch (error) {
    await discard(deps, storageKey);
    throw error;
  }
}

/** What cannot be removed now is left to the sweeper; the failure that led here is the one to be told. */
async function discard({ db, storage }: PictureDeps, storageKey: string): Promise<void> {
  try {
    await storage.deletePrefix(storageKey);
    await db.deleteFrom('file_tombstones').where('storage_key', '=', storageKey).execute();
  } catch {
    // The tombstone stays.
  }
}
