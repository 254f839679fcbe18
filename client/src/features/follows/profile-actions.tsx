import * as messages from '#messages/people.json';
import type { UserProfileDto } from '@larder/shared/profile/schema';
import type { FollowStatusDto } from '@larder/shared/follow/schema';
import { Button } from '../../components/ui/button.tsx';
import { FailureText } from '../../components/ui/failure-text.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { failureOf } from '../../lib/error-message.ts';
import { FollowButton } from './follow-button.tsx';
import { UnblockButton } from './followers.tsx';
import { FOLLOW_FAILURES } from './follow-failures.ts';
import { PersonMenu } from './person-menu.tsx';

interface ProfileActionsProps {
  user: Pick<UserProfileDto, 'userId' | 'displayName'>;
  status: {
    data: FollowStatusDto | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** On someone's profile: following them, or keeping them away. Its own question: it may be late or fail by itself. */
export function ProfileActions({ user: { userId, displayName }, status }: ProfileActionsProps) {
  if (status.isPending) return <Skeleton className="h-11 w-32 rounded-control" />;
  if (!status.data) {
    return (
      <>
        <p role="alert" className="text-sm text-danger">
          <FailureText {...failureOf(status.error, FOLLOW_FAILURES.load)} />
        </p>
        <Button variant="secondary" busy={status.isFetching} onClick={() => void status.refetch()}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  const { isBlocked, isFollower, requestId, takesRequests } = status.data;
  if (isBlocked) return <UnblockButton userId={userId} displayName={displayName} />;
  const isClosed = status.data.status === 'none' && !takesRequests;
  return (
    <>
      {isClosed ? (
        <p className="text-sm text-muted">{messages.acceptsNoRequests}</p>
      ) : (
        <FollowButton
          userId={userId}
          displayName={displayName}
          relationship={status.data}
          requestId={requestId}
          onProfile
        />
      )}
      <PersonMenu userId={userId} displayName={displayName} isFollower={isFollower} />
    </>
  );
}
