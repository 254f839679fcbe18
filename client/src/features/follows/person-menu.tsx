import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
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
          <IconButton label={format(messages.moreAbout, { displayName })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {isFollower && (
          <MenuItem onSelect={() => setAsking('remove')}>
            <UserMinus /> {messages.removeFollower}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setAsking('block')}>
          <Ban /> {messages.block}
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={format(messages.removeQuestion, { displayName })}
        description={messages.removeFollowerHint}
        confirmLabel={messages.removeFollower}
        danger
        busy={removeFollower.isPending}
        onConfirm={() => removeFollower.mutate({ userId }, { onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'block'}
        onOpenChange={close}
        title={format(messages.blockQuestion, { displayName })}
        description={messages.blockHint}
        confirmLabel={messages.block}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate({ userId }, { onSuccess: onBlocked, onSettled: close })}
      />
    </>
  );
}
