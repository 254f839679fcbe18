import * as words from '#words/people.json';
import { format } from '@larder/shared/words/format';
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
          <IconButton label={format(words.moreAbout, { displayName })}>
            <Ellipsis />
          </IconButton>
        }
      >
        {isFollower && (
          <MenuItem onSelect={() => setAsking('remove')}>
            <UserMinus /> {words.removeFollower}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setAsking('block')}>
          <Ban /> {words.block}
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={close}
        title={format(words.remove, { displayName })}
        description={words.theyllLoseAccessToYourFollower}
        confirmLabel={words.removeFollower}
        danger
        busy={removeFollower.isPending}
        onConfirm={() => removeFollower.mutate({ userId }, { onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'block'}
        onOpenChange={close}
        title={format(words.block2, { displayName })}
        description={words.youllStopFollowingEachOtherAnd}
        confirmLabel={words.block}
        danger
        busy={block.isPending}
        onConfirm={() => block.mutate({ userId }, { onSuccess: onBlocked, onSettled: close })}
      />
    </>
  );
}
