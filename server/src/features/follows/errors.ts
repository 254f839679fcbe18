import { FOLLOW_MESSAGES } from '@larder/shared/follow/messages';
import { PROFILE_MESSAGES } from '@larder/shared/profile/messages';
import { AppError } from '../../errors.ts';

/** One error for a person who does not exist, has blocked the viewer or takes no requests (docs/rules.md, Authorization). */
export function profileNotFound(): AppError {
  return new AppError('USER_NOT_FOUND', FOLLOW_MESSAGES.profileNotFound);
}

/** One error for a person who does not exist and one who has blocked the viewer. */
export function userNotFound(): AppError {
  return new AppError('USER_NOT_FOUND', PROFILE_MESSAGES.notFound);
}

const NOT_ANSWERED = {
  accepted: FOLLOW_MESSAGES.notAccepted,
  declined: FOLLOW_MESSAGES.notDeclined,
  cancelled: FOLLOW_MESSAGES.notCancelled,
} as const;

/** One error for a request that does not exist, is no longer pending, or is not the viewer's to answer or cancel. */
export function requestNotFound(answer: keyof typeof NOT_ANSWERED): AppError {
  return new AppError('FOLLOW_REQUEST_NOT_FOUND', NOT_ANSWERED[answer]);
}
