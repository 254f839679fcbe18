import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { CalendarDays, Download, House, Library, Link2, ShoppingBasket, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PendingBadge } from '../features/follows/pending-badge.tsx';
import { useConnectionsPath } from '../features/follows/pending-requests.tsx';
import { cn } from '../lib/cn.ts';
import { activeSection } from './active-section.ts';
import { ImportsBadge } from './imports-badge.tsx';

const SECTIONS = [
  { section: 'home', label: messages.home, to: paths.home(), icon: <House aria-hidden /> },
  {
    section: 'collections',
    label: messages.collections,
    to: paths.collections(),
    icon: <Library aria-hidden />,
  },
  {
    section: 'shopping',
    label: messages.shopping,
    to: paths.shopping(),
    icon: <ShoppingBasket aria-hidden />,
  },
  { section: 'plan', label: messages.thisWeek, to: paths.plan(), icon: <CalendarDays aria-hidden /> },
] as const;

export function SideNavigation({ isCollapsed }: { isCollapsed: boolean }) {
  const { pathname } = useLocation();
  const active = activeSection(pathname, false);
  const connections = useConnectionsPath();
  return (
    <nav
      aria-label={messages.main}
      className={cn(
        'sticky top-[4.5rem] hidden h-[calc(100dvh-4.5rem)] shrink-0 flex-col gap-1 py-6 pl-4 lg:flex',
        isCollapsed ? 'w-20' : 'w-56',
      )}
    >
      {SECTIONS.map(({ section, ...entry }) => (
        <SideEntry key={section} {...entry} isActive={active === section} isCollapsed={isCollapsed} />
      ))}
      <hr className="mx-3 my-3 border-line" />
      <SideEntry
        label={messages.imports}
        to={paths.imports()}
        icon={<Download aria-hidden />}
        isActive={pathname === paths.imports()}
        isCollapsed={isCollapsed}
        badge={<ImportsBadge isCorner={isCollapsed} />}
      />
      <SideEntry
        label={messages.connections}
        to={connections}
        icon={<UsersRound aria-hidden />}
        isActive={pathname === paths.connections()}
        isCollapsed={isCollapsed}
        badge={
          <PendingBadge
            isSmall={isCollapsed}
            className={isCollapsed ? 'absolute top-0.5 right-0.5' : 'ml-auto'}
          />
        }
      />
      <SideEntry
        label={messages.sharedLinks}
        to={paths.shares()}
        icon={<Link2 aria-hidden />}
        isActive={pathname === paths.shares()}
        isCollapsed={isCollapsed}
      />
    </nav>
  );
}

interface SideEntryProps {
  label: string;
  to: string;
  icon: ReactNode;
  isActive: boolean;
  isCollapsed: boolean;
  badge?: ReactNode;
}

function SideEntry({ label, to, icon, isActive, isCollapsed, badge }: SideEntryProps) {
  return (
    <Link
      to={to}
      aria-current={isActive ? 'page' : undefined}
      title={isCollapsed ? label : undefined}
      className={cn(
        'relative flex min-h-11 items-center gap-3 rounded-control px-3.5 font-medium transition-colors [&>svg]:size-5 [&>svg]:shrink-0',
        isActive ? 'bg-accent-soft text-accent-strong' : 'text-muted hover:bg-sunken hover:text-ink',
      )}
    >
      {icon}
      <span className={isCollapsed ? 'sr-only' : undefined}>{label}</span>
      {badge}
    </Link>
  );
}

export function BottomNavigation() {
  const { pathname } = useLocation();
  const active = activeSection(pathname, true);
  return (
    <nav
      aria-label={messages.main}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 max-md:[body:has([data-save-bar])_&]:hidden border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden"
    >
      {SECTIONS.map(({ section, label, to, icon }) => (
        <Link
          key={section}
          to={to}
          aria-current={active === section ? 'page' : undefined}
          className={cn(
            'flex min-h-13 flex-col items-center justify-center gap-0.5 text-[min(0.875rem,3.6vw)] leading-snug font-medium -outline-offset-4 [&>svg]:size-6',
            active === section ? 'text-accent' : 'text-muted',
          )}
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
}
