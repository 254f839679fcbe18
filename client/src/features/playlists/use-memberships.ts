import { useEffect, useMemo, useState } from 'react';
import { PAGED_QUERY, trpc } from '../../lib/trpc.ts';

/** Which collections hold a recipe: all pages of them, for the boxes must be right from the start. */
function useHolders(recipeId: string | undefined) {
  const query = trpc.playlists.forRecipe.useInfiniteQuery(
    { recipeId: recipeId ?? '', limit: 100 },
    {
      ...PAGED_QUERY,
      enabled: recipeId !== undefined,
      staleTime: 0,
    },
  );
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  const ids = useMemo(
    () => new Set(query.data?.pages.flatMap((page) => page.items.map(({ id }) => id))),
    [query.data],
  );
  const isReady = recipeId === undefined || (query.isSuccess && !hasNextPage && !query.isRefetching);
  return { query, ids, isReady };
}

/** The boxes of the dialog: ticked as the recipe is held, until someone ticks otherwise. Several recipes begin with none. */
export function useMemberships(recipeIds: readonly string[]) {
  const { query, ids, isReady } = useHolders(recipeIds.length === 1 ? recipeIds[0] : undefined);
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const changed = [...ticks].filter(([id, ticked]) => ticked !== ids.has(id));
  return {
    holders: query,
    isReady,
    isTicked: (id: string) => ticks.get(id) ?? ids.has(id),
    tick: (id: string, ticked: boolean) => setTicks((before) => new Map(before).set(id, ticked)),
    add: changed.filter(([, ticked]) => ticked).map(([id]) => id),
    remove: changed.filter(([, ticked]) => !ticked).map(([id]) => id),
  };
}
