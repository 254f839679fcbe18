import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToasts } from '../lib/toast.ts';

const Toaster = lazy(() => import('../components/ui/toaster.tsx'));

/** The place of the toasts, loaded with the first one. */
export function Toasts() {
  const spoken = useSyncExternalStore(subscribeToasts, () => readToasts().length > 0);
  if (!spoken) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
