import pLimit from 'p-limit';
import type { Config } from '../../config.ts';
import { isUnsure, withAnswer, type ReadPageDraft } from '../../extraction/model/page-answer.ts';
import { isTimeUp } from '../../process/deadline.ts';
import { unlessAborted } from '../../process/within.ts';
import { configuredModel } from './configured-model.ts';
import { createModelFallback, UnusableAnswerError, type ModelLog } from './model-fallback.ts';
import { pageQuestion } from './questions.ts';
import type { RecipeModel } from './recipe-model.ts';

/** Many imports may run at once; a model of the household's own machine answers few at a time. */
const ASKED_AT_ONCE = 2;

/**
 * Asks a model about a page that the embedded reader is unsure of. Whatever goes wrong with the model, or when the time is
 * up, the reading is what it was.
 * @throws the signal's reason when it is aborted otherwise.
 */
export type AskAboutPage = (reading: ReadPageDraft, signal: AbortSignal) => Promise<ReadPageDraft>;

/** Undefined where the operator lets no model read pages. */
export function createPageModel(
  config: Pick<Config, 'aiModel' | 'aiReads'>,
  log: ModelLog,
): AskAboutPage | undefined {
  const model = configuredModel(config, 'pages');
  return model && askingAboutPages(model, log);
}

export function askingAboutPages(model: RecipeModel, log: ModelLog): AskAboutPage {
  const fallback = createModelFallback(log, 'a page was read without the model');
  const few = pLimit(ASKED_AT_ONCE);
  return async (reading, signal) => {
    if (!isUnsure(reading)) return reading;
    const ask = () =>
      unlessAborted(
        few(async () => readByModel(model, reading, signal)),
        signal,
      );
    try {
      return (!fallback.isPaused() && (await fallback.attempt(signal, ask))) || reading;
    } catch (error) {
      if (isTimeUp(signal)) return reading;
      throw error;
    }
  };
}

async function readByModel(
  model: RecipeModel,
  reading: ReadPageDraft,
  signal: AbortSignal,
): Promise<ReadPageDraft> {
  const answer = await model.read(pageQuestion(reading.draft.title, reading.shown), signal);
  if (!answer.isRecipe) return reading;
  const read = withAnswer(reading, answer.fields);
  if (read === undefined) throw new UnusableAnswerError('ungrounded');
  return read;
}
