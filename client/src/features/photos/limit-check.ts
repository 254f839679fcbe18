import { PHOTO_MESSAGES } from '@larder/shared/photo-quota';
import { appCodeOf } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
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
    const failed = () => new LimitError({ isAtLimit: false, message: PHOTO_MESSAGES.checkFailed });
    const check = await utils.photoQuota.check.fetch({ count: 1 }, { staleTime: 0 }).catch(() => null);
    if (!check) throw failed();
    if (!check.isAllowed)
      throw new LimitError({ isAtLimit: true, message: PHOTO_MESSAGES.limitReached(check.currentCount) });
  };
}

/** What stopped an upload, if that was the limit or the question about it. */
export function limitProblemOf(error: unknown): LimitProblem | undefined {
  if (error instanceof LimitError) return error.problem;
  if (appCodeOf(error) !== 'PHOTO_LIMIT' || !(error instanceof Error)) return undefined;
  return { isAtLimit: true, message: error.message };
}
