import { useEffect } from 'react';
import { announceUnsaved } from '../lib/unsaved-elsewhere.ts';

/** A browser warning before the tab is closed or reloaded with unsaved changes; another tab asks before it signs out. */
export function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = announceUnsaved();
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [unsaved]);
}
