import * as messages from '#messages/common.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { LiveImportsProvider } from '../features/imports/live-imports.tsx';
import { PendingRequestsProvider } from '../features/follows/pending-requests.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useViewer } from '../lib/session.ts';
import { useSettingsPlace } from '../hooks/use-settings-place.ts';
import { useSignInAsked } from '../lib/sign-in-again.ts';
import { useMayHaveTimers } from '../lib/running-timers.ts';
import { createApiClient, trpc } from '../lib/trpc.ts';
import { AppHeader } from './app-header.tsx';
import { LiveChanges } from './live-changes.tsx';
import { BottomNavigation, SideNavigation } from './navigation.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useInstalledApp } from './use-installed-app.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

const SettingsDialog = lazy(() => import('../features/settings/settings-dialog.tsx'));
/** The code that rings timers is loaded only when there is a timer. */
const TimerStrip = lazy(() => import('../features/cooking/timer-strip.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));
const SignInAgainDialog = lazy(() => import('../features/auth/sign-in-again-dialog.tsx'));

/** The signed-in app around its pages. One person's data never outlives them: another person means a new cache. */
export default function Shell() {
  const viewer = useViewer();
  return <ShellOf key={viewer.userId} />;
}

function ShellOf() {
  const [queryClient] = useState(createQueryClient);
  const [apiClient] = useState(createApiClient);
  const { isOpen: isSettingsOpen } = useSettingsPlace();
  const isSignInAsked = useSignInAsked();
  const installedApp = useInstalledApp();
  const mayHaveTimers = useMayHaveTimers();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const shortcuts = useShortcuts(openHelp);
  const sidebar = useSidebar();
  const signOut = useSignOut();

  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <LiveImportsProvider>
          <PendingRequestsProvider>
            <LiveChanges />
            {installedApp}
            <a
              href="#content"
              className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0"
            >
              {messages.skipToContent}
            </a>
            <AppHeader sidebar={sidebar} onOpenShortcuts={openHelp} />
            <div className="mx-auto flex w-full max-w-[90rem]">
              <SideNavigation isCollapsed={sidebar.isCollapsed} />
              <main
                id="content"
                tabIndex={-1}
                className="min-w-0 flex-1 px-4 pt-5 pb-28 outline-none sm:px-6 lg:px-10 lg:pt-8 lg:pb-16"
              >
                <Suspense fallback={<PageSkeleton />}>
                  <Outlet />
                </Suspense>
              </main>
            </div>
            <BottomNavigation />
            <Suspense fallback={null}>
              {mayHaveTimers && <TimerStrip />}
              {isSettingsOpen && <SettingsDialog onSignOut={() => void signOut()} />}
              {isHelpOpen && <ShortcutsDialog {...shortcuts} onClose={() => setHelpOpen(false)} />}
              {isSignInAsked && <SignInAgainDialog />}
            </Suspense>
          </PendingRequestsProvider>
        </LiveImportsProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
