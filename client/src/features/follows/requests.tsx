import * as messages from '#messages/people.json';
import { format } from '@larder/shared/messages/format';
import { Inbox } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { FollowButton, RequestSent } from './follow-button.tsx';
import { PeopleList, PeopleSkeletons } from './people-list.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';
import { useFollowActions } from './use-follow-actions.ts';

const ASKED = { isFollowing: false, isFollower: false, requestSent: false, hasPendingRequest: true };

/** Who waits for the viewer's answer, and whose answer the viewer waits for; when that is nobody, where to ask. */
export function Requests({ onSearch }: { onSearch: () => void }) {
  const received = trpc.follows.receivedRequests.useInfiniteQuery({}, PAGED_QUERY);
  const sent = trpc.follows.sentRequests.useInfiniteQuery({}, PAGED_QUERY);
  const incoming = received.data?.pages[0]?.total ?? 0;
  const outgoing = sent.data?.pages[0]?.total ?? 0;
  if (received.isSuccess && sent.isSuccess && incoming + outgoing === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={messages.noRequests}
        action={<Button onClick={onSearch}>{messages.searchForPeople}</Button>}
      >
        {messages.noRequestsHint}
      </EmptyState>
    );
  }
  if (received.isPending || sent.isPending) return <PeopleSkeletons label={messages.requests} />;
  return (
    <>
      {(incoming > 0 || received.isError) && (
        <PeopleList
          title={format(messages.incomingRequests, { count: incoming })}
          query={received}
          row={({ id, fromUserId, fromUser }) => (
            <PersonRow userId={fromUserId} person={fromUser}>
              <FollowButton
                userId={fromUserId}
                displayName={fromUser.displayName}
                relationship={ASKED}
                requestId={id}
              />
              <PersonMenu userId={fromUserId} displayName={fromUser.displayName} isFollower={false} />
            </PersonRow>
          )}
          empty={null}
        />
      )}
      {(outgoing > 0 || sent.isError) && (
        <PeopleList
          title={format(messages.sentRequests, { count: outgoing })}
          query={sent}
          row={({ id, toUserId, toUser }) => (
            <PersonRow userId={toUserId} person={toUser}>
              <RequestSent />
              <CancelButton requestId={id} userId={toUserId} displayName={toUser.displayName} />
            </PersonRow>
          )}
          empty={null}
        />
      )}
    </>
  );
}

function CancelButton(props: { requestId: string; userId: string; displayName: string }) {
  const { cancel } = useFollowActions(props.userId);
  return (
    <Button
      variant="ghost"
      aria-label={format(messages.cancelRequestTo, { displayName: props.displayName })}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ requestId: props.requestId })}
    >
      {messages.cancel}
    </Button>
  );
}
