import type { AiSource, Config } from '../../config.ts';
import type { ModelLimits, RecipeModel } from './recipe-model.ts';

const MEGABYTE = 1024 * 1024;
/** The 30 seconds of an import of a page or text end sooner where its site was slow. */
const MOST_MS = 20_000;
/** Beyond the time of one attempt, for the pauses between two. */
const PAUSES_MS = 6_000;

function limitsOf(source: AiSource, timeoutMs: number): ModelLimits {
  if (source === 'photos') return { attemptMs: timeoutMs, totalMs: timeoutMs + PAUSES_MS, bytes: MEGABYTE };
  const ms = Math.min(timeoutMs, MOST_MS);
  return { attemptMs: ms, totalMs: ms, bytes: MEGABYTE };
}

/** The operator's model, where it is to read such sources; undefined elsewhere. Its client is loaded with the first question. */
export function configuredModel(
  { aiModel, aiReads }: Pick<Config, 'aiModel' | 'aiReads'>,
  source: AiSource,
): RecipeModel | undefined {
  if (aiModel === undefined || !aiReads.includes(source)) return undefined;
  let model: Promise<RecipeModel> | undefined;
  return {
    read: async (...asked) => {
      model ??= import('./recipe-model.ts').then(({ createRecipeModel }) =>
        createRecipeModel(aiModel, limitsOf(source, aiModel.timeoutMs)),
      );
      return (await model).read(...asked);
    },
  };
}
