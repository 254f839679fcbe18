import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Crop } from '@larder/shared/profile/schema';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { Deps } from '../../ctx.ts';
import type { Db } from '../../db/db.ts';
import { ImageNotStoredError } from '../../errors.ts';
import { contentTypeOf, IMAGE_FORMATS } from './formats.ts';
import { imageColumns, toImageDto, type ImageRow } from './image-row.ts';
import { processImage, squareOf, type ProcessedImage } from './process-image.ts';
import type { VaultId } from '@larder/shared/ids';

/**
 * 'page': fetched from a web page, or copied from another person's recipe; does not count as a photo. 'gallery': a further
 * picture of a recipe. 'result': the plate of an entry in a cook log.
 */
type ImagePurpose = 'photo' | 'cover' | 'avatar' | 'page' | 'gallery' | 'result';

interface NewImage {
  vaultId: VaultId;
  purpose: ImagePurpose;
  bytes: Buffer;
  /** As `processImage` has it. */
  allowSmall?: boolean;
}

type ImageDeps = Pick<Deps, 'db' | 'storage' | 'now'>;

/** Storing takes seconds: after this time its process has been killed. */
const STORING_MS = 60 * 60_000;

/**
 * Re-encodes, stores and records an image, not yet attached to any recipe.
 * @throws ImageRefusedError when the bytes are not an image that can be kept.
 */
export async function storeImage(
  deps: ImageDeps,
  { vaultId, purpose, bytes, allowSmall }: NewImage,
): Promise<ImageDto> {
  const image = await processImage(bytes, { keepFullSize: purpose === 'photo', allowSmall });
  return insertImage(deps, { vaultId, purpose, image });
}

/**
 * Copies an image for another person, not yet attached to any recipe; null when its files are missing. It does not check who
 * may see the original.
 */
export async function copyImage(
  deps: ImageDeps,
  { photoId, vaultId, purpose = 'page' }: { photoId: string; vaultId: VaultId; purpose?: 'page' | 'gallery' },
): Promise<ImageDto | null> {
  const original = await deps.db
    .selectFrom('photos')
    .select(['storage_key', 'width', 'height', 'widths', 'thumbhash'])
    .where('id', '=', photoId)
    .executeTakeFirst();
  if (!original) return null;
  const files: ProcessedImage['files'] = [];
  for (const width of original.widths) {
    for (const format of IMAGE_FORMATS) {
      const suffix = `${width}.${format}`;
      const body = await deps.storage.get(`${original.storage_key}/${suffix}`);
      if (!body) return null;
      files.push({ suffix, body, contentType: contentTypeOf(format) });
    }
  }
  return insertImage(deps, { vaultId, purpose, image: { ...original, files } });
}

/**
 * Cuts a square out of a person's upload for an avatar, as a new image; null when they have no such upload.
 */
export async function cutSquare(
  deps: ImageDeps,
  { photoId, vaultId, crop }: { photoId: string; vaultId: VaultId; crop: Crop | undefined },
): Promise<ImageDto | null> {
  const upload = await deps.db
    .selectFrom('photos')
    .select(['storage_key', 'widths'])
    .where('id', '=', photoId)
    .where('user_id', '=', vaultId)
    .where('purpose', '=', 'avatar')
    .executeTakeFirst();
  const file = upload && (await deps.storage.get(`${upload.storage_key}/${upload.widths.at(-1)}.jpg`));
  return file ? insertImage(deps, { vaultId, purpose: 'avatar', image: await squareOf(file, crop) }) : null;
}

/** Runs in the transaction; calls `replace` after locking whatever is locked before photos. */
export type RecordRotation = (db: Db, replace: () => Promise<ImageDto>) => Promise<void>;

/**
 * Replaces the files of a photo that no recipe holds yet; the next sweep deletes the old ones.
 * @throws Error when there is no such photo, or `record` did not replace it.
 */
export function replaceImage(
  deps: ImageDeps,
  { vaultId, photoId, image }: { vaultId: VaultId; photoId: string; image: ProcessedImage },
  record: RecordRotation,
): Promise<ImageDto> {
  return writeFiles(deps, image, async (trx, storageKey) => {
    let row: ImageRow | undefined;
    await record(trx, async () => {
      row = await updateFiles(trx, { vaultId, photoId, image, storageKey });
      return toImageDto(row);
    });
    if (row) return row;
    throw new Error('the photo is not wanted any more');
  });
}

async function updateFiles(
  trx: Db,
  {
    vaultId,
    photoId,
    image,
    storageKey,
  }: {
    vaultId: VaultId;
    photoId: string;
    image: ProcessedImage;
    storageKey: string;
  },
): Promise<ImageRow> {
  const { width, height, widths, thumbhash } = image;
  const before = await trx
    .selectFrom('photos')
    .select('storage_key')
    .where('id', '=', photoId)
    .where('user_id', '=', vaultId)
    .where('recipe_id', 'is', null)
    .where('deleted_item_id', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.insertInto('file_tombstones').values({ storage_key: before.storage_key }).execute();
  return trx
    .updateTable('photos')
    .set({ storage_key: storageKey, width, height, widths, thumbhash, files_missing_since: null })
    .where('id', '=', photoId)
    .where('user_id', '=', vaultId)
    .returning(imageColumns)
    .executeTakeFirstOrThrow();
}

function insertImage(
  deps: ImageDeps,
  { vaultId, purpose, image }: Omit<NewImage, 'bytes'> & { image: ProcessedImage },
): Promise<ImageDto> {
  const { width, height, widths, thumbhash } = image;
  return writeFiles(deps, image, (trx, storage_key) =>
    trx
      .insertInto('photos')
      .values({
        id: path.basename(storage_key),
        user_id: vaultId,
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
 * Writes the files of an image under a new key, and the row that names it. A tombstone is written first, so that neither a
 * failure nor a killed process leaves files without a row.
 */
async function writeFiles(
  deps: ImageDeps,
  image: ProcessedImage,
  record: (trx: Db, storageKey: string) => Promise<ImageRow>,
): Promise<ImageDto> {
  const storageKey = `photos/${randomUUID()}`;
  await deps.db
    .insertInto('file_tombstones')
    .values({ storage_key: storageKey, remove_after: new Date(deps.now().getTime() + STORING_MS) })
    .execute();
  try {
    for (const { suffix, body, contentType } of image.files) {
      await deps.storage.put(`${storageKey}/${suffix}`, body, contentType).catch((cause: unknown) => {
        throw new ImageNotStoredError(cause);
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

/** Leaves to the sweep what cannot be removed now, and hides that failure: the caller throws the original one. */
async function discard({ db, storage }: ImageDeps, storageKey: string): Promise<void> {
  try {
    await storage.deletePrefix(storageKey);
    await db.deleteFrom('file_tombstones').where('storage_key', '=', storageKey).execute();
  } catch {
    // The tombstone stays.
  }
}
