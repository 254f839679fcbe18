import { paths } from '@larder/shared/paths';
import { CookingPot, Link as LinkIcon, PencilLine, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { hasMoreThan, type ListFilter } from './use-list-filter.ts';

/** The home screen without recipes: because nothing passes the filter, or because there are none at all. */
export default function NoRecipes({ filter }: { filter: ListFilter | undefined }) {
  return filter ? <NothingFound {...filter} /> : <FirstRecipe />;
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

function NothingFound(filter: ListFilter) {
  const { search } = filter;
  const nothing = search
    ? `Nothing matches “${search}”. Try fewer or shorter words.`
    : !hasMoreThan(filter, ['photoOnly'])
      ? 'None of your recipes has a photo yet.'
      : 'None of your recipes is like that.';
  return (
    <EmptyState
      icon={<SearchX />}
      title="No recipes found"
      action={
        <Button asChild variant="secondary">
          <Link to={paths.home()}>Show all recipes</Link>
        </Button>
      }
    >
      {nothing}
    </EmptyState>
  );
}
