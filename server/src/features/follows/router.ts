import {
  blockedUserDto,
  followCountsDto,
  followerDto,
  followersInput,
  followingDto,
  followRequestDto,
  followRequestInput,
  followStatusDto,
  foundUserDto,
  personInput,
  searchUsersInput,
} from '@larder/shared/follow/schema';
import { pageInput, pageOf } from '@larder/shared/list';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { getFollowCounts } from './counts.ts';
import { block, removeFollower, unblock, unfollow } from './unfollow-and-block.ts';
import {
  listBlocked,
  listFollowers,
  listFollowing,
  listReceivedRequests,
  listSentRequests,
} from './people-lists.ts';
import { acceptRequest, cancelRequest, declineRequest, requestFollow } from './requests.ts';
import { searchUsers } from './search-users.ts';
import { getFollowStatus } from './relationship.ts';

// These procedures return data of other people, so each has an output schema, which strips fields that it does not name.
export const followsRouter = router({
  status: protectedProcedure
    .input(personInput)
    .output(followStatusDto)
    .query(({ ctx, input }) => getFollowStatus(ctx, input.userId)),
  counts: protectedProcedure
    .input(personInput)
    .output(followCountsDto)
    .query(({ ctx, input }) => getFollowCounts(ctx, input.userId)),
  followers: protectedProcedure
    .input(followersInput)
    .output(pageOf(followerDto))
    .query(({ ctx, input }) => listFollowers(ctx, input)),
  following: protectedProcedure
    .input(pageInput)
    .output(pageOf(followingDto))
    .query(({ ctx, input }) => listFollowing(ctx, input)),
  receivedRequests: protectedProcedure
    .input(pageInput)
    .output(pageOf(followRequestDto))
    .query(({ ctx, input }) => listReceivedRequests(ctx, input)),
  sentRequests: protectedProcedure
    .input(pageInput)
    .output(pageOf(followRequestDto))
    .query(({ ctx, input }) => listSentRequests(ctx, input)),
  blocked: protectedProcedure
    .input(pageInput)
    .output(pageOf(blockedUserDto))
    .query(({ ctx, input }) => listBlocked(ctx, input)),
  searchUsers: protectedProcedure
    .meta({ access: 'user', limits: ['userSearch'] })
    .input(searchUsersInput)
    .output(pageOf(foundUserDto))
    .query(({ ctx, input }) => searchUsers(ctx, input.query)),
  follow: protectedProcedure
    .meta({ access: 'user', limits: ['followRequest'] })
    .input(personInput)
    .mutation(({ ctx, input }) => requestFollow(ctx, input.userId)),
  unfollow: protectedProcedure.input(personInput).mutation(({ ctx, input }) => unfollow(ctx, input.userId)),
  accept: protectedProcedure
    .input(followRequestInput)
    .mutation(({ ctx, input }) => acceptRequest(ctx, input.requestId)),
  decline: protectedProcedure
    .input(followRequestInput)
    .mutation(({ ctx, input }) => declineRequest(ctx, input.requestId)),
  cancel: protectedProcedure
    .input(followRequestInput)
    .mutation(({ ctx, input }) => cancelRequest(ctx, input.requestId)),
  removeFollower: protectedProcedure
    .input(personInput)
    .mutation(({ ctx, input }) => removeFollower(ctx, input.userId)),
  block: protectedProcedure.input(personInput).mutation(({ ctx, input }) => block(ctx, input.userId)),
  unblock: protectedProcedure.input(personInput).mutation(({ ctx, input }) => unblock(ctx, input.userId)),
});
