import * as messages from '#messages/common.json';
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
        message={navigator.onLine ? messages.pageFailed : MESSAGES.offline}
        retryLabel={messages.reloadThePage}
        onRetry={() => location.reload()}
      >
        <Button asChild variant="secondary">
          <a href={paths.home()}>{messages.goToRecipes}</a>
        </Button>
      </ErrorState>
    </main>
  );
}
