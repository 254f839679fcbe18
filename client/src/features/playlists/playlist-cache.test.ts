import type { Page } from '@larder/shared/list';
import type { PlaylistDto } from '@larder/shared/playlist/schema';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeCounts } from './playlist-cache.ts';

const KEY = [['playlists', 'list'], { input: {}, type: 'infinite' }];
const playlist = (id: string, recipeCount: number) => ({ id, recipeCount }) as PlaylistDto;

function countsAfter(by: Record<string, number>): Record<string, number> {
  const client = new QueryClient();
  const page: Page<PlaylistDto> = { items: [playlist('a', 2), playlist('b', 0)], total: 2, nextCursor: null };
  client.setQueryData(KEY, { pages: [page], pageParams: [null] });
  changeCounts(client, new Map(Object.entries(by)));
  const { pages } = client.getQueryData<InfiniteData<Page<PlaylistDto>>>(KEY)!;
  client.clear();
  return Object.fromEntries(pages.flatMap(({ items }) => items.map((one) => [one.id, one.recipeCount])));
}

it('counts what was put into a collection and taken out of it', () => {
  expect(countsAfter({ a: 3, b: 1 })).toEqual({ a: 5, b: 1 });
  expect(countsAfter({ a: -1 })).toEqual({ a: 1, b: 0 });
});

it('never counts below nothing', () => {
  expect(countsAfter({ b: -1 })).toEqual({ a: 2, b: 0 });
});

it('has nothing to change where no collections are listed', () => {
  const client = new QueryClient();
  changeCounts(client, new Map([['a', 1]]));
  expect(client.getQueryData(KEY)).toBeUndefined();
});
