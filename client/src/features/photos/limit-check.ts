import { PHOTO_MESSAGES } from '@larder/shared/photo/messages';
import { appCodeOf, failureOf } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { translated } from '../../lib/translated.ts';
import type { LimitProblem } from './limit-notice.tsx';

class LimitError extends Error {
  readonly problem: LimitProblem;

  constructor(problem: LimitProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Asks whether one photo more may be uploaded. The upload itself decides again. */
export function useLimitCheck(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    const check = await utils.photoQuota.check.fetch({ count: 1 }, { staleTime: 0 }).catch(notChecked);
    if (!check.isAllowed)
      throw new LimitError({ isAtLimit: true, message: PHOTO_MESSAGES.limitReached(check.currentCount) });
  };
}

/** Whatever went wrong, the sentence is the documented one; why there was no answer stands below it. */
function notChecked(error: unknown): never {
  const { detail } = failureOf(error, PHOTO_MESSAGES.checkFailed);
  throw new LimitError({ isAtLimit: false, message: PHOTO_MESSAGES.checkFailed, detail });
}

/** What stopped an upload, if that was the limit or the question about it. */
export function limitProblemOf(error: unknown): LimitProblem | undefined {
  if (error instanceof LimitError) return error.problem;
  if (appCodeOf(error) !== 'PHOTO_LIMIT' || !(error instanceof Error)) return undefined;
  return { isAtLimit: true, message: translated(error.message) };
}
