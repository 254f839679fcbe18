import pLimit from 'p-limit';
import type { ModelAnswer } from '../../extraction/model/model-answer.ts';
import { isTimeUp } from '../../process/deadline.ts';
import { unlessAborted } from '../../process/within.ts';
import { createModelFallback, UnusableAnswerError, type ModelLog } from './model-fallback.ts';
import type { ModelQuestion } from './questions.ts';
import type { RecipeModel } from './recipe-model.ts';

/** Many imports may run at once; a model of the household's own machine answers few at a time. */
const ASKED_AT_ONCE = 2;

/**
 * Asks a model about what the embedded reader has read. Whatever goes wrong with the model, or when the time is up, the
 * reading is what it was.
 * @throws the signal's reason when it is aborted otherwise.
 */
export type AskAbout<Reading> = (reading: Reading, signal: AbortSignal) => Promise<Reading>;

/** How a model is asked about one kind of source, and what of its answer is taken. */
export interface AskedSource<Reading> {
  /** Says in the log what was done without the model. */
  sentence: string;
  mayAsk: (reading: Reading) => boolean;
  question: (reading: Reading) => ModelQuestion;
  /** Undefined when the answer is made up. */
  withAnswer: (
    reading: Reading,
    answer: Extract<ModelAnswer, { isRecipe: true }>['fields'],
  ) => Reading | undefined;
}

export function askingAbout<Reading>(
  source: AskedSource<Reading>,
  model: RecipeModel,
  log: ModelLog,
): AskAbout<Reading> {
  const fallback = createModelFallback(log, source.sentence);
  const few = pLimit(ASKED_AT_ONCE);
  return async (reading, signal) => {
    if (!source.mayAsk(reading)) return reading;
    const ask = () =>
      unlessAborted(
        few(async () => readByModel(source, model, reading, signal)),
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

async function readByModel<Reading>(
  { question, withAnswer }: AskedSource<Reading>,
  model: RecipeModel,
  reading: Reading,
  signal: AbortSignal,
): Promise<Reading> {
  const answer = await model.read(question(reading), signal);
  if (!answer.isRecipe) return reading;
  const read = withAnswer(reading, answer.fields);
  if (read === undefined) throw new UnusableAnswerError('ungrounded');
  return read;
}
