import { MESSAGES, type AppErrorCode } from '@larder/shared/errors';
import type { UploadDto } from '@larder/shared/photo/schema';
import { PHOTO_MESSAGES, type UploadPurpose } from '@larder/shared/photo/messages';
import { forThisPerson } from './api.ts';

/** An upload that was refused, with the sentence for the person; without an `appCode` it had no answer. */
export class UploadError extends Error {
  readonly appCode: AppErrorCode | undefined;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, appCode?: AppErrorCode, retryAfter?: number) {
    super(message);
    this.name = 'UploadError';
    this.appCode = appCode;
    this.retryAfter = retryAfter;
  }
}

export interface Upload {
  purpose: UploadPurpose;
  file: Blob;
  name: string;
  /** Between 0 and 1, of the bytes on their way. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a picture. */
export function uploadPicture({ purpose, file, name, ...way }: Upload): Promise<UploadDto> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, name);
  return send('/api/uploads', form, way);
}

interface FilePart {
  moveId: string;
  part: number;
  bytes: Blob;
}

/** Sends a part of a file that a library is moved in from; gives the numbers of all parts that are there. */
export function uploadPart(
  { moveId, part, bytes }: FilePart,
  way: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<{ parts: number[] }> {
  const body = new Blob([bytes], { type: 'application/octet-stream' });
  return send(`/api/moves?move=${moveId}&part=${part}`, body, way);
}

/** By XMLHttpRequest: fetch tells nothing of the bytes on their way. */
function send<Answer>(
  address: string,
  body: XMLHttpRequestBodyInit,
  { onProgress, signal }: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [header, value] of Object.entries(forThisPerson())) request.setRequestHeader(header, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response as Answer);
      else reject(failureOf(request));
    };
    request.onerror = () => reject(new UploadError(MESSAGES.unavailable));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('Cancelled', 'AbortError'));
    else request.send(body);
  });
}

function failureOf(request: XMLHttpRequest): UploadError {
  if (request.status === 401) return new UploadError(PHOTO_MESSAGES.signIn, 'NOT_AUTHENTICATED');
  const { error } = (request.response ?? {}) as { error?: { appCode: AppErrorCode; message: string } };
  const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
  if (error) return new UploadError(error.message, error.appCode, retryAfter);
  if (request.status === 413) return new UploadError(MESSAGES.tooLargeForProxy, 'BODY_TOO_LARGE');
  return new UploadError(MESSAGES.unavailable, undefined, retryAfter);
}

/** What a file chooser offers for pictures. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** How the names of pictures end that Larder takes. */
export const PICTURE_FORMATS = /\.(jpe?g|png|webp|hei[cf])$/i;
