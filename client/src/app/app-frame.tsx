import * as messages from '#messages/common.json';
import type { ReactNode } from 'react';
import { AppHeader } from './app-header.tsx';
import { BottomNavigation, SideNavigation } from './navigation.tsx';
import type { Sidebar } from './use-sidebar.ts';

interface AppFrameProps {
  sidebar: Sidebar;
  onOpenShortcuts: () => void;
  children: ReactNode;
}

/** What stands around every page of a signed-in person. */
export function AppFrame({ sidebar, onOpenShortcuts, children }: AppFrameProps) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0"
      >
        {messages.skipToContent}
      </a>
      <AppHeader sidebar={sidebar} onOpenShortcuts={onOpenShortcuts} />
      <div className="mx-auto flex w-full max-w-[112rem]">
        <SideNavigation isCollapsed={sidebar.isCollapsed} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto min-w-0 max-w-[76rem] flex-1 has-[[data-wide]]:max-w-none px-4 pt-5 pb-28 outline-none sm:px-6 lg:px-10 lg:pt-8 lg:pb-16"
        >
          {children}
        </main>
      </div>
      <BottomNavigation />
    </>
  );
}
