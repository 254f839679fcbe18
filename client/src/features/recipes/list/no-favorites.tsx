import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { paths } from '@larder/shared/paths';
import { Heart, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** In place of an empty list of favorites. */
export function NoFavorites({ search }: { search: string }) {
  return search ? (
    <EmptyState icon={<SearchX />} title={messages.noRecipesFound}>
      {format(messages.noFavoritesMatch, { search })}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Heart />}
      title={messages.noFavoriteRecipesYet}
      action={
        <Button asChild>
          <Link to={paths.home()}>{messages.browseRecipes}</Link>
        </Button>
      }
    >
      {messages.noFavoritesHint}
    </EmptyState>
  );
}
