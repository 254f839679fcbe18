import { useEffect } from 'react';
import { HYDRATED } from '../lib/served-page.ts';

/** Says that the page that calls this has taken over what was served. */
export function useAnnounceHydrated(): void {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
}
