import * as words from '#words/recipes.json';
import { format } from '@larder/shared/words/format';
import { paths } from '@larder/shared/paths';
import { Heart, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** In place of an empty list of favorites. */
export function NoFavorites({ search }: { search: string }) {
  return search ? (
    <EmptyState icon={<SearchX />} title={words.noRecipesFound}>
      {format(words.noFavoritesMatch, { search })}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Heart />}
      title={words.noFavoriteRecipesYet}
      action={
        <Button asChild>
          <Link to={paths.home()}>{words.browseRecipes}</Link>
        </Button>
      }
    >
      {words.heartSomeRecipesToAddThem}
    </EmptyState>
  );
}
