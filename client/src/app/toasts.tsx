import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { readToasts, subscribeToasts } from '../lib/toast.ts';
import { loadInAdvance } from './reload-after-deploy.ts';

const loadToaster = () => import('../components/ui/toaster.tsx');
const Toaster = lazy(loadToaster);
/** By then the page itself has what it needs. */
const IDLE_MS = 2_000;

/** The place of the toasts, loaded with the first one, or soon: a toast may have to say that nothing can be loaded any more. */
export function Toasts() {
  const spoken = useSyncExternalStore(subscribeToasts, () => readToasts().length > 0);
  useEffect(() => {
    const timer = setTimeout(() => loadInAdvance(loadToaster), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!spoken) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
