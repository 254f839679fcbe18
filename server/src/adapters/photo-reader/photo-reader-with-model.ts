import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { groundAnswer } from '../../extraction/photo/grounding.ts';
import type { QuarterTurns } from '../../extraction/photo/orientation.ts';
import type { PhotoPart, PhotoReading } from '../../extraction/photo/photo-reading.ts';
import { decodePhoto } from '../../image-decoding/decode-photo.ts';
import { sharp } from '../../image-decoding/safe-sharp.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';
import type { VisionModel } from './vision-model.ts';

/** What is sent of a photo: its pixels, upright, in a size that models look at. */
const SENT = { maxPixels: 2_048 * 2_048, maxSide: 2_048, quality: 85 };

/** A model that gave no answer so often in a row is not asked for a while: nobody's photos wait for it in vain. */
const MOST_FAILURES = 3;
const REST_MS = 5 * 60_000;
/** A recipe is not replaced by less than this part of it. */
const LEAST_KEPT = 0.5;

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
  let failures = 0;
  let restsUntil = 0;
  return {
    read: async (bytes, options) => {
      const own = await embedded.read(bytes, options);
      if (!own.ok && own.refusal === 'notAPhoto') return own;
      const withoutModel: PhotoReading = own.ok ? { ...own, note: 'withoutModel' } : own;
      if (performance.now() < restsUntil) return withoutModel;
      if (options.isWanted && !(await options.isWanted())) return own;
      try {
        const reading = await readByModel(model, { bytes, own, options });
        failures = 0;
        return reading;
      } catch (error) {
        options.signal.throwIfAborted();
        const reason = reasonOf(error);
        log.warn({ reason }, 'a photo was read without the vision model');
        failures = reason === 'timeout' || reason === 'unreachable' ? failures + 1 : 0;
        if (failures >= MOST_FAILURES) restsUntil = performance.now() + REST_MS;
        return withoutModel;
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
  if (grounded === undefined) throw new UnusableAnswerError('ungrounded');
  if (own.ok && lettersOf(grounded.part) < LEAST_KEPT * lettersOf(own.part))
    throw new UnusableAnswerError('short');
  return {
    ...{ ok: true, turn, text, rows, part: grounded.part },
    ...(grounded.isHardToRead && { note: 'hardToRead' }),
  };
}

/** Hardly anything of it stands on a photo that can be read, or it lacks most of what was read there. */
class UnusableAnswerError extends Error {
  readonly reason: string;

  constructor(reason: 'ungrounded' | 'short') {
    super(`the vision model's answer is ${reason}`);
    this.reason = reason;
  }
}

function lettersOf({ fields }: PhotoPart): number {
  return [...fields.ingredients, ...fields.instructions].join('').length;
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
