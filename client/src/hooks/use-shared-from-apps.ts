import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { visitOf } from '../lib/nav-state.ts';

const PARAM = 'shared';

/** Takes once, from a page that another app's share sheet opened, what was shared. */
export function useSharedFromApps<T>(take: () => Promise<T>, use: (shared: T) => void): void {
  const [params, setParams] = useSearchParams();
  const visit = visitOf(useLocation());
  const isShared = params.has(PARAM);
  const onTaken = useEffectEvent(use);
  const takeNow = useEffectEvent(take);
  const forgetParam = useEffectEvent(() =>
    setParams(
      (before) => {
        before.delete(PARAM);
        return before;
      },
      // It stays the same visit of the page, whose state is not to begin anew.
      { replace: true, state: { visit } },
    ),
  );
  useEffect(() => {
    if (!isShared) return;
    void takeNow().then((shared) => {
      forgetParam();
      onTaken(shared);
    });
  }, [isShared]);
}
