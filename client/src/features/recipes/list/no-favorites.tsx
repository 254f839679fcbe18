import { paths } from '@larder/shared/paths';
import { Heart, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** In place of an empty list of favorites. */
export function NoFavorites({ search }: { search: string }) {
  return search ? (
    <EmptyState icon={<SearchX />} title="No recipes found">
      Nothing among your favorites matches “{search}”.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Heart />}
      title="No favorite recipes yet"
      action={
        <Button asChild>
          <Link to={paths.home()}>Browse Recipes</Link>
        </Button>
      }
    >
      Heart some recipes to add them to your favorites!
    </EmptyState>
  );
}
