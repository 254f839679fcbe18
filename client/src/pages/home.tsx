import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import { Images, ListChecks, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { useAddToPlaylist } from '../features/playlists/use-add-to-playlist.tsx';
import { countLine, listTitle } from '../lib/list-title.ts';
import { RecipeBrowser } from '../features/recipes/list/recipe-browser.tsx';
import {
  activeFilters,
  hasMoreThan,
  useListFilter,
  useListSort,
} from '../features/recipes/list/use-list-filter.ts';
import { useRecipeList } from '../features/recipes/list/use-recipe-list.ts';
import { PhotoLimitBanner } from '../features/photos/photo-limit-banner.tsx';
import { useScrollRestore } from '../hooks/use-scroll-restore.ts';
import { useSelection } from '../features/recipes/list/use-selection.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useGreeting } from '../hooks/use-greeting.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { useNavState } from '../lib/nav-state.ts';

const NoRecipes = lazy(() => import('../features/recipes/list/no-recipes.tsx'));
const loadFilters = () => import('../features/recipes/list/recipe-filters.tsx');
const RecipeFilters = lazy(loadFilters);
const SelectionBar = lazy(() => import('../features/recipes/list/selection-bar.tsx'));

export default function HomePage() {
  useDocumentTitle();
  const { fromRecipeDetail } = useNavState();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [cameBack] = useState((fromRecipeDetail ?? false) || isPop);
  const { filter, change } = useListFilter();
  const { search, photoOnly } = filter;
  const [sort, setSort] = useListSort();
  const [view, setView] = useViewMode();
  const active = activeFilters(filter);
  const list = useRecipeList({ ...active, sort }, { cameBack });
  const addToPlaylist = useAddToPlaylist();
  const { selection, begin, end } = useSelection(list.recipes);
  const [showsFilters, setShowsFilters] = useState(hasMoreThan(filter, ['search', 'photoOnly']));
  useScrollRestore('home', cameBack);
  useBeginAtTop(JSON.stringify([filter, sort]));
  useGreeting();

  // Also when asking again failed: what is known stays.
  const isKnown = list.query.data !== undefined;
  const isFiltered = hasMoreThan(filter, []);
  const isBare = isKnown && !isFiltered && list.total === 0;
  return (
    <>
      <PageHeader
        title={listTitle(search, photoOnly)}
        subtitle={<p role="status">{isKnown ? countLine(list.total, search, photoOnly, active) : ' '}</p>}
        actions={
          <>
            {(list.hasPhotoRecipes || photoOnly) && (
              <Button
                variant={photoOnly ? 'primary' : 'secondary'}
                aria-pressed={photoOnly}
                onClick={() => change({ photoOnly: !photoOnly })}
              >
                <Images aria-hidden className="size-5" /> Filter Photos
              </Button>
            )}
            {!isBare && (
              <>
                <Button
                  variant="secondary"
                  aria-label="Sort and filter"
                  aria-expanded={showsFilters}
                  className="px-3 sm:px-4"
                  onPointerEnter={() => void loadFilters().catch(() => undefined)}
                  onClick={() => setShowsFilters(!showsFilters)}
                >
                  <SlidersHorizontal aria-hidden className="size-5" />
                  <span className="hidden sm:inline">Sort and filter</span>
                </Button>
                <Button
                  variant={selection ? 'primary' : 'secondary'}
                  aria-label="Choose recipes"
                  aria-pressed={selection !== undefined}
                  className="px-3 sm:px-4"
                  onClick={selection ? end : begin}
                >
                  <ListChecks aria-hidden className="size-5" />
                  <span className="hidden sm:inline">Choose</span>
                </Button>
              </>
            )}
            <ViewToggle view={view} onChange={setView} />
          </>
        }
      />
      <PhotoLimitBanner isHome />
      {showsFilters && !isBare && (
        <Suspense fallback={<div className="mb-5 h-11" />}>
          <RecipeFilters filter={filter} onChange={change} sort={sort} onSort={setSort} ready={isKnown} />
        </Suspense>
      )}
      <RecipeBrowser
        list={list}
        view={view}
        name="home"
        failure={RECIPE_MESSAGES.listFailed}
        search={search}
        selection={selection}
        onAddToPlaylist={addToPlaylist.ask}
        empty={
          <Suspense fallback={null}>
            <NoRecipes filter={isFiltered ? filter : undefined} />
          </Suspense>
        }
      />
      {selection && (
        <Suspense fallback={null}>
          <SelectionBar
            selection={selection}
            recipes={list.recipes}
            onAddToPlaylist={addToPlaylist.ask}
            onEnd={end}
          />
        </Suspense>
      )}
      {addToPlaylist.dialog}
    </>
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
