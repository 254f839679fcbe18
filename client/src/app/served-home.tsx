import type { ReadyDraftDto } from '@larder/shared/import/schema';
import type { Page as PageOf } from '@larder/shared/list';
import type { Day } from '@larder/shared/day/day';
import type { PlanOfDayDto } from '@larder/shared/plan/schema';
import type { RecipeListDto } from '@larder/shared/recipe/schema';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LiveImportsProvider } from '../features/imports/live-imports.tsx';
import { PendingRequestsProvider } from '../features/follows/pending-requests.tsx';
import { putFirstDrafts, putFirstList, putTonight } from './first-list.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createApiClient, trpc } from '../lib/trpc.ts';
import HomePage from '../pages/home.tsx';
import { AppFrame } from './app-frame.tsx';

interface ServedHomeProps {
  list: RecipeListDto;
  drafts: PageOf<ReadyDraftDto>;
  tonight: PlanOfDayDto | undefined;
}

/** Home as a device shows it on which nothing was chosen, with what the server already knows. Nothing in it works yet. */
export function ServedHome({ list, drafts, tonight }: ServedHomeProps) {
  const queryClient = createQueryClient();
  putFirstList(queryClient, list);
  putFirstDrafts(queryClient, drafts);
  if (tonight) putTonight(queryClient, tonight);
  const router = createMemoryRouter([
    { path: '*', element: <Page queryClient={queryClient} day={tonight?.day} /> },
  ]);
  return <RouterProvider router={router} />;
}

function Page({ queryClient, day }: { queryClient: QueryClient; day: Day | undefined }) {
  return (
    <trpc.Provider client={createApiClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LiveImportsProvider>
          <PendingRequestsProvider>
            <AppFrame
              sidebar={{ isCollapsed: false, toggle: () => undefined }}
              onOpenShortcuts={() => undefined}
            >
              <HomePage day={day} />
            </AppFrame>
          </PendingRequestsProvider>
        </LiveImportsProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
