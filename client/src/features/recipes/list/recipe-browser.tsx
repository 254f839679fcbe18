import * as messages from '#messages/recipes.json';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { ListItems } from '../../../components/ui/list-items/list-items.tsx';
import type { PagedQuery } from '../../../components/ui/paged-list.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useMediaQuery } from '../../../hooks/use-media-query.ts';
import type { ViewMode } from '../../../hooks/use-view-mode.ts';
import { cn } from '../../../lib/cn.ts';
import { errorMessage } from '../../../lib/error-message.ts';
import { RecipeCard, RecipeRow, type RecipeItemProps } from '../card/recipe-card.tsx';

/** Recipes in pages: what an infinite query of any procedure gives. */
export interface RecipePages {
  recipes: readonly RecipeCardDto[];
  query: PagedQuery;
}

interface RecipeBrowserProps extends Pick<RecipeItemProps, 'search' | 'selection' | 'onAddToPlaylist'> {
  list: RecipePages;
  view: ViewMode;
  /** What this list is called, to find its rows again on coming back. */
  name: string;
  /** The sentence for a list that could not be loaded. */
  failure: string;
  empty: ReactNode;
}

const LAYOUT: Record<ViewMode, string> = {
  grid: 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4 huge:grid-cols-5',
  list: 'grid grid-cols-1 gap-2 xl:grid-cols-2 xl:gap-x-4',
};
const EARLY = 6;

/** Recipes as cards or rows, loading the next page before the end is reached. */
export function RecipeBrowser({ list, view, name, failure, empty, ...item }: RecipeBrowserProps) {
  const { query, recipes } = list;
  // That there are none is then the answer to what was asked before.
  const isUnknown = query.isPending || (query.isPlaceholderData && recipes.length === 0);
  if (isUnknown) return <Placeholder view={view} />;
  if (query.isError && recipes.length === 0) {
    return (
      <ErrorState
        title={failure}
        message={errorMessage(query.error)}
        retryLabel={messages.tryAgain}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (recipes.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <div data-wide>
        <RecipeItems recipes={recipes} view={view} name={name} busy={query.isPlaceholderData} {...item} />
      </div>
      <NextPage list={list} />
    </>
  );
}

interface RecipeItemsProps
  extends Pick<RecipeBrowserProps, 'view' | 'name'>, Omit<RecipeItemProps, 'recipe' | 'early'> {
  recipes: readonly RecipeCardDto[];
  busy?: boolean;
}

/** The cards or rows themselves, of any number of recipes. */
function RecipeItems({ recipes, view, name, busy, ...props }: RecipeItemsProps) {
  const { search, selection, onAddToPlaylist } = props;
  const layout = useLayout(view);
  const shown = useShownSearch(search, busy);
  const Item = view === 'grid' ? RecipeCard : RecipeRow;
  const renderItem = useCallback(
    (recipe: RecipeCardDto, index: number) => (
      <Item
        recipe={recipe}
        early={index < EARLY}
        search={search}
        selection={selection}
        onAddToPlaylist={onAddToPlaylist}
      />
    ),
    [Item, search, selection, onAddToPlaylist],
  );
  return (
    <ListItems
      key={`${view} ${layout.columns} ${shown}`}
      items={recipes}
      {...layout}
      className={LAYOUT[view]}
      busy={busy}
      name={name}
      renderItem={renderItem}
    />
  );
}

/** What the recipes on screen were searched for. Those of another search are another list: none of them moves to a new place. */
function useShownSearch(search = '', isFormer = false): string {
  const [shown, setShown] = useState(search);
  if (!isFormer && shown !== search) setShown(search);
  return shown;
}

/** What the classes above make of it, in figures. */
function useLayout(view: ViewMode) {
  const isMedium = useMediaQuery('(min-width: 768px)');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isHuge = useMediaQuery('(min-width: 1800px)');
  if (view === 'list') return { columns: isWide ? 2 : 1, gap: 8, rowHeight: 80 };
  const columns = isHuge ? 5 : isWide ? 4 : isMedium ? 3 : 2;
  return { columns, gap: isMedium ? 20 : 12, rowHeight: isMedium ? 360 : 300 };
}

/** Asks for the next page when it comes near; a failed page is asked for again by hand. */
function NextPage({ list: { query } }: Pick<RecipeBrowserProps, 'list'>) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || isFetchNextPageError || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: '1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex justify-center py-8">
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? messages.tryAgain : messages.showMoreRecipes}
      </Button>
    </div>
  );
}

function Placeholder({ view }: { view: ViewMode }) {
  return (
    <div data-wide role="status" aria-label={messages.loadingRecipes} className={LAYOUT[view]}>
      {Array.from({ length: 8 }, (_, index) => (
        <div
          key={index}
          className={cn(
            'rounded-card border border-line bg-surface',
            view === 'list' && 'flex h-20 items-center gap-3 p-[7px]',
          )}
        >
          <Skeleton
            className={view === 'grid' ? 'aspect-[4/3] rounded-b-none' : 'size-16 sm:aspect-[4/3] sm:w-auto'}
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
