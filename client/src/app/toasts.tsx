import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loadInAdvance } from '../lib/load-in-advance.ts';
import { readToasts, subscribeToasts } from '../lib/toast.ts';

const loadToaster = () => import('../components/ui/toaster.tsx');
const Toaster = lazy(loadToaster);
const FIRST_ACTS = ['pointerdown', 'keydown'];

/**
 * The place of the toasts, loaded with the first one, or when somebody first does something: a toast may have to say that
 * nothing can be loaded any more.
 */
export function Toasts() {
  const spoken = useSyncExternalStore(subscribeToasts, () => readToasts().length > 0);
  useEffect(() => {
    const acts = new AbortController();
    const load = () => {
      acts.abort();
      void loadInAdvance(loadToaster);
    };
    for (const act of FIRST_ACTS)
      document.addEventListener(act, load, { capture: true, passive: true, signal: acts.signal });
    return () => acts.abort();
  }, []);
  if (!spoken) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
