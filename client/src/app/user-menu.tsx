import * as messages from '#messages/common.json';
import { paths } from '@larder/shared/paths';
import { Download, Keyboard, Link2, LogOut, Settings, Trash2, UserRound, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../components/ui/avatar.tsx';
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '../components/ui/dropdown-menu/dropdown-menu.tsx';
import { signOut } from '../features/auth/sign-out.ts';
import { PendingBadge } from '../features/follows/pending-badge.tsx';
import { useConnectionsPath } from '../features/follows/pending-requests.tsx';
import { useSettingsPlace } from '../hooks/use-settings-place.ts';
import { useViewer } from '../lib/session.ts';

interface UserMenuProps {
  onOpenShortcuts: () => void;
}

export function UserMenu({ onOpenShortcuts }: UserMenuProps) {
  const viewer = useViewer();
  const { open: openSettings } = useSettingsPlace();
  const connections = useConnectionsPath();
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={messages.yourAccount}
          className="relative grid size-11 shrink-0 place-items-center rounded-full"
        >
          <Avatar name={viewer.displayName} imageUrl={viewer.profileImageUrl} />
          <PendingBadge isSmall className="absolute -top-0.5 -right-0.5" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block max-w-64 truncate font-semibold text-ink">{viewer.displayName}</span>
        <span className="block max-w-64 truncate">{viewer.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.profile()}>
          <UserRound /> {messages.profile}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={connections}>
          <UsersRound /> {messages.connections} <PendingBadge className="ml-auto" />
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.imports()}>
          <Download /> {messages.imports}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.shares()}>
          <Link2 /> {messages.sharedLinks}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.recentlyDeleted()}>
          <Trash2 /> {messages.recentlyDeleted}
        </Link>
      </MenuItem>
      <MenuItem onSelect={openSettings}>
        <Settings /> {messages.settings}
      </MenuItem>
      <MenuItem onSelect={onOpenShortcuts}>
        <Keyboard /> {messages.keyboardShortcuts}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut /> {messages.signOut}
      </MenuItem>
    </DropdownMenu>
  );
}
