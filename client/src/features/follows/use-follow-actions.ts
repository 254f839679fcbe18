import type { FoundUserDto } from '@larder/shared/follow/schema';
import type { Page } from '@larder/shared/list';
import { useQueryClient } from '@tanstack/react-query';
import { appCodeOf, failureOf } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { FOLLOW_FAILURES } from './follow-failures.ts';
import type { Relationship } from './relationship.ts';

type Found = Page<FoundUserDto> | undefined;

/** What one may do with another person. Lists are read again when it is done; a search on screen is only corrected. */
export function useFollowActions(userId: string) {
  const { patchSearch, done, failed } = useFollowRefresh(userId);
  const follow = trpc.follows.follow.useMutation({
    onSuccess: done({ requestSent: true }),
    onError: (error) => {
      // It was so already: that is what was wanted.
      const code = appCodeOf(error);
      if (code === 'FOLLOW_EXISTS') patchSearch({ isFollowing: true });
      else if (code === 'FOLLOW_REQUEST_EXISTS') patchSearch({ requestSent: true });
      failed(FOLLOW_FAILURES.follow)(error);
    },
  });
  const unfollow = trpc.follows.unfollow.useMutation({
    onSuccess: done({ isFollowing: false }),
    onError: failed(FOLLOW_FAILURES.unfollow),
  });
  const accept = trpc.follows.accept.useMutation({
    onSuccess: done({ hasPendingRequest: false, isFollower: true }),
    onError: failed(FOLLOW_FAILURES.accept),
  });
  const decline = trpc.follows.decline.useMutation({
    onSuccess: done({ hasPendingRequest: false }),
    onError: failed(FOLLOW_FAILURES.decline),
  });
  const cancel = trpc.follows.cancel.useMutation({
    onSuccess: done({ requestSent: false }),
    onError: failed(FOLLOW_FAILURES.cancel),
  });
  const removeFollower = trpc.follows.removeFollower.useMutation({
    onSuccess: done({ isFollower: false }),
    onError: failed(FOLLOW_FAILURES.remove),
  });
  const block = trpc.follows.block.useMutation({
    onSuccess: done({ isFollowing: false, isFollower: false, requestSent: false, hasPendingRequest: false }),
    onError: failed(FOLLOW_FAILURES.block),
  });
  const unblock = trpc.follows.unblock.useMutation({
    onSuccess: done({}),
    onError: failed(FOLLOW_FAILURES.unblock),
  });
  return { follow, unfollow, accept, decline, cancel, removeFollower, block, unblock };
}

function useFollowRefresh(userId: string) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  const patchSearch = (relationship: Partial<Relationship>) => {
    queryClient.setQueriesData<Found>(
      { queryKey: [['follows', 'searchUsers']] },
      (page) =>
        page && {
          ...page,
          items: page.items.map((user) => (user.id === userId ? { ...user, ...relationship } : user)),
        },
    );
  };
  const readAgain = () =>
    Promise.all([
      utils.follows.status.invalidate({ userId }),
      utils.follows.counts.invalidate(),
      utils.follows.followers.invalidate(),
      utils.follows.following.invalidate(),
      utils.follows.receivedRequests.invalidate(),
      utils.follows.sentRequests.invalidate(),
      utils.follows.blocked.invalidate(),
      utils.profiles.invalidate(),
      utils.playlists.ofUser.invalidate({ userId }),
      utils.playlists.sharedWithMe.invalidate(),
    ]);
  const done = (relationship: Partial<Relationship>) => () => {
    patchSearch(relationship);
    return readAgain();
  };
  const failed = (sentence: string) => (error: unknown) => {
    toast.error(failureOf(error, sentence));
    void readAgain();
  };
  return { patchSearch, done, failed };
}
