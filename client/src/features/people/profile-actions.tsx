import type { UserProfileDto } from '@larder/shared/profile';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FollowButton } from './follow-button.tsx';
import { UnblockButton } from './followers.tsx';
import { PersonMenu } from './person-menu.tsx';

/** On somebody's profile: following them, or keeping them away. Its own question: it may be late or fail by itself. */
export function ProfileActions({ user: { userId, displayName } }: { user: UserProfileDto }) {
  const status = trpc.follows.status.useQuery({ userId }, { staleTime: 0 });
  if (status.isPending) return <Skeleton className="h-11 w-32 rounded-control" />;
  if (!status.data) return null;
  if (status.data.isBlocked) return <UnblockButton userId={userId} displayName={displayName} />;
  return (
    <>
      <FollowButton
        userId={userId}
        displayName={displayName}
        standing={status.data}
        requestId={status.data.requestId}
        onProfile
      />
      <PersonMenu userId={userId} displayName={displayName} isFollower={status.data.isFollower} />
    </>
  );
}
