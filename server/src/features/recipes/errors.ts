import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { AppError } from '../../errors.ts';

/** One error for another person's recipe and for one that does not exist, so that ids cannot be tried out. */
export function recipeNotFound(): AppError {
  return new AppError('RECIPE_NOT_FOUND', RECIPE_MESSAGES.notFound);
}

export function versionNotFound(): AppError {
  return new AppError('NOT_FOUND', RECIPE_MESSAGES.versionGone);
}
