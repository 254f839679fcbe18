import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { UserRound } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { FollowButton, UnfollowButton } from './follow-button.tsx';
import { PeopleList } from './people-list.tsx';
import { FOLLOW_FAILURES } from './follow-failures.ts';
import { PersonMenu } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';
import { useFollowActions } from './use-follow-actions.ts';

export function Followers() {
  const query = trpc.follows.followers.useInfiniteQuery({}, PAGED_QUERY);
  return (
    <>
      <PeopleList
        title={messages.peopleFollowingYou}
        query={query}
        row={({ followerId, follower, ...relationship }) => (
          <PersonRow userId={followerId} person={follower}>
            <FollowButton
              userId={followerId}
              displayName={follower.displayName}
              relationship={relationship}
              requestId={null}
              isBack
            />
            <PersonMenu userId={followerId} displayName={follower.displayName} isFollower />
          </PersonRow>
        )}
        empty={
          <EmptyState icon={<UserRound />} title={messages.noFollowersYet}>
            {messages.noFollowersHint}
          </EmptyState>
        }
      />
      <Blocked />
    </>
  );
}

export function Following({ onSearch }: { onSearch: () => void }) {
  const query = trpc.follows.following.useInfiniteQuery({}, PAGED_QUERY);
  return (
    <PeopleList
      title={messages.peopleYouFollow}
      query={query}
      row={({ followingId, following }) => (
        <PersonRow userId={followingId} person={following}>
          <UnfollowButton
            userId={followingId}
            displayName={following.displayName}
            label={messages.unfollow}
            name={format(messages.unfollowPerson, { displayName: following.displayName })}
          />
        </PersonRow>
      )}
      empty={
        <EmptyState
          icon={<UserRound />}
          title={messages.notFollowingAnyoneYet}
          action={<Button onClick={onSearch}>{messages.searchForPeople}</Button>}
        >
          {messages.notFollowingHint}
        </EmptyState>
      }
    />
  );
}

/** Whom the viewer has blocked; nothing at all when that is nobody. */
function Blocked() {
  const query = trpc.follows.blocked.useInfiniteQuery({}, PAGED_QUERY);
  const people = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (people.length === 0 && query.isError) {
    return (
      <div className="mt-10">
        <h3 className="mb-3 text-xl">{messages.blocked}</h3>
        <FailureNotice error={query.error} fallback={FOLLOW_FAILURES.load} />
        <Button
          variant="secondary"
          className="mt-3"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (people.length === 0) return null;
  return (
    <div className="mt-10">
      <h3 className="mb-3 text-xl">{messages.blocked}</h3>
      <ul aria-label={messages.blocked} className="grid grid-cols-1 gap-3">
        {people.map(({ userId, ...person }) => (
          <li key={userId}>
            <PersonRow userId={userId} person={person}>
              <UnblockButton userId={userId} displayName={person.displayName} />
            </PersonRow>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {messages.showMore}
        </Button>
      )}
    </div>
  );
}

export function UnblockButton({ userId, displayName }: { userId: string; displayName: string }) {
  const { unblock } = useFollowActions(userId);
  return (
    <Button
      variant="secondary"
      aria-label={format(messages.unblockPerson, { displayName })}
      busy={unblock.isPending}
      onClick={() => unblock.mutate({ userId })}
    >
      {messages.unblock}
    </Button>
  );
}
