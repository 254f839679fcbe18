import type { Config } from '../../config.ts';
import { groundAnswer } from '../../extraction/photo/grounding.ts';
import type { QuarterTurns } from '../../extraction/photo/orientation.ts';
import type { PhotoPart, PhotoReading } from '../../extraction/photo/photo-reading.ts';
import { decodePhoto } from '../../image-decoding/decode-photo.ts';
import { sharp } from '../../image-decoding/safe-sharp.ts';
import { configuredModel } from '../recipe-model/configured-model.ts';
import { createModelFallback, UnusableAnswerError, type ModelLog } from '../recipe-model/model-fallback.ts';
import { photoQuestion } from '../recipe-model/questions.ts';
import type { RecipeModel } from '../recipe-model/recipe-model.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';

/** The size of photos that are sent: models scale larger ones down. */
const SENT = { maxPixels: 2_048 * 2_048, maxSide: 2_048, quality: 85 };

/** The model's answer must have at least this share of the letters that the embedded reader has read. */
const MIN_LETTERS_SHARE = 0.5;

/** Creates the photo reader: the embedded one, with a vision model beside it if one is configured. */
export function createConfiguredReader(
  config: Pick<Config, 'ocrThreads' | 'aiModel' | 'aiReads'>,
  log: ModelLog,
): PhotoReader {
  const embedded = createPhotoReader(config);
  const model = configuredModel(config, 'photos');
  return model === undefined ? embedded : withVisionModel(embedded, model, log);
}

/**
 * Lets a model read each photo after the embedded reader, and checks its answer against the rows of that. When the model
 * fails, the embedded reading is returned with a note that the model was not used.
 */
export function withVisionModel(embedded: PhotoReader, model: RecipeModel, log: ModelLog): PhotoReader {
  const fallback = createModelFallback(log, 'a photo was read without the vision model');
  return {
    read: async (bytes, options) => {
      const own = await embedded.read(bytes, options);
      if (!own.ok && own.refusal === 'notAPhoto') return own;
      const withoutModel: PhotoReading = own.ok ? { ...own, note: 'withoutModel' } : own;
      if (fallback.isPaused()) return withoutModel;
      if (options.isWanted && !(await options.isWanted())) return own;
      const ask = () => readByModel(model, { bytes, own, options });
      return (await fallback.attempt(options.signal, ask)) ?? withoutModel;
    },
    close: () => embedded.close(),
  };
}

interface ModelRequest {
  bytes: Buffer;
  own: PhotoReading;
  options: Parameters<PhotoReader['read']>[1];
}

async function readByModel(model: RecipeModel, { bytes, own, options }: ModelRequest): Promise<PhotoReading> {
  const { signal, isFurtherPage = false } = options;
  const question = photoQuestion(await uprightJpeg(bytes, own.turn), { isFurtherPage });
  const answer = await model.read(question, signal);
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
