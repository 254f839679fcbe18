import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { PICTURE_FORMATS, UploadError } from '../../lib/upload.ts';
import type { PrepareAnswer } from './prepare-worker.ts';

export interface PreparedPhoto {
  file: Blob;
  name: string;
}

/**
 * A photo as it is sent: at most 2,048 pixels on its longest side, with more contrast and light, as JPEG (docs/rules.md,
 * Recipes and photos). Where the browser cannot decode it, as HEIC outside Safari, it is sent as it is.
 * @param onConverting It is decoded and is being encoded.
 * @throws UploadError for a file that is too large, of another format or unreadable.
 */
export async function preparePhoto(file: File, onConverting?: () => void): Promise<PreparedPhoto> {
  const refusal = photoRefusal(file);
  if (refusal) throw refusal;
  const answer = await askWorker(file, onConverting);
  if ('blob' in answer) return { file: answer.blob, name: file.name.replace(PICTURE_FORMATS, '.jpg') };
  if (answer.failure === 'unreadable' && /\.hei[cf]$/i.test(file.name)) return { file, name: file.name };
  throw new UploadError(MESSAGES[answer.failure], 'UPLOAD_UNREADABLE');
}

/** Why a file is not even opened: another format, or too large. */
export function photoRefusal({ name, size }: Pick<File, 'name' | 'size'>): UploadError | undefined {
  if (!PICTURE_FORMATS.test(name)) return new UploadError(PHOTO_MESSAGES.formats, 'UPLOAD_TYPE');
  if (size > PHOTO_LIMITS.bytes.photo) return new UploadError(PHOTO_MESSAGES.tooLarge, 'UPLOAD_TOO_LARGE');
  return undefined;
}

const MESSAGES = {
  read: PHOTO_MESSAGES.readFailed,
  unreadable: PHOTO_MESSAGES.unreadable,
  canvas: PHOTO_MESSAGES.noCanvas,
  process: PHOTO_MESSAGES.processFailed,
} as const;

/** In a worker, so that the page stays smooth; one a photo, which takes its memory along when it ends. */
function askWorker(file: File, onConverting?: () => void): Promise<PrepareAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: PrepareAnswer) => {
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<PrepareAnswer | 'converting'>) => {
      if (data === 'converting') onConverting?.();
      else end(data);
    };
    worker.onerror = () => end({ failure: 'process' });
    worker.postMessage(file);
  });
}
