import * as messages from '#messages/recipe.json';
import { paths } from '@larder/shared/paths';
import { PRODUCT_NAME } from '@larder/shared/product';
import { RECIPE_MESSAGES } from '@larder/shared/recipe/messages';
import type { RecipeDto, RecipeCardDto, RecipeListDto } from '@larder/shared/recipe/schema';
import type { SeenRecipeDto } from '@larder/shared/recipe/seen-recipe';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { useDocumentTitle } from '../../../hooks/use-document-title.ts';
import { appCodeOf, errorMessage } from '../../../lib/error-message.ts';
import { noteOpened } from '../../../lib/offline/copy-status.ts';
import { trpc } from '../../../lib/trpc.ts';
import { RecipeBeginning } from './recipe-header.tsx';
import { RecipePlaceholder } from './recipe-placeholder.tsx';

interface LoadedRecipeProps {
  id: string;
  children: (recipe: RecipeDto | SeenRecipeDto) => ReactNode;
}

/** A recipe once it is loaded: before that its card or a placeholder, and a message where it cannot be had. */
export function LoadedRecipe({ id, children }: LoadedRecipeProps) {
  const { recipe, card } = useRecipe(id);
  const title = (recipe.data ?? card)?.title;
  useDocumentTitle(title === undefined ? undefined : `${title} - ${PRODUCT_NAME}`);

  const missing = ['RECIPE_NOT_FOUND', 'INVALID_INPUT'].includes(appCodeOf(recipe.error) ?? '');
  if (recipe.data && !missing) return children(recipe.data);
  if (recipe.isPending) return card ? <RecipeBeginning card={card} /> : <RecipePlaceholder />;
  return (
    <ErrorState
      as="h1"
      title={missing ? RECIPE_MESSAGES.notFound : RECIPE_MESSAGES.loadFailed}
      message={missing ? messages.goneOrIncomplete : errorMessage(recipe.error)}
      busy={recipe.isFetching}
      onRetry={missing ? undefined : () => void recipe.refetch()}
    >
      <Button asChild variant="secondary">
        <Link to={paths.home()}>{messages.backToRecipes}</Link>
      </Button>
    </ErrorState>
  );
}

/** A recipe, and while it loads the card that a list on this device shows of it. */
function useRecipe(id: string) {
  const recipe = trpc.recipes.byId.useQuery({ id });
  const isOpen = recipe.data !== undefined;
  useEffect(() => {
    if (isOpen) noteOpened(id);
  }, [id, isOpen]);
  const queryClient = useQueryClient();
  return { recipe, card: recipe.isPending ? cardOf() : undefined };

  function cardOf(): RecipeCardDto | undefined {
    return queryClient
      .getQueriesData<InfiniteData<RecipeListDto>>({ queryKey: [['recipes', 'list']] })
      .flatMap(([, list]) => list?.pages ?? [])
      .flatMap(({ items }) => items)
      .find((card) => card.id === id);
  }
}
