import * as messages from '#messages/common.json';
import { lazy, Suspense, useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { ErrorState } from '../components/ui/error-state.tsx';
import { useMessageOnce } from '../hooks/use-message-once.ts';
import { useNavState } from '../lib/nav-state.ts';
import { loadSession, useSession } from '../lib/session.ts';
import { isPreloadable, lazyPage } from './lazy-page.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LOADING_MESSAGE } from './loading-message.ts';

export const SHELL = lazyPage(() => import('./shell.tsx'));
const Landing = lazy(() => import('../pages/landing.tsx'));

/** The app for who is signed in, the landing page in its place for who is not; the address stays. */
export function Protected() {
  const state = useSession();
  usePreloading();

  if (state.status === 'loading') return <LoadingScreen message={LOADING_MESSAGE} />;
  if (state.status === 'failed') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          as="h1"
          title={messages.cantReachLarder}
          message={state.message}
          onRetry={() => void loadSession()}
        />
      </main>
    );
  }
  return (
    <Suspense key={state.session ? 'app' : 'landing'} fallback={<LoadingScreen message={LOADING_MESSAGE} />}>
      {state.session ? SHELL.element : <HandedOverLanding />}
    </Suspense>
  );
}

function HandedOverLanding() {
  const navState = useNavState();
  const message = useMessageOnce();
  return <Landing {...navState} message={message} />;
}

/** While the server is asked who this is, their half is fetched already: a visitor was served the landing page instead. */
function usePreloading(): void {
  const handle = useMatches().at(-1)?.handle;
  useEffect(() => {
    void SHELL.handle.preload();
    if (isPreloadable(handle)) void handle.preload();
  }, [handle]);
}
