import type { AppErrorCode } from '@larder/shared/errors';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { AppError } from '../../errors.ts';

const MESSAGE_OF = {
  IMPORT_INVALID_URL: IMPORT_MESSAGES.invalidUrl,
  IMPORT_TIMEOUT: IMPORT_MESSAGES.timeout,
  IMPORT_NETWORK: IMPORT_MESSAGES.network,
  IMPORT_BLOCKED: IMPORT_MESSAGES.blocked,
  IMPORT_UNREADABLE: IMPORT_MESSAGES.unreadable,
  IMPORT_EMPTY: IMPORT_MESSAGES.empty,
  IMPORT_PAGE_GONE: IMPORT_MESSAGES.noRecipe,
  IMPORT_IS_PDF: IMPORT_MESSAGES.isPdf,
  IMPORT_IS_IMAGE: IMPORT_MESSAGES.isImage,
  IMPORT_IS_VIDEO: IMPORT_MESSAGES.isVideo,
  IMPORT_FAILED: IMPORT_MESSAGES.failed,
} as const satisfies Partial<Record<AppErrorCode, string>>;

export type FetchErrorCode = keyof typeof MESSAGE_OF;

export function fetchError(code: FetchErrorCode, cause?: unknown): AppError {
  return new AppError(code, MESSAGE_OF[code], { cause });
}

const BLOCKED = new Set([401, 402, 403, 406, 429, 451, 999]);
const GONE = new Set([404, 410]);
/** Timeouts of a site, or of a gateway in front of it. */
const TOO_SLOW = new Set([408, 504, 522, 524]);
const AWAY = new Set([502, 503, 521, 523, 530]);

/** The error code for an unsuccessful status; undefined for a successful one. */
export function statusError(status: number): FetchErrorCode | undefined {
  if (status >= 200 && status < 300) return status === 204 || status === 205 ? 'IMPORT_EMPTY' : undefined;
  if (BLOCKED.has(status)) return 'IMPORT_BLOCKED';
  if (GONE.has(status)) return 'IMPORT_PAGE_GONE';
  if (TOO_SLOW.has(status)) return 'IMPORT_TIMEOUT';
  return AWAY.has(status) ? 'IMPORT_NETWORK' : 'IMPORT_FAILED';
}
