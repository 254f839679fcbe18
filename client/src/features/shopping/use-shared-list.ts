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

/** The list behind a link, as it changes. What is shown stays while there is no answer, and goes when the link is revoked. */
export function useSharedList(shareId: string): { state: SharedListState; retry: () => void } {
  const [state, setState] = useState<SharedListState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let version: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
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
      if (document.visibilityState === 'hidden') return;
      try {
        await ask();
      } catch (error) {
        if (controller.signal.aborted) return;
        if (isMissing(error)) return setState({ status: 'missing' });
        setState((before) => (before.status === 'found' ? before : { status: 'failed', error }));
      }
      timer = setTimeout(() => void follow(), ASK_EVERY_MS);
    };
    void follow();
    const followAgain = () => void follow();
    document.addEventListener('visibilitychange', followAgain);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', followAgain);
    };
  }, [shareId, tries]);
  return { state, retry: () => setTries(tries + 1) };
}

function isMissing(error: unknown): boolean {
  const appCode = appCodeOf(error);
  return appCode === 'SHOPPING_LIST_NOT_FOUND' || appCode === 'INVALID_INPUT';
}
