import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
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
      title={messages.yourShelvesAreEmpty}
      action={
        <>
          <Button asChild>
            <Link to={paths.importUrl()}>
              <LinkIcon aria-hidden className="size-5" /> {messages.importFromUrl}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.addRecipe()}>
              <PencilLine aria-hidden className="size-5" /> {messages.addManually}
            </Link>
          </Button>
        </>
      }
    >
      {messages.firstRecipeHint}
    </EmptyState>
  );
}

function NothingFound(filter: ListFilter) {
  const { search } = filter;
  const nothing = search
    ? format(messages.nothingMatches, { search })
    : !hasMoreThan(filter, ['photoOnly'])
      ? messages.noneWithPhotos
      : messages.noneMatchFilters;
  return (
    <EmptyState
      icon={<SearchX />}
      title={messages.noRecipesFound}
      action={
        <Button asChild variant="secondary">
          <Link to={paths.home()}>{messages.showAllRecipes}</Link>
        </Button>
      }
    >
      {nothing}
    </EmptyState>
  );
}
