import type { SharedListDto } from '@larder/shared/shopping/schema';
import { useEffect, useState } from 'react';
import { appCodeOf } from '../../lib/error-message.ts';
import { plainQuery } from '../../lib/plain-query.ts';

type SharedList = NonNullable<SharedListDto['list']>;

type SharedListState =
  | { status: 'loading' }
  | { status: 'found'; list: SharedList }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown };

/** The page asks so often while it is looked at; what is the same is not sent again. */
const ASK_EVERY_MS = 4_000;
const MOST_MS = 120_000;

/** Each time that there is no answer it waits twice as long: many pages that ask would keep a busy server down. */
export function askAfter(failures: number): number {
  return Math.min(ASK_EVERY_MS * 2 ** failures, MOST_MS);
}

/** The list behind a link, as it changes. What is shown stays while there is no answer, and goes when the link is revoked. */
export function useSharedList(shareId: string): { state: SharedListState; retry: () => void } {
  const [state, setState] = useState<SharedListState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let version: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [failures, isAsking] = [0, false];
    const ask = async () => {
      const answer = await plainQuery<SharedListDto>(
        'shoppingLists.shared',
        { shareId, version },
        controller.signal,
      );
      version = answer.version;
      if (answer.list) setState({ status: 'found', list: answer.list });
    };
    const follow = async () => {
      clearTimeout(timer);
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      try {
        await ask();
        failures = 0;
      } catch (error) {
        if (controller.signal.aborted) return;
        if (isMissing(error)) return setState({ status: 'missing' });
        failures += 1;
        setState((before) => (before.status === 'found' ? before : { status: 'failed', error }));
      } finally {
        isAsking = false;
      }
      timer = setTimeout(() => void follow(), askAfter(failures));
    };
    void follow();
    const followAgain = () => void follow();
    document.addEventListener('visibilitychange', followAgain);
    window.addEventListener('online', followAgain);
    return () => {
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener('online', followAgain);
      document.removeEventListener('visibilitychange', followAgain);
    };
  }, [shareId, tries]);
  return { state, retry: () => setTries(tries + 1) };
}

function isMissing(error: unknown): boolean {
  const appCode = appCodeOf(error);
  return appCode === 'SHOPPING_LIST_NOT_FOUND' || appCode === 'INVALID_INPUT';
}
