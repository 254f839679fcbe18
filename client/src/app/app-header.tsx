import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { TITLE_BAR } from '@larder/shared/product';
import { PanelLeft, Download } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from '../components/layout/brand.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { useActiveImports } from '../features/imports/live-imports.tsx';
import { cn } from '../lib/cn.ts';
import { AddRecipeMenu } from './add-recipe-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { ImportsBadge, useImportsLabel } from './imports-badge.tsx';
import type { Sidebar } from './use-sidebar.ts';
import { UserMenu } from './user-menu.tsx';

interface AppHeaderProps {
  sidebar: Sidebar;
  onOpenShortcuts: () => void;
}

export function AppHeader({ sidebar, onOpenShortcuts }: AppHeaderProps) {
  const isHome = useLocation().pathname === paths.home();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur max-md:[body:has(.page-bar)_&]:hidden">
      <div className="mx-auto flex min-h-13 w-full max-w-[112rem] flex-wrap items-center gap-x-2 px-4 py-1 sm:min-h-[4.5rem] sm:gap-x-3 sm:px-6 sm:py-2 lg:pr-10 lg:pl-4">
        <IconButton
          label={sidebar.isCollapsed ? messages.expandSidebar : messages.collapseSidebar}
          aria-pressed={sidebar.isCollapsed}
          onClick={sidebar.toggle}
          className="hidden lg:inline-flex"
        >
          <PanelLeft />
        </IconButton>
        <Link to={paths.home()} className="flex min-h-11 min-w-11 items-center gap-4 rounded-control">
          <Brand isShort={isHome} />
          <span className="hidden border-l border-line pl-4 text-sm text-muted xl:block">{TITLE_BAR}</span>
        </Link>
        <div
          className={cn(
            'min-w-[min(9rem,100%)] flex-1 lg:mx-auto lg:max-w-md max-[20rem]:order-last',
            !isHome && 'hidden lg:block',
          )}
        >
          <HeaderSearch />
        </div>
        <div className="ml-auto flex items-center gap-1 sm:gap-2 lg:ml-0">
          <ImportsLink isHome={isHome} />
          <AddRecipeMenu />
          <UserMenu onOpenShortcuts={onOpenShortcuts} />
        </div>
      </div>
    </header>
  );
}

/**
 * Where there is no side navigation, the way to the imports. On a phone, home has its search in that place while
 * none is under way: the drafts that wait stand above its list.
 */
function ImportsLink({ isHome }: { isHome: boolean }) {
  const active = useActiveImports();
  const label = useImportsLabel();
  return (
    <IconButton
      asChild
      label={label}
      className={cn('relative lg:hidden', isHome && active === 0 && 'max-sm:hidden')}
    >
      <Link to={paths.imports()}>
        <Download />
        <ImportsBadge isCorner />
      </Link>
    </IconButton>
  );
}
