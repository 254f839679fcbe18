import type { ImageDto } from '@larder/shared/recipe/image';
import type { Deps } from '../../ctx.ts';
import type { QuarterTurns } from '../../extraction/photo/orientation.ts';
import { imageColumns, toImageDto } from './image-row.ts';
import { replaceImage, type RecordRotation } from './store-image.ts';
import { FULL_SIZE_FILE, processImage, rotateBytes } from './process-image.ts';
import type { VaultId } from '@larder/shared/ids';

type PhotoDeps = Pick<Deps, 'db' | 'storage' | 'now'>;

/** A photo in its original size; null when it does not exist or is another person's. */
export async function fullSizeOf(
  deps: PhotoDeps,
  { vaultId, photoId }: { vaultId: VaultId; photoId: string },
): Promise<{ bytes: Buffer; image: ImageDto } | null> {
  const row = await deps.db
    .selectFrom('photos')
    .select(['storage_key', ...imageColumns])
    .where('id', '=', photoId)
    .where('user_id', '=', vaultId)
    .where('purpose', '=', 'photo')
    .executeTakeFirst();
  const bytes = row ? await deps.storage.get(`${row.storage_key}/${FULL_SIZE_FILE}`) : null;
  return row && bytes ? { bytes, image: toImageDto(row) } : null;
}

/**
 * Rotates all files of a photo upright; `bytes` is the largest. The photo keeps its id: no other person sees it yet, and its
 * owner's browser revalidates it until a recipe holds it. `record` stores what belongs to the rotation in the same transaction
 * as `replace`: when it fails, the photo is unchanged.
 * @throws Error when the photo no longer exists.
 */
export async function rotateImage(
  deps: PhotoDeps,
  { vaultId, photoId, bytes }: { vaultId: VaultId; photoId: string; bytes: Buffer },
  turn: QuarterTurns,
  record: RecordRotation,
): Promise<void> {
  const image = await processImage(await rotateBytes(bytes, turn), { keepFullSize: true });
  await replaceImage(deps, { vaultId, photoId, image }, record);
}
