import path from 'node:path';
import { idSchema } from '@larder/shared/list';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps, Viewer } from '../../ctx.ts';
import { contentTypeOf, IMAGE_FORMATS, type ImageFormat } from './formats.ts';
import { FULL_SIZE_FILE } from './process-image.ts';
import { findVisibleImage, type VisibleImage } from './visible-image.ts';

interface ImageRoute {
  Params: { photoId: string; file: string };
  Querystring: { share?: unknown };
}

interface ImageFile {
  photoId: string;
  /** in pixels, or the original size, which only the owner may see */
  width: number | 'full';
  format: ImageFormat;
}

const FILE = new RegExp(`^([1-9]\\d{0,4})\\.(${IMAGE_FORMATS.join('|')})$`);
const OWNER_CACHE = 'private, max-age=31536000, immutable';
/** Revalidated each time, so that revoking a link or leaving a collection takes effect at once. */
const OTHERS_CACHE = 'private, no-cache';

/**
 * GET /images/{photoId}/{width}.{avif|webp|jpg}[?share=ID], or {photoId}/full.jpg for the owner: serves a file of an image to
 * viewers who may see it now.
 */
export async function registerImageRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  app.get<ImageRoute>(
    '/images/:photoId/:file',
    { config: { access: 'anonymous' } },
    async (request, reply) => {
      secure(reply);
      const file = parseFile(request.params);
      if (!file) return notFound(reply);
      const viewer = await viewerOf(request);
      const shareId = idSchema.safeParse(request.query.share).data ?? null;
      const image = await findVisibleImage(deps, { photoId: file.photoId, viewer, shareId });
      if (!image || !hasFile(image, file)) return notFound(reply);

      const etag = `"${path.basename(image.storageKey)}-${file.width}-${file.format}"`;
      const isCacheable = image.isOwner && image.isFinal;
      reply.header('etag', etag).header('cache-control', isCacheable ? OWNER_CACHE : OTHERS_CACHE);
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const body = await deps.storage.get(`${image.storageKey}/${file.width}.${file.format}`);
      if (body) return reply.type(contentTypeOf(file.format)).send(body);
      deps.log.error({ photoId: file.photoId }, 'an image has no file');
      return notFound(reply);
    },
  );
}

function hasFile({ widths, isOwner, isPhoto }: VisibleImage, { width }: ImageFile): boolean {
  return width === 'full' ? isOwner && isPhoto : widths.includes(width);
}

/** An image opened as a document runs nothing, and other sites cannot embed it. */
function secure(reply: FastifyReply): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('etag').header('cache-control', 'private, no-store').code(404).send();
}

function parseFile({ photoId, file }: ImageRoute['Params']): ImageFile | undefined {
  const match = FILE.exec(file);
  const id = idSchema.safeParse(photoId).data;
  if (id !== undefined && file === FULL_SIZE_FILE)
    return { photoId: id.toLowerCase(), width: 'full', format: 'jpg' };
  const format = IMAGE_FORMATS.find((known) => known === match?.[2]);
  return id !== undefined && format !== undefined
    ? { photoId: id.toLowerCase(), width: Number(match?.[1]), format }
    : undefined;
}

/** The tags are strong because files never change: other content gets another storage key. */
function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
