import { RECIPE_MESSAGES } from '@larder/shared/recipe';
import { errorMessage } from '../../lib/error-message.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../lib/toast.ts';

type ListData = ReturnType<ReturnType<typeof trpc.useUtils>['recipes']['list']['getInfiniteData']>;

/** Flips the heart at once everywhere the recipe is shown, and flips it back with a message if saving fails. */
export function useFavorite() {
  const utils = trpc.useUtils();

  const show = (id: string, isFavorite: boolean) => {
    utils.recipes.byId.setData({ id }, (recipe) => recipe && { ...recipe, isFavorite });
    utils.recipes.list.setInfiniteData({}, (data) => data);
    utils.queryClient.setQueriesData<ListData>({ queryKey: [['recipes', 'list']] }, (data) => withFavorite(data, id, isFavorite));
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
