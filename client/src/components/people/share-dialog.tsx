import * as messages from '#messages/sharing.json';
import type { ListedPersonDto } from '@larder/shared/follow/schema';
import { SHARING_LIMITS, SHARING_MESSAGES } from '@larder/shared/sharing/messages';
import type { MemberDto } from '@larder/shared/sharing/schema';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChosenPeople } from './chosen-people.tsx';
import { FollowerSearch } from './follower-search.tsx';

interface ShareDialogProps {
  title: string;
  hint: string;
  /** Whom it is shared with now, as far as that is known. */
  members: readonly MemberDto[] | undefined;
  /** Why that is not known. */
  membersError: unknown;
  onSave: (userIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Whom something is shared with: followers who are chosen one by one. Nobody chosen is nobody. */
export function ShareDialog({ title, hint, members, membersError, onSave, onClose }: ShareDialogProps) {
  const search = useRef<HTMLInputElement>(null);
  const [changed, setChanged] = useState<readonly ListedPersonDto[]>();
  const people = changed ?? members?.map(asListed) ?? [];
  const isReady = members !== undefined;
  const isFull = people.length >= SHARING_LIMITS.members;
  const save = useMutation({ mutationFn: onSave, onSuccess: onClose });
  const toggle = (person: ListedPersonDto) => {
    const others = people.filter(({ userId }) => userId !== person.userId);
    if (others.length < people.length) setChanged(others);
    else if (!isFull) setChanged([...people, person]);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={hint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            busy={save.isPending}
            aria-disabled={!isReady || undefined}
            onClick={() => isReady && save.mutate(people.map(({ userId }) => userId))}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {membersError !== null && <FailureNotice error={membersError} />}
        {isReady ? (
          <>
            <ChosenPeople
              people={people}
              onRemove={(userId) => {
                setChanged(people.filter((person) => person.userId !== userId));
                // The button that was pressed is gone.
                search.current?.focus();
              }}
            />
            {isFull && <Notice tone="danger">{SHARING_MESSAGES.membersMost}</Notice>}
            <FollowerSearch chosen={people} onToggle={toggle} input={search} />
          </>
        ) : (
          membersError === null && <Skeleton className="h-32" />
        )}
        {save.error && <FailureNotice error={save.error} />}
      </div>
    </Dialog>
  );
}

/** The dialog shows their names alone. */
function asListed({ userId, displayName }: MemberDto): ListedPersonDto {
  return { userId, displayName, username: null, profileImageUrl: null };
}
