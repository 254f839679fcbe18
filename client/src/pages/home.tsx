import { paths } from '@larder/shared/paths';
import { RECIPE_MESSAGES } from '@larder/shared/recipe';
import { CookingPot, Images, Link as LinkIcon, PencilLine, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { PageHeader } from '../components/ui/page-header.tsx';
import { ViewToggle } from '../components/ui/view-toggle.tsx';
import { countLine, listTitle, searchOf } from '../features/recipes/list-title.ts';
import { RecipeBrowser } from '../features/recipes/recipe-browser.tsx';
import { useRecipeList } from '../features/recipes/use-recipe-list.ts';
import { useScrollRestore } from '../features/recipes/use-scroll-restore.ts';
import { useDocumentTitle } from '../hooks/use-document-title.ts';
import { useGreeting } from '../hooks/use-greeting.ts';
import { useViewMode } from '../hooks/use-view-mode.ts';
import { useNavState } from '../lib/nav-state.ts';

export default function HomePage() {
  useDocumentTitle();
  const [params] = useSearchParams();
  const search = searchOf(params);
  const { filterPhotoRecipes, fromRecipeDetail } = useNavState();
  const [photoOnly, setPhotoOnly] = useState(filterPhotoRecipes ?? false);
  const [view, setView] = useViewMode();
  const list = useRecipeList({ search: search || undefined, photoOnly: photoOnly || undefined });
  const cameBack = useNavigationType() === NavigationType.Pop;
  useScrollRestore('home', (fromRecipeDetail ?? false) || cameBack);
  useGreeting();

  return (
    <>
      <PageHeader
        title={listTitle(search, photoOnly)}
        subtitle={
          <p role="status">{list.query.isSuccess ? countLine(list.total, search, photoOnly) : ' '}</p>
        }
        actions={
          <>
            {(list.hasPhotoRecipes || photoOnly) && (
              <Button
                variant={photoOnly ? 'primary' : 'secondary'}
                aria-pressed={photoOnly}
                onClick={() => setPhotoOnly(!photoOnly)}
              >
                <Images aria-hidden className="size-5" /> Filter Photos
              </Button>
            )}
            <ViewToggle view={view} onChange={setView} />
          </>
        }
      />
      <RecipeBrowser
        list={list}
        name="home"
        view={view}
        failure={RECIPE_MESSAGES.listFailed}
        empty={
          search || photoOnly ? (
            <NothingFound search={search} onShowAll={() => setPhotoOnly(false)} />
          ) : (
            <FirstRecipe />
          )
        }
      />
    </>
  );
}

function FirstRecipe() {
  return (
    <EmptyState
      icon={<CookingPot />}
      title="Your shelves are empty"
      action={
        <>
          <Button asChild>
            <Link to={paths.importUrl()}>
              <LinkIcon aria-hidden className="size-5" /> Import from URL
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.addRecipe()}>
              <PencilLine aria-hidden className="size-5" /> Add Manually
            </Link>
          </Button>
        </>
      }
    >
      Paste the address of a recipe you like, or write one down. It stays yours.
    </EmptyState>
  );
}

function NothingFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No recipes found"
      action={
        <Button asChild variant="secondary" onClick={onShowAll}>
          <Link to={paths.home()}>Show all recipes</Link>
        </Button>
      }
    >
      {search
        ? `Nothing matches “${search}”. Try fewer or shorter words.`
        : 'None of your recipes has a photo yet.'}
    </EmptyState>
  );
}
