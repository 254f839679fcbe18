import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { PHOTO_LIMITS } from '@larder/shared/photo/limits';
import { uploadPurpose } from '@larder/shared/photo/schema';
import type { UploadPurpose } from '@larder/shared/photo/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAtOnce } from '../../at-once.ts';
import type { Deps, Viewer } from '../../ctx.ts';
import { notAuthenticated } from '../../errors.ts';
import { allowLongBody } from '../../long-bodies.ts';
import { badForm, uploadTooLarge } from './errors.ts';
import { storeUpload, refuseAtLimit } from './upload.ts';

type RouteDeps = Pick<Deps, 'db' | 'storage' | 'now' | 'log' | 'rateLimits'>;

const LIMITS = {
  fileSize: Math.max(...Object.values(PHOTO_LIMITS.bytes)),
  files: 1,
  fields: 1,
  parts: 2,
  fieldSize: 20,
};

/** What a form has beside its file, at most. */
const FORM_BYTES = 64 * 1024;
/** They are held in memory: so many covers as may be chosen together. */
const BYTES_AT_ONCE = PHOTO_LIMITS.coversPerBatch * (PHOTO_LIMITS.bytes.cover + FORM_BYTES);

/** Browsers send forms in UTF-8 only. */
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i;

/** POST /api/uploads: multipart, `purpose` first and then `file`. The size limit is checked while bytes arrive. */
export async function registerUploadRoute(
  app: FastifyInstance,
  deps: RouteDeps,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  const arriving = createAtOnce(BYTES_AT_ONCE);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
    scope.post('/api/uploads', { config: { access: 'user' } }, async (request, reply) => {
      const viewer = await viewerOf(request);
      const person = request.headers[PERSON_HEADER];
      // A page never acts for a person who signed in later in another tab.
      if (!viewer || (person !== undefined && person !== viewer.userId)) throw notAuthenticated();
      const { userId, vaultId } = viewer;
      const { leave } = arriving.enter(userId, mostBytesOf(request));
      try {
        await deps.rateLimits.consume('upload', userId);
        const { purpose, name, bytes } = await readForm(request, async (purpose) => {
          if (purpose === 'photo') await refuseAtLimit(deps, userId);
        });
        const upload = await storeUpload(deps, { userId, vaultId, purpose, name, bytes });
        return await reply.code(201).header('cache-control', 'no-store').send(upload);
      } finally {
        leave();
      }
    });
  });
}

/** What is longer than any file may be is refused as soon as it is. */
function mostBytesOf({ headers }: FastifyRequest): number {
  const most = LIMITS.fileSize + FORM_BYTES;
  return Math.min(most, Number(headers['content-length'] ?? most));
}

interface Form {
  purpose: UploadPurpose;
  name: string;
  bytes: Buffer;
}

/** @throws INVALID_INPUT for a wrong form; UPLOAD_TOO_LARGE as soon as the file exceeds its limit. */
async function readForm(
  request: FastifyRequest,
  agree: (purpose: UploadPurpose) => Promise<void>,
): Promise<Form> {
  if (!request.isMultipart() || OTHER_CHARSET.test(request.headers['content-type'] ?? '')) throw badForm();
  let purpose: UploadPurpose | undefined;
  allowLongBody(request.raw);
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      if (purpose === undefined || part.fieldname !== 'file') throw badForm();
      return { purpose, name: part.filename, bytes: await readFile(part, purpose) };
    }
    purpose = part.fieldname === 'purpose' ? uploadPurpose.safeParse(part.value).data : undefined;
    if (purpose === undefined) throw badForm();
    await agree(purpose);
  }
  throw badForm();
}

/** Every failure of the parser counts as a bad form. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts();
  } catch (cause) {
    throw badForm(cause);
  }
}

async function readFile(part: MultipartFile, purpose: UploadPurpose): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > PHOTO_LIMITS.bytes[purpose] || part.file.truncated) break;
    }
  } catch (cause) {
    throw badForm(cause);
  }
  if (length > PHOTO_LIMITS.bytes[purpose] || part.file.truncated)
    throw uploadTooLarge(purpose, part.filename);
  return Buffer.concat(chunks, length);
}
