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
const loadFilters = () => import('./recipe-filters.tsx');
const RecipeFilters = lazy(loadFilters);
const SelectionBar = lazy(() => import('./selection-bar.tsx'));

interface OwnRecipesProps {
  /** Between the title and the list. */
  banner: ReactNode;
  onAddToPlaylist: (recipeIds: string[]) => void;
}

/** All recipes of the person: searched, filtered, sorted, chosen. */
export function OwnRecipes({ banner, onAddToPlaylist }: OwnRecipesProps) {
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
  const [showsFilters, setShowsFilters] = useState(hasMoreThan(filter, ['search', 'photoOnly']));
  useScrollRestore('home', cameBack);
  useBeginAtTop(JSON.stringify([filter, sort]));

  // Also when asking again failed: what is known stays.
  const isKnown = list.query.data !== undefined;
  const isFiltered = hasMoreThan(filter, []);
  const isBare = isKnown && !list.query.isPlaceholderData && !isFiltered && list.total === 0;
  return (
    <>
      <PageHeader
        title={listTitle(search, photoOnly)}
        isSlim={!isBare}
        subtitle={<Count {...{ list, filter }} />}
        actions={
          <>
            <ListActions
              hasPhotoRecipes={list.hasPhotoRecipes}
              photoOnly={photoOnly}
              onPhotoOnly={() => change({ photoOnly: !photoOnly })}
              isBare={isBare}
              showsFilters={showsFilters}
              onNearFilters={() => void loadFilters().catch(() => undefined)}
              onFilters={() => setShowsFilters(!showsFilters)}
              isChoosing={selection !== undefined}
              onChoose={selection ? end : begin}
            />
            <PrintOwn {...{ list, filter, sort }} />
            <div className="max-sm:hidden">
              <ViewToggle view={view} onChange={setView} />
            </div>
          </>
        }
      />
      {banner}
      {showsFilters && !isBare && (
        <Suspense fallback={<div className="mb-5 h-11" />}>
          <RecipeFilters
            {...{ filter, sort, view }}
            onChange={change}
            onSort={setSort}
            onView={setView}
            ready={isKnown}
          />
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
        empty={
          <Suspense fallback={null}>
            <NoRecipes filter={isFiltered ? filter : undefined} />
          </Suspense>
        }
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
