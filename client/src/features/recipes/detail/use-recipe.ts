import type { RecipeCardDto, RecipeListDto } from '@larder/shared/recipe/schema';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';

/** A recipe, and while it loads the card that a list on this device shows of it. */
export function useRecipe(id: string) {
  const recipe = trpc.recipes.byId.useQuery({ id });
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
