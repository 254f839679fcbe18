import { MOVE_MESSAGES } from '@larder/shared/move/messages';
import { AppError } from '../../errors.ts';

export function moveNotFound(): AppError {
  return new AppError('MOVE_NOT_FOUND', MOVE_MESSAGES.gone);
}

export function moveUnderWay(): AppError {
  return new AppError('MOVE_UNDER_WAY', MOVE_MESSAGES.underWay);
}

/** It has gone on meanwhile, or not yet come so far. */
export function moveNotNow(): AppError {
  return new AppError('MOVE_NOT_NOW', MOVE_MESSAGES.notNow);
}

export function badPart(cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', MOVE_MESSAGES.badPart, { cause });
}
