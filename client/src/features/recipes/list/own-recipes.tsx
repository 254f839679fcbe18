import type { RecipeFilter } from '@larder/shared/recipe/filter';
import { RECIPE_MESSAGES, type RecipeSort } from '@larder/shared/recipe/messages';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { FoundCount } from '../../../components/ui/found-count.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { ViewToggle } from '../../../components/ui/view-toggle.tsx';
import { useScrollRestore } from '../../../hooks/use-scroll-restore.ts';
import { useViewMode } from '../../../hooks/use-view-mode.ts';
import { cn } from '../../../lib/cn.ts';
import { foundLine, listTitle } from '../../../components/recipe/list-title.ts';
import { useNavState } from '../../../lib/nav-state.ts';
import { trpc } from '../../../lib/trpc.ts';
import { PrintList } from '../print/print-list.tsx';
import { FirstRecipe } from './first-recipe.tsx';
import { ListActions } from './list-actions.tsx';
import { RecipeBrowser } from './recipe-browser.tsx';
import {
  activeFilters,
  hasMoreThan,
  useListFilter,
  useListSort,
  type ListFilter,
} from './use-list-filter.ts';
import { useRecipeList } from './use-recipe-list.ts';
import { useSelection } from './use-selection.ts';

const NoRecipes = lazy(() => import('./no-recipes.tsx'));
const FilterBar = lazy(() => import('./filter-bar.tsx'));
const NothingFound = (filter: ListFilter) => (
  <Suspense fallback={null}>
    <NoRecipes {...filter} />
  </Suspense>
);
const SelectionBar = lazy(() => import('./selection-bar.tsx'));

interface OwnRecipesProps {
  /** Above the title; large on the page of who has no recipe yet. */
  pasteBox: (isLarge: boolean) => ReactNode;
  /** Below it: what is planned. */
  tonight: ReactNode;
  /** What can be brought in, for who has no recipe yet. */
  ways: ReactNode;
  /** Between the title and the list. */
  banner: ReactNode;
  onAddToPlaylist: (recipeIds: string[]) => void;
  /** Beside 'Clear': keeps what is filtered by. */
  keepFilter?: (filter: RecipeFilter) => ReactNode;
}

/** All recipes of the person: searched, filtered, sorted, chosen. */
export function OwnRecipes({
  pasteBox,
  tonight,
  ways,
  banner,
  onAddToPlaylist,
  keepFilter,
}: OwnRecipesProps) {
  const { fromRecipeDetail } = useNavState();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [cameBack] = useState((fromRecipeDetail ?? false) || isPop);
  const { filter, change } = useListFilter();
  const { search, photoOnly } = filter;
  const [sort, setSort] = useListSort();
  const [view, setView] = useViewMode();
  const active = activeFilters(filter);
  const list = useRecipeList({ ...active, sort }, { cameBack });
  const { selection, begin, end } = useSelection(list.recipes);
  useScrollRestore('home', cameBack);
  useBeginAtTop(JSON.stringify([filter, sort]));

  // Also when asking again failed: what is known stays.
  const isKnown = list.query.data !== undefined;
  const isFiltered = hasMoreThan(filter, []);
  const isSettled = isKnown && !list.query.isPlaceholderData && !list.query.isError;
  const isBare = isSettled && !isFiltered && list.total === 0;
  return (
    <>
      {!isBare && <div className="mb-2 max-w-2xl max-sm:-mt-3 sm:mb-4">{pasteBox(false)}</div>}
      {tonight}
      <PageHeader
        title={listTitle(search, photoOnly)}
        isSlim
        subtitle={<Count {...{ list, filter }} />}
        actions={
          !isBare && (
            <>
              <ListActions isChoosing={selection !== undefined} onChoose={selection ? end : begin} />
              <PrintOwn {...{ list, filter, sort }} />
              <div className="max-sm:hidden">
                <ViewToggle view={view} onChange={setView} />
              </div>
            </>
          )
        }
      />
      {banner}
      {!isBare && (
        <Suspense fallback={<div className="mb-2 h-13 sm:mb-5" />}>
          <FilterBar
            {...{ filter, sort, view }}
            onChange={change}
            onSort={setSort}
            onView={setView}
            hasPhotoRecipes={list.hasPhotoRecipes}
            total={list.total}
          >
            {keepFilter?.(active)}
          </FilterBar>
        </Suspense>
      )}
      <RecipeBrowser
        list={list}
        view={view}
        name="home"
        failure={RECIPE_MESSAGES.listFailed}
        search={list.showingResultsFor ?? search}
        selection={selection}
        onAddToPlaylist={onAddToPlaylist}
        empty={isBare ? <FirstRecipe pasteBox={pasteBox(true)} ways={ways} /> : <NothingFound {...filter} />}
      />
      {selection && (
        <Suspense fallback={null}>
          <SelectionBar {...{ selection, onAddToPlaylist }} recipes={list.recipes} onEnd={end} />
        </Suspense>
      )}
    </>
  );
}

interface PrintOwnProps extends CountProps {
  sort: RecipeSort;
}

function PrintOwn({ list, filter, sort }: PrintOwnProps) {
  const { client } = trpc.useUtils();
  return (
    <PrintList
      className="max-sm:hidden"
      name={listTitle(filter.search, filter.photoOnly)}
      total={list.total}
      recipes={list.recipes}
      load={(page) => client.recipes.list.query({ ...activeFilters(filter), sort, ...page })}
    />
  );
}

interface CountProps {
  list: ReturnType<typeof useRecipeList>;
  filter: ListFilter;
}

function Count({ list, filter }: CountProps) {
  const { search, photoOnly } = filter;
  const line = () => foundLine(list, search, photoOnly, activeFilters(filter));
  const isFiltered = hasMoreThan(filter, []);
  return (
    <FoundCount
      query={list.query}
      line={line}
      className={cn('max-sm:min-w-24 max-sm:leading-tight', isFiltered && 'max-sm:text-base')}
    />
  );
}

/** Another filter or order is another list, which is read from its beginning. */
function useBeginAtTop(list: string): void {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    window.scrollTo({ top: 0 });
  }, [list]);
}
