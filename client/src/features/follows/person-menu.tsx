import { Ban, Ellipsis, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '../../components/ui/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useFollowActions } from './use-follow-actions.ts';

interface PersonMenuProps {
  userId: string;
  displayName: string;
  isFollower: boolean;
  /** Called once they are blocked. */
  onBlocked?: () => void;
}

/** The ways to keep someone away: end their following, or block them. */
export function PersonMenu({ userId, displayName, isFollower, onBlocked }: PersonMenuProps) {
  const [asking, setAsking] = useState<'remove' | 'block'>();
  const { removeFollower, block } = useFollowActions(userId);
  const close = () => setAsking(undefined);
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={`More about ${displayName}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {isFollower && (
          <MenuItem onSelect={() => setAsking('remove')}>
            <UserMinus /> Remove follower
          </MenuItem>
        )}
        <MenuItem onSelect={() => setAsking('block')}>
          <Ban /> Block
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={`Remove ${displayName}?`}
        description="They will no longer see what is meant for followers. They are not told, and may ask again."
        confirmLabel="Remove follower"
        danger
        busy={removeFollower.isPending}
        onConfirm={() => removeFollower.mutate({ userId }, { onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'block'}
        onOpenChange={close}
        title={`Block ${displayName}?`}
        description="Neither of you follows the other any longer, and they can neither find you nor ask to follow you. They are not told. You can unblock them in Connections."
        confirmLabel="Block"
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate({ userId }, { onSuccess: onBlocked, onSettled: close })}
      />
    </>
  );
}
