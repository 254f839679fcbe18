import * as messages from '#messages/people.json';
import { paths } from '@larder/shared/paths';
import { PROFILE_FRESH_MS, PROFILE_WAIT_MS } from '@larder/shared/profile/messages';
import { useIsLate } from '../../hooks/use-is-late.ts';
import { ALONE } from '../../lib/api.ts';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/session.ts';
import type { Count } from './profile-summary.tsx';

/** The label of the count of people who wait for an answer. */
export const REQUESTS = messages.requests;
const FRESH = { staleTime: PROFILE_FRESH_MS, trpc: ALONE };
const LIST = { ...PAGED_QUERY, ...FRESH };

/**
 * How much one has, as questions that are asked at once: one that is late or fails leaves its numbers open
 * and the others are shown. A late answer is shown when it comes.
 */
export function useOwnCounts(): Count[] {
  const { userId } = useViewer();
  const recipes = trpc.recipes.list.useInfiniteQuery({ limit: 1 }, LIST);
  const playlists = trpc.playlists.list.useInfiniteQuery({ limit: 1 }, LIST);
  const people = trpc.follows.counts.useQuery({ userId }, FRESH);
  const requests = trpc.follows.receivedRequests.useInfiniteQuery({ limit: 1 }, LIST);
  const noRecipes = useInPlace(recipes.isPending, PROFILE_WAIT_MS.recipes);
  const noPlaylists = useInPlace(playlists.isPending, PROFILE_WAIT_MS.playlists);
  const noPeople = useInPlace(people.isPending, PROFILE_WAIT_MS.people);
  const noRequests = useInPlace(requests.isPending, PROFILE_WAIT_MS.people);

  const lists = playlists.data?.pages[0];
  // Favorites comes first of all collections.
  const favorites = lists?.items.find(({ isFavorites }) => isFavorites)?.recipeCount ?? (lists && 0);
  return [
    { label: messages.recipes, count: recipes.data?.pages[0]?.total ?? noRecipes, to: paths.home() },
    { label: messages.collections, count: lists?.total ?? noPlaylists, to: paths.collections() },
    { label: messages.favorites, count: favorites ?? noPlaylists, to: paths.favorites() },
    {
      label: messages.followers,
      count: people.data?.followers ?? noPeople,
      to: paths.connections('followers'),
    },
    {
      label: messages.followingCount,
      count: people.data?.following ?? noPeople,
      to: paths.connections('following'),
    },
    {
      label: REQUESTS,
      count: requests.data?.pages[0]?.total ?? noRequests,
      to: paths.connections('requests'),
    },
  ];
}

/** In the place of a number: undefined while it may still come in time, null from then on, or when it failed. */
function useInPlace(isPending: boolean, ms: number): null | undefined {
  const { isLate } = useIsLate(isPending, ms);
  return isPending && !isLate ? undefined : null;
}
