import { QueryClient } from '@tanstack/react-query';
import { appCodeOf, isOverdue } from './error-message.ts';

const MOST_RETRIES = 2;

/**
 * Asking again helps only when there was no answer, or the service was away; not while the browser is offline, nor after a
 * minute of waiting.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return false;
  if (isOverdue(error)) return false;
  const appCode = appCodeOf(error);
  return failures < MOST_RETRIES && (appCode === undefined || appCode === 'UNAVAILABLE');
}

/** What the screen shows, for answers that come late (lib/offline/fallback). */
export const shownQueries: { client?: QueryClient } = {};

export function createQueryClient(): QueryClient {
  shownQueries.client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(600 * 2 ** attempt, 5_000),
        // Offline, a query must say so at once instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return shownQueries.client;
}
