import { lazy, Suspense } from 'react';
import { LoadingScreen } from './loading-screen.tsx';
import { LOADING_MESSAGE } from './loading-message.ts';

const LoadedApp = lazy(() => import('./app.tsx').then(({ App }) => ({ default: App })));

/** The app for someone who came as a visitor. */
export function LazyApp() {
  return (
    <Suspense fallback={<LoadingScreen message={LOADING_MESSAGE} />}>
      <LoadedApp />
    </Suspense>
  );
}
