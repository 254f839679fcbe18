import path from 'node:path';
import { paths } from '@larder/shared/paths';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import type { UploadDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES, type UploadPurpose } from '@larder/shared/photo/messages';
import type { ImageDto } from '@larder/shared/recipe/image';
import type { Deps } from '../../ctx.ts';
import { AppError, isOutage, ImageNotStoredError, violatedConstraint } from '../../errors.ts';
import { countOf } from '../photo-quota/photo-quota.ts';
import { uploadRefused, uploadTooLarge } from './errors.ts';
import { storeImage } from './store-image.ts';
import { ImageRefusedError } from './process-image.ts';
import { sniffFormat, type ImageType } from '../../image-decoding/sniff-format.ts';
import type { UserId, VaultId } from '@larder/shared/ids';

type UploadDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log'>;

export interface UploadedFile {
  userId: UserId;
  vaultId: VaultId;
  purpose: UploadPurpose;
  /** the file name on the person's device */
  name: string;
  bytes: Buffer;
}

const TYPE_OF_EXTENSION = new Map<string, ImageType>([
  ['.jpg', 'jpeg'],
  ['.jpeg', 'jpeg'],
  ['.png', 'png'],
  ['.webp', 'webp'],
  ['.heic', 'heic'],
  ['.heif', 'heic'],
]);

/**
 * Stores an uploaded image, not yet attached to anything. A photo counts toward its owner's limit.
 * @throws UPLOAD_TOO_LARGE, UPLOAD_TYPE unless extension, bytes and decoder agree on one of the four formats,
 *   UPLOAD_UNREADABLE, PHOTO_LIMIT, UNAVAILABLE when it cannot be stored. Nothing is stored then.
 */
export async function storeUpload(deps: UploadDeps, file: UploadedFile): Promise<UploadDto> {
  if (file.bytes.length > PHOTO_LIMITS.bytes[file.purpose]) throw uploadTooLarge(file.purpose, file.name);
  if (sniffFormat(file.bytes) !== TYPE_OF_EXTENSION.get(path.extname(file.name).toLowerCase()))
    throw new AppError('UPLOAD_TYPE', PHOTO_MESSAGES.formats);
  try {
    return toUploadDto(await storeImage(deps, file));
  } catch (error) {
    if (violatedConstraint(error) === 'photos_limit') throw await limitReached(deps, file.userId);
    if (error instanceof ImageRefusedError) throw uploadRefused(error);
    if (error instanceof ImageNotStoredError) {
      if (!isOutage(error)) deps.log.error({ err: error }, 'an upload could not be stored');
      throw new AppError('UNAVAILABLE', PHOTO_MESSAGES.notStored, { cause: error });
    }
    throw error;
  }
}

/** Checked before the bytes are read. @throws PHOTO_LIMIT when no further photo is allowed. */
export async function refuseAtLimit({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<void> {
  if ((await countOf(db, userId)) >= PHOTO_LIMITS.perUser) throw await limitReached({ db }, userId);
}

async function limitReached({ db }: Pick<Deps, 'db'>, userId: UserId): Promise<AppError> {
  return new AppError('PHOTO_LIMIT', PHOTO_MESSAGES.limitReached(await countOf(db, userId)));
}

function toUploadDto(image: ImageDto): UploadDto {
  const { id, width, height, widths } = image;
  return { photoId: id, url: paths.image(id, widths.at(-1) ?? width, 'jpg'), width, height, image };
}
