import { useSyncExternalStore } from 'react';

/** What the operator has set, if they have; the server writes it into the page. */
export function usePageSetting(name: 'support-email' | 'legal-policy' | 'ai-reads'): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined,
    () => undefined,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
