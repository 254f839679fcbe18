import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { Check, Clock, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/dialog/confirm-dialog.tsx';
import { statusOf, type Relationship } from './relationship.ts';
import { useFollowActions } from './use-follow-actions.ts';

interface FollowButtonProps {
  userId: string;
  displayName: string;
  relationship: Relationship;
  /** Of the request that waits for the viewer's answer. */
  requestId: string | null;
  /** Among one's followers, to follow one of them is to follow back. */
  isBack?: boolean;
  /** On the person's own profile the question names them, and the buttons need not. */
  onProfile?: boolean;
}

/** Follow, Request Sent, Accept or Following: whatever stands between the viewer and this person. */
export function FollowButton(props: FollowButtonProps) {
  const { userId, displayName, relationship, requestId, isBack = false, onProfile = false } = props;
  const { follow, accept, decline } = useFollowActions(userId);
  const status = statusOf(relationship);

  if (status === 'following')
    return (
      <UnfollowButton
        {...props}
        label={messages.youFollow}
        name={format(messages.youFollowPerson, { displayName })}
        isChecked
      />
    );
  if (status === 'requested') return <RequestSent />;
  if (status === 'pending' && requestId) {
    return (
      <>
        <Button
          aria-label={onProfile ? undefined : format(messages.acceptPerson, { displayName })}
          busy={accept.isPending}
          onClick={() => accept.mutate({ requestId })}
        >
          {onProfile ? messages.acceptFollowRequest : messages.accept}
        </Button>
        <Button
          variant="secondary"
          aria-label={format(messages.declinePerson, { displayName })}
          busy={decline.isPending}
          onClick={() => decline.mutate({ requestId })}
        >
          {messages.decline}
        </Button>
      </>
    );
  }
  const [label, name] = isBack
    ? [messages.followBack, format(messages.followPersonBack, { displayName })]
    : [messages.follow, format(messages.followPerson, { displayName })];
  return (
    <Button
      aria-label={onProfile ? undefined : name}
      busy={follow.isPending}
      onClick={() => follow.mutate({ userId })}
    >
      <UserPlus /> {label}
    </Button>
  );
}

/** Nothing to press, but it keeps the focus of the button that it was. */
export function RequestSent() {
  return (
    <Button variant="secondary" aria-disabled>
      <Clock /> {messages.requestSent}
    </Button>
  );
}

interface UnfollowButtonProps {
  userId: string;
  displayName: string;
  label: string;
  /** What the button is called where several stand in a list. */
  name: string;
  isChecked?: boolean;
  onProfile?: boolean;
}

export function UnfollowButton(props: UnfollowButtonProps) {
  const { userId, displayName, label, name, isChecked, onProfile } = props;
  const [isAsking, setAsking] = useState(false);
  const { unfollow } = useFollowActions(userId);
  return (
    <>
      <Button variant="secondary" aria-label={onProfile ? undefined : name} onClick={() => setAsking(true)}>
        {isChecked && <Check />}
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.unfollowQuestion}
        description={onProfile ? format(messages.unfollowHint, { displayName }) : messages.unfollowUserHint}
        confirmLabel={messages.unfollow}
        danger
        busy={unfollow.isPending}
        onConfirm={() => unfollow.mutate({ userId }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
