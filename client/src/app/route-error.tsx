import { MESSAGES } from '@larder/shared/errors';
import { paths } from '@larder/shared/paths';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { ErrorState } from '../components/ui/error-state.tsx';

/** A fault of ours in one page: the rest of the browser's history still works. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        as="h1"
        title={MESSAGES.unexpected}
        message={
          navigator.onLine ? 'This page could not be shown. Loading it again often helps.' : MESSAGES.offline
        }
        retryLabel="Reload the page"
        onRetry={() => location.reload()}
      >
        <Button asChild variant="secondary">
          <a href={paths.home()}>Go to Recipes</a>
        </Button>
      </ErrorState>
    </main>
  );
}
