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

/** Embedded reader and model together answer within the 100 seconds of `ReadPhoto`, with a margin. */
const BOTH_MS = 98_000;

/** The model's answer must have at least this share of the letters that the embedded reader has read. */
const MIN_LETTERS_SHARE = 0.5;

/** Creates the photo reader: the embedded one, with a vision model beside it if one is configured. */
export function createConfiguredReader(
  config: Pick<Config, 'ocrThreads' | 'ocrModelsDir' | 'aiModel' | 'aiReads'>,
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
  const fallback = createModelFallback(log, 'a photo was read without the vision model', {
    waitsForSlow: true,
  });
  return {
    read: async (bytes, options) => {
      const start = performance.now();
      const own = await embedded.read(bytes, options);
      if (!own.ok && own.refusal === 'notAPhoto') return own;
      // A photo that is hard to read is to be compared, whoever has read it.
      const withoutModel: PhotoReading = own.ok ? { note: 'withoutModel', ...own } : own;
      if (fallback.isPaused()) return withoutModel;
      if (options.isWanted && !(await options.isWanted())) return own;
      const ask = () => {
        const mostMs = BOTH_MS - (performance.now() - start);
        return readByModel(model, { bytes, own, options, mostMs });
      };
      return (await fallback.attempt(options.signal, ask)) ?? withoutModel;
    },
    close: () => embedded.close(),
  };
}

interface ModelRequest {
  bytes: Buffer;
  own: PhotoReading;
  options: Parameters<PhotoReader['read']>[1];
  /** What is left of the photo's time. */
  mostMs: number;
}

async function readByModel(
  model: RecipeModel,
  { bytes, own, options, mostMs }: ModelRequest,
): Promise<PhotoReading> {
  const { signal, isFurtherPage = false } = options;
  const { text, rows = [] } = own;
  // Where nothing was read, how the photo lies was guessed.
  const turn = rows.length === 0 ? 0 : own.turn;
  const question = photoQuestion(await uprightJpeg(bytes, turn), { isFurtherPage });
  const answer = await model.read(question, signal, mostMs);
  // If only the embedded reader sees a recipe, its reading is used: a person quickly notices when it is none.
  if (!answer.isRecipe) return own;
  const grounded = groundAnswer(answer.fields, rows);
  if (grounded === undefined) throw new UnusableAnswerError('ungrounded');
  if (own.ok && lettersOf(grounded.part) < MIN_LETTERS_SHARE * lettersOf(own.part))
    throw new UnusableAnswerError('short');
  const found = { ok: true, turn, text, rows } as const;
  if (!grounded.isHardToRead) return { ...found, part: grounded.part };
  return { ...found, part: { ...grounded.part, isHard: true }, note: 'hardToRead' };
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
