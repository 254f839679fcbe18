import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { AppError } from '../../errors.ts';

/** The same for somebody else's recipe and for one that does not exist (rule R4). */
export function recipeNotFound(): AppError {
  return new AppError('RECIPE_NOT_FOUND', RECIPE_MESSAGES.notFound);
}
