import type { ReadyDraftDto } from '@larder/shared/import/schema';
import type { Page as PageOf } from '@larder/shared/list';
import type { RecipeListDto } from '@larder/shared/recipe/schema';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LiveImportsProvider } from '../features/imports/live-imports.tsx';
import { PendingRequestsProvider } from '../features/follows/pending-requests.tsx';
import { putFirstDrafts, putFirstList } from './first-list.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createApiClient, trpc } from '../lib/trpc.ts';
import HomePage from '../pages/home.tsx';
import { AppFrame } from './app-frame.tsx';

/** Home as a device shows it on which nothing was chosen, with what the server already knows. Nothing in it works yet. */
export function ServedHome({ list, drafts }: { list: RecipeListDto; drafts: PageOf<ReadyDraftDto> }) {
  const queryClient = createQueryClient();
  putFirstList(queryClient, list);
  putFirstDrafts(queryClient, drafts);
  const router = createMemoryRouter([{ path: '*', element: <Page queryClient={queryClient} /> }]);
  return <RouterProvider router={router} />;
}

function Page({ queryClient }: { queryClient: QueryClient }) {
  return (
    <trpc.Provider client={createApiClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LiveImportsProvider>
          <PendingRequestsProvider>
            <AppFrame
              sidebar={{ isCollapsed: false, toggle: () => undefined }}
              onOpenShortcuts={() => undefined}
            >
              <HomePage />
            </AppFrame>
          </PendingRequestsProvider>
        </LiveImportsProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
