import { Clock } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';
import { useFollowActions } from './use-follow-actions.ts';

const PAGES = { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined };
const ASKED = { isFollowing: false, isFollower: false, requestSent: false, hasPendingRequest: true };

/** Who waits for the viewer's answer, and whose answer the viewer waits for; nothing at all when that is nobody. */
export function Requests() {
  const received = trpc.follows.receivedRequests.useInfiniteQuery({}, PAGES);
  const sent = trpc.follows.sentRequests.useInfiniteQuery({}, PAGES);
  const incoming = received.data?.pages[0]?.total ?? 0;
  const outgoing = sent.data?.pages[0]?.total ?? 0;
  return (
    <>
      {(incoming > 0 || received.isError) && (
        <section aria-labelledby="incoming-title" className="mb-10">
          <h2 id="incoming-title" className="mb-4 text-2xl">
            Incoming Follow Requests{incoming > 0 && ` - ${incoming}`}
          </h2>
          <PeopleList
            label="Incoming follow requests"
            query={received}
            row={({ id, fromUserId, fromUser }) => (
              <PersonRow userId={fromUserId} person={fromUser}>
                <FollowButton
                  userId={fromUserId}
                  displayName={fromUser.displayName}
                  standing={ASKED}
                  requestId={id}
                />
                <PersonMenu userId={fromUserId} displayName={fromUser.displayName} isFollower={false} />
              </PersonRow>
            )}
            empty={null}
          />
        </section>
      )}
      {(outgoing > 0 || sent.isError) && (
        <section aria-labelledby="sent-title" className="mb-10">
          <h2 id="sent-title" className="mb-4 text-2xl">
            Sent Follow Requests{outgoing > 0 && ` - ${outgoing}`}
          </h2>
          <PeopleList
            label="Sent follow requests"
            query={sent}
            row={({ id, toUserId, toUser }) => (
              <PersonRow userId={toUserId} person={toUser}>
                <Button variant="secondary" disabled>
                  <Clock /> Request Sent
                </Button>
                <CancelButton requestId={id} userId={toUserId} displayName={toUser.displayName} />
              </PersonRow>
            )}
            empty={null}
          />
        </section>
      )}
    </>
  );
}

function CancelButton(props: { requestId: string; userId: string; displayName: string }) {
  const { cancel } = useFollowActions(props.userId);
  return (
    <Button
      variant="ghost"
      aria-label={`Cancel the request to ${props.displayName}`}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ requestId: props.requestId })}
    >
      Cancel
    </Button>
  );
}
