import { RECIPE_MESSAGES, type RecipeListDto } from '@larder/shared/recipe';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';

type ListData = InfiniteData<RecipeListDto> | undefined;

/** Flips the heart at once everywhere the recipe is shown, and flips it back with a message if saving fails. */
export function useFavorite() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();

  const show = (id: string, isFavorite: boolean) => {
    utils.recipes.byId.setData({ id }, (recipe) =>
      recipe?.version === undefined ? recipe : { ...recipe, isFavorite },
    );
    queryClient.setQueriesData<ListData>({ queryKey: [['recipes', 'list']] }, (data) =>
      withFavorite(data, id, isFavorite),
    );
  };

  const mutation = trpc.recipes.setFavorite.useMutation({
    onMutate: ({ id, isFavorite }) => show(id, isFavorite),
    onError: (error, { id, isFavorite }) => {
      show(id, !isFavorite);
      toast.error(errorMessage(error, RECIPE_MESSAGES.updateFailed));
    },
    onSettled: () => {
      void utils.recipes.list.invalidate();
      void utils.playlists.list.invalidate();
      void utils.profiles.me.invalidate();
    },
  });

  return (id: string, isFavorite: boolean) => mutation.mutate({ id, isFavorite });
}

function withFavorite(data: ListData, id: string, isFavorite: boolean): ListData {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.map((recipe) => (recipe.id === id ? { ...recipe, isFavorite } : recipe)),
      })),
    }
  );
}
