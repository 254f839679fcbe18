import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';

/**
 * Seconds left until something may be done again; `start` begins to count. With `rememberAs` the count goes on after a
 * reload of the page.
 */
export function useCooldown(
  initialSeconds: number,
  rememberAs?: string,
): {
  secondsLeft: number;
  start: (seconds: number) => void;
} {
  const [endsAt, setEndsAt] = useState(() => remembered(rememberAs) ?? Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = secondsLeft === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);

  const start = (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    setNow(Date.now());
    setEndsAt(end);
    if (rememberAs) writeStored('session', rememberAs, String(end));
  };
  return { secondsLeft, start };
}

function remembered(key: string | undefined): number | undefined {
  const end = key === undefined ? NaN : Number(readStored('session', key) ?? NaN);
  return Number.isFinite(end) ? end : undefined;
}
