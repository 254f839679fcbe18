import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNavState } from '../../lib/nav-state.ts';

/**
 * What was pasted on another page and is to be started on this one, if anything: `start` gets it once. Coming back to the
 * page, or reloading it, starts nothing again.
 */
export function useBegun(start: (begun: string) => void): string | undefined {
  const { begin } = useNavState();
  const [begun] = useState(begin);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  useEffect(() => {
    if (begun === undefined || isStarted.current) return;
    isStarted.current = true;
    void navigate(pathname + search, { replace: true, state: null });
    start(begun);
    // Once, with what was given when the page was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return begun;
}
