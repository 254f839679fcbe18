import { useEffect, useState } from 'react';

interface Lateness {
  isLate: boolean;
  /** Gives it the same time once more. */
  waitAgain: () => void;
}

/** Whether something has been awaited for `ms` by now. */
export function useIsLate(isAwaited: boolean, ms: number): Lateness {
  const [attempt, setAttempt] = useState(0);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAwaited, ms, attempt]);
  return { isLate: isAwaited && isLate, waitAgain: () => setAttempt(attempt + 1) };
}
