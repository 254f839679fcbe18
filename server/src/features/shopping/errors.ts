import { SHOPPING_MESSAGES } from '@larder/shared/shopping/messages';
import { AppError } from '../../errors.ts';

/** One error for another person's list and for one that does not exist, so that ids cannot be tried out. */
export function shoppingListNotFound(): AppError {
  return new AppError('SHOPPING_LIST_NOT_FOUND', SHOPPING_MESSAGES.notFound);
}
