import { useEffect, useState } from 'react';

/** True for `ms` after `begin`. */
export function useFleeting(ms: number): { isShown: boolean; begin: () => void; end: () => void } {
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setBegun(0), ms);
    return () => clearTimeout(timer);
  }, [begun, ms]);
  return { isShown: begun > 0, begin: () => setBegun((count) => count + 1), end: () => setBegun(0) };
}
