import { useEffect } from 'react';
import { TAKEN_OVER } from '../lib/taken-over.ts';

/** Says that the page that calls this has taken over what was served. */
export function useAnnounceTakenOver(): void {
  useEffect(() => void document.dispatchEvent(new Event(TAKEN_OVER)), []);
}
