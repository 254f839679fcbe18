import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { hasMoreThan, type ListFilter } from './use-list-filter.ts';

/** The home screen when no recipe passes the filter. */
export default function NoRecipes(filter: ListFilter) {
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
