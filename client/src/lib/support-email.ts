import { useSyncExternalStore } from 'react';

/** Where Contact Support leads, if the operator has set it: the server writes it into the page. */
export function useSupportEmail(): string | undefined {
  return useSyncExternalStore(neverChanges, supportEmail, () => undefined);
}

function supportEmail(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content || undefined;
}

function neverChanges(): () => void {
  return () => undefined;
}
