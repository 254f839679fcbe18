import type { RecipeCardDto } from '@larder/shared/recipe';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { ViewMode } from '../../hooks/use-view-mode.ts';
import { cn } from '../../lib/cn.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { RecipeCard, RecipeRow } from './recipe-card.tsx';
import type { useRecipeList } from './use-recipe-list.ts';

interface RecipeBrowserProps {
  list: ReturnType<typeof useRecipeList>;
  view: ViewMode;
  /** The sentence for a list that could not be loaded. */
  failure: string;
  empty: ReactNode;
}

const LAYOUT: Record<ViewMode, string> = {
  grid: 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4',
  list: 'grid grid-cols-1 gap-3',
};
const EARLY = 6;

/** Recipes as cards or rows, loading the next page before the end is reached. */
export function RecipeBrowser({ list, view, failure, empty }: RecipeBrowserProps) {
  const { query, recipes } = list;
  if (query.isPending) return <Placeholder view={view} />;
  if (query.isError && recipes.length === 0) {
    return (
      <ErrorState
        title={failure}
        message={errorMessage(query.error)}
        retryLabel="Try again"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (recipes.length === 0) return empty;
  return (
    <>
      <ul
        aria-busy={query.isPlaceholderData}
        className={cn(LAYOUT[view], query.isPlaceholderData && 'opacity-60')}
      >
        {recipes.map((recipe, index) => (
          <RecipeItem key={recipe.id} recipe={recipe} view={view} early={index < EARLY} />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}

function RecipeItem({ recipe, view, early }: { recipe: RecipeCardDto; view: ViewMode; early: boolean }) {
  const Item = view === 'grid' ? RecipeCard : RecipeRow;
  return (
    <li>
      <Item recipe={recipe} early={early} />
    </li>
  );
}

/** Asks for the next page when it comes near; a failed page is asked for again by hand. */
function NextPage({ list: { query } }: Pick<RecipeBrowserProps, 'list'>) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || isFetchNextPageError || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex justify-center py-8">
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'Try again' : 'Show more recipes'}
      </Button>
    </div>
  );
}

function Placeholder({ view }: { view: ViewMode }) {
  return (
    <div role="status" aria-label="Loading recipes" className={LAYOUT[view]}>
      {Array.from({ length: 8 }, (_, index) => (
        <div
          key={index}
          className={cn(
            'rounded-card border border-line bg-surface',
            view === 'list' && 'flex items-center gap-4 p-3',
          )}
        >
          <Skeleton
            className={view === 'grid' ? 'aspect-[4/3] rounded-b-none' : 'h-20 w-24 sm:h-24 sm:w-32'}
          />
          <div className={cn('flex-1 space-y-2.5', view === 'grid' && 'p-4')}>
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
