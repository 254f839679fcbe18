import { QueryClient } from '@tanstack/react-query';
import { appCodeOf, isOffline, isOverdue } from './error-message.ts';

const MOST_RETRIES = 2;

/**
 * Asking again helps only when there was no answer, or the service was away; not while the browser is offline, nor after a
 * minute of waiting.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MOST_RETRIES || isOffline() || isOverdue(error)) return false;
  return [undefined, 'UNAVAILABLE'].includes(appCodeOf(error));
}

/** What the screen shows, for answers that come late (lib/offline/fallback). */
export const shownQueries: { client?: QueryClient } = {};

/**
 * An answer that was asked for before a change does not know of it. What is shown is asked for again at once; the answer for a
 * screen that has just closed, or that opens next, would count as fresh when it comes, and is marked as old then.
 */
class ChangeableQueryClient extends QueryClient {
  override invalidateQueries(...args: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const late = this.getQueryCache().findAll({ ...args[0], type: 'inactive', fetchStatus: 'fetching' });
    for (const { promise, queryKey } of late) {
      const markAsOld = () => super.invalidateQueries({ queryKey });
      promise?.then(markAsOld, markAsOld);
    }
    return super.invalidateQueries(...args);
  }
}

export function createQueryClient(): QueryClient {
  shownQueries.client = new ChangeableQueryClient({
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
