import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { groundAnswer } from '../../extraction/photo/grounding.ts';
import type { QuarterTurns } from '../../extraction/photo/orientation.ts';
import type { PhotoPart, PhotoReading } from '../../extraction/photo/photo-reading.ts';
import { decodePhoto } from '../../image-decoding/decode-photo.ts';
import { sharp } from '../../image-decoding/safe-sharp.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';
import type { VisionModel } from './vision-model.ts';

/** The size of photos that are sent: models scale larger ones down. */
const SENT = { maxPixels: 2_048 * 2_048, maxSide: 2_048, quality: 85 };

/** After this many failures in a row the model is not used for a while, so that photos do not wait for it in vain. */
const MAX_FAILURES = 3;
const PAUSE_MS = 5 * 60_000;
/** The model's answer must have at least this share of the letters that the embedded reader has read. */
const MIN_LETTERS_SHARE = 0.5;

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Creates the photo reader: the embedded one, with a vision model beside it if one is configured. */
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
 * Lets a model read each photo after the embedded reader, and checks its answer against the rows of that. When the model
 * fails, the embedded reading is returned with a note that the model was not used.
 */
export function withVisionModel(embedded: PhotoReader, model: VisionModel, log: Log): PhotoReader {
  let failures = 0;
  let pausedUntil = 0;
  return {
    read: async (bytes, options) => {
      const own = await embedded.read(bytes, options);
      if (!own.ok && own.refusal === 'notAPhoto') return own;
      const withoutModel: PhotoReading = own.ok ? { ...own, note: 'withoutModel' } : own;
      if (performance.now() < pausedUntil) return withoutModel;
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
        if (failures >= MAX_FAILURES) pausedUntil = performance.now() + PAUSE_MS;
        return withoutModel;
      }
    },
    close: () => embedded.close(),
  };
}

interface ModelRequest {
  bytes: Buffer;
  own: PhotoReading;
  options: Parameters<PhotoReader['read']>[1];
}

async function readByModel(model: VisionModel, { bytes, own, options }: ModelRequest): Promise<PhotoReading> {
  const { signal, isFurtherPage = false } = options;
  const answer = await model.read(await uprightJpeg(bytes, own.turn), { isFurtherPage, signal });
  const { turn, text, rows = [] } = own;
  // If only the embedded reader sees a recipe, its reading is used: a person quickly notices when it is none.
  if (!answer.isRecipe) return own;
  const grounded = groundAnswer(answer.fields, rows);
  if (grounded === undefined) throw new UnusableAnswerError('ungrounded');
  if (own.ok && lettersOf(grounded.part) < MIN_LETTERS_SHARE * lettersOf(own.part))
    throw new UnusableAnswerError('short');
  return {
    ...{ ok: true, turn, text, rows, part: grounded.part },
    ...(grounded.isHardToRead && { note: 'hardToRead' }),
  };
}

/** The answer is hardly found on a readable photo, or lacks most of what the embedded reader has read. */
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

/** A JPEG without metadata, which could reveal where and with what the photo was taken. */
async function uprightJpeg(bytes: Buffer, turn: QuarterTurns): Promise<Buffer> {
  const { data, width, height } = await decodePhoto(bytes, SENT);
  const upright = sharp(data, { raw: { width, height, channels: 3 } });
  return upright
    .rotate(turn * 90)
    .jpeg({ quality: SENT.quality })
    .toBuffer();
}

/** Only our own reasons are logged, never text of an endpoint or a decoder. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string'
    ? error.reason
    : 'unexpected';
}
