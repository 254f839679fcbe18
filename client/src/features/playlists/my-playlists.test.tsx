import { getQueryKey } from '@trpc/react-query';
import { expect, it } from 'vitest';
import { trpc } from '../../lib/trpc.ts';
import { htmlOf, textOf } from '../../testing/html-of.tsx';
import { PlaylistList } from './playlist-list.tsx';
import { MyPlaylists } from './my-playlists.tsx';

const NONE = {
  data: undefined,
  isPending: false,
  isError: false,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};

it('says without collections how to begin', () => {
  const html = htmlOf(<MyPlaylists />, (queryClient) =>
    queryClient.setQueryData(getQueryKey(trpc.playlists.list, { limit: 60 }, 'infinite'), {
      pages: [{ items: [], total: 0, nextCursor: null }],
      pageParams: [null],
    }),
  );
  expect(html).toContain('You don&#x27;t have any collections yet.');
  expect(html).toMatch(/<a [^>]*href="\/collections"[^>]*>Create Your First Collection/);
});

it('says of a search that nothing matches, and clears it', () => {
  const list = { query: NONE, playlists: [] };
  expect(textOf(<PlaylistList list={list} view="list" search="soup" empty="none" />)).toBe(
    'No collections found matching “soup” Clear Search',
  );
});

it('says that collections are late or could not be loaded, and offers to try again', () => {
  for (const [query, isLate] of [
    [{ ...NONE, isPending: true, isFetching: true }, true],
    [{ ...NONE, isError: true }, false],
  ] as const)
    expect(
      textOf(<PlaylistList list={{ query, playlists: [] }} isLate={isLate} view="list" empty="none" />),
    ).toMatch(/^Failed to load collections .* Try again$/);
});
