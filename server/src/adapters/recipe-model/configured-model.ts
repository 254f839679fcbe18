import type { AiSource, Config } from '../../config.ts';
import type { ModelLimits, RecipeModel } from './recipe-model.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: Readonly<Record<AiSource, ModelLimits>> = {
  photos: { attemptMs: 30_000, totalMs: 36_000, bytes: MEGABYTE },
  /** The 30 seconds of an import end sooner where its site was slow. */
  pages: { attemptMs: 20_000, totalMs: 20_000, bytes: MEGABYTE },
  text: { attemptMs: 20_000, totalMs: 20_000, bytes: MEGABYTE },
};

/** The operator's model, where it is to read such sources; undefined elsewhere. Its client is loaded with the first question. */
export function configuredModel(
  { aiModel, aiReads }: Pick<Config, 'aiModel' | 'aiReads'>,
  source: AiSource,
): RecipeModel | undefined {
  if (aiModel === undefined || !aiReads.includes(source)) return undefined;
  return {
    read: async (...asked) => {
      const { createRecipeModel } = await import('./recipe-model.ts');
      return createRecipeModel(aiModel, LIMITS[source]).read(...asked);
    },
  };
}
