import type { AppErrorCode } from '@larder/shared/errors';
import { ZodError } from 'zod';
import { AppError } from '../errors.ts';

export interface Refusal {
  appCode: AppErrorCode;
  message: string;
  details?: unknown;
}

/** The error with which a call was refused. Fails when it succeeded, or failed with an unexpected error. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  let answer: unknown;
  try {
    answer = await call;
  } catch (error) {
    const cause: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (cause instanceof ZodError)
      return { appCode: 'INVALID_INPUT', message: cause.issues[0]?.message ?? '' };
    if (cause instanceof AppError) {
      return {
        appCode: cause.appCode,
        message: cause.message,
        ...(cause.details === undefined ? {} : { details: cause.details }),
      };
    }
    throw error;
  }
  throw new Error(`The call was not refused, it answered ${JSON.stringify(answer)}`);
}
