import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { signOut } from '../features/auth/sign-out.ts';
import { LiveImportsProvider } from '../features/imports/live-imports.tsx';
import { PendingRequestsProvider } from '../features/follows/pending-requests.tsx';
import { createFilledQueryClient } from './first-list.ts';
import { useViewer, useSignInAsked } from '../lib/session.ts';
import { useSettingsPlace } from '../hooks/use-settings-place.ts';
import { useDiscardAsked } from '../lib/unsaved-elsewhere.ts';
import { useMayHaveTimers } from '../lib/device-storage.ts';
import { putInPlan, useAskedForPlan } from '../hooks/put-in-plan.ts';
import { useAskedForList, useTextForList } from '../hooks/put-on-list.ts';
import { createApiClient, trpc } from '../lib/trpc.ts';
import { AppFrame } from './app-frame.tsx';
import { LiveChanges } from './live-changes.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useInstalledApp } from './use-installed-app.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

const SettingsDialog = lazy(() => import('../features/settings/settings-dialog.tsx'));
/** The code that rings timers is loaded only when there is a timer. */
const TimerStrip = lazy(() => import('../features/cooking/timer-strip.tsx'));
const AddToPlanDialog = lazy(() => import('../features/plan/add-to-plan-dialog.tsx'));
const RecipesToList = lazy(() => import('../features/shopping/recipes-to-list.tsx'));
const TextToList = lazy(() => import('../features/shopping/text-to-list.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));
const DiscardDialog = lazy(() => import('../features/auth/discard-dialog.tsx'));
const SignInAgainDialog = lazy(() => import('../features/auth/sign-in-again-dialog.tsx'));

/** The signed-in app around its pages. One person's data never outlives them: another person means a new cache. */
export default function Shell() {
  const viewer = useViewer();
  return <ShellOf key={viewer.userId} userId={viewer.userId} />;
}

function ShellOf({ userId }: { userId: string }) {
  const [queryClient] = useState(() => createFilledQueryClient(userId));
  const [apiClient] = useState(createApiClient);
  const { isOpen: isSettingsOpen } = useSettingsPlace();
  const isSignInAsked = useSignInAsked();
  const isDiscardAsked = useDiscardAsked();
  const putOnList = useAskedForList();
  const textForList = useTextForList();
  const toPlan = useAskedForPlan();
  const installedApp = useInstalledApp();
  const mayHaveTimers = useMayHaveTimers();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const shortcuts = useShortcuts(openHelp);
  const sidebar = useSidebar();

  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LiveImportsProvider>
          <PendingRequestsProvider>
            <LiveChanges />
            {installedApp}
            <AppFrame sidebar={sidebar} onOpenShortcuts={openHelp}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </AppFrame>
            <Suspense fallback={null}>
              {mayHaveTimers && <TimerStrip />}
              {isSettingsOpen && <SettingsDialog onSignOut={() => void signOut()} />}
              {isHelpOpen && <ShortcutsDialog {...shortcuts} onClose={() => setHelpOpen(false)} />}
              {putOnList.length > 0 && <RecipesToList ids={putOnList} />}
              {textForList && <TextToList {...textForList} />}
              {toPlan && <AddToPlanDialog recipe={toPlan} onClose={() => putInPlan(undefined)} />}
              {isSignInAsked && <SignInAgainDialog />}
              {isDiscardAsked && <DiscardDialog />}
            </Suspense>
          </PendingRequestsProvider>
        </LiveImportsProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
