import { useEffect, useState } from 'react';

const SHOWN_MS = 3_000;

/** True for three seconds after `show` was called last: how long a saved change is spoken of. */
export function useShortly(): [boolean, () => void] {
  const [since, setSince] = useState<object>();
  useEffect(() => {
    if (!since) return;
    const timer = setTimeout(() => setSince(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [since]);
  return [since !== undefined, () => setSince({})];
}
