import type { Page } from '@larder/shared/list';
import type { PlaylistDto } from '@larder/shared/playlist/schema';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type ListData = InfiniteData<Page<PlaylistDto>>;

/** Changes by how many recipes the collections hold, wherever they are listed. No count goes below 0. */
export function changeCounts(client: QueryClient, by: ReadonlyMap<string, number>): void {
  client.setQueriesData<ListData>({ queryKey: [['playlists', 'list']] }, (list) =>
    list
      ? { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(counted) })) }
      : undefined,
  );

  function counted(playlist: PlaylistDto): PlaylistDto {
    const change = by.get(playlist.id);
    if (change === undefined) return playlist;
    return { ...playlist, recipeCount: Math.max(0, playlist.recipeCount + change) };
  }
}
