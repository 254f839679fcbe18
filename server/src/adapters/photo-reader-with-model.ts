import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { groundAnswer } from '../extraction/photo/grounding.ts';
import type { QuarterTurns } from '../extraction/photo/orientation.ts';
import type { PhotoReading } from '../extraction/photo/photo-reading.ts';
import { decodePhoto } from '../pictures/decode-photo.ts';
import { sharp } from '../pictures/safe-sharp.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';
import type { VisionModel } from './vision-model.ts';

/** What is sent of a photo: its pixels, upright, in a size that models look at. */
const SENT = { maxPixels: 2_048 * 2_048, maxSide: 2_048, quality: 85 };

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** The reader of photos as it is configured: the embedded one, with a vision model beside it where there is one. */
export function createConfiguredReader(
  config: Pick<Config, 'ocrThreads' | 'visionModel'>,
  log: Log,
): PhotoReader {
  const embedded = createPhotoReader(config);
  const { visionModel } = config;
  if (visionModel === undefined) return embedded;
  const model = {
    read: async (...asked: Parameters<VisionModel['read']>) => {
      const { createVisionModel } = await import('./vision-model.ts');
      return createVisionModel(visionModel).read(...asked);
    },
  };
  return withVisionModel(embedded, model, log);
}

/**
 * Lets a model read each photo after the embedded reader, whose rows its answer is checked against. Whatever goes wrong
 * with the model, the embedded reading stands, and says that it was made without.
 */
export function withVisionModel(embedded: PhotoReader, model: VisionModel, log: Log): PhotoReader {
  return {
    read: async (bytes, options) => {
      const own = await embedded.read(bytes, options);
      if (!own.ok && own.refusal === 'notAPhoto') return own;
      try {
        return await readByModel(model, { bytes, own, options });
      } catch (error) {
        options.signal.throwIfAborted();
        log.warn({ reason: reasonOf(error) }, 'a photo was read without the vision model');
        return own.ok ? { ...own, note: 'withoutModel' } : own;
      }
    },
    close: () => embedded.close(),
  };
}

interface Asked {
  bytes: Buffer;
  own: PhotoReading;
  options: Parameters<PhotoReader['read']>[1];
}

async function readByModel(model: VisionModel, { bytes, own, options }: Asked): Promise<PhotoReading> {
  const { signal, isFurtherPage = false } = options;
  const answer = await model.read(await uprightJpeg(bytes, own.turn), { isFurtherPage, signal });
  const { turn, text, rows = [] } = own;
  // What one of the two took for a recipe is shown: a person sees in a moment that it is none.
  if (!answer.isRecipe) return own;
  const grounded = groundAnswer(answer.fields, rows);
  if (grounded === undefined) throw new UngroundedAnswer();
  return {
    ...{ ok: true, turn, text, rows, part: grounded.part },
    ...(grounded.isHardToRead && { note: 'hardToRead' }),
  };
}

/** A photo that can be read holds hardly anything of what the model wrote. */
class UngroundedAnswer extends Error {
  readonly reason = 'ungrounded';
}

/** Nothing but pixels: neither where nor with what the photo was taken. */
async function uprightJpeg(bytes: Buffer, turn: QuarterTurns): Promise<Buffer> {
  const { data, width, height } = await decodePhoto(bytes, SENT);
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return picture
    .rotate(turn * 90)
    .jpeg({ quality: SENT.quality })
    .toBuffer();
}

/** Ours, never what an endpoint or a decoder wrote. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string'
    ? error.reason
    : 'unexpected';
}
