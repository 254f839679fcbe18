import { PLAN_MESSAGES } from '@larder/shared/plan/messages';
import { AppError } from '../../errors.ts';

/** One error for another person's plan and for one that does not exist, so that ids cannot be tried out. */
export function planNotFound(): AppError {
  return new AppError('PLAN_NOT_FOUND', PLAN_MESSAGES.notFound);
}
