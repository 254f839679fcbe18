import type { PlaylistWithRecipesDto } from '@larder/shared/playlist/schema';
import { PLAYLIST_MESSAGES } from '@larder/shared/playlist/messages';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import type { InfiniteData } from '@tanstack/react-query';
import { failureOf } from '../../lib/error-message.ts';
import { serialise } from '../../lib/serialise.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { pagesOf } from './use-playlist.ts';

type Pages = InfiniteData<PlaylistWithRecipesDto, string | null>;

/** Moves recipes within a collection and out of it: on the screen at once, and back again when the server says no. */
export function useArrange(id: string) {
  const utils = trpc.useUtils();
  const pages = pagesOf(id);

  /** Shows the recipes in their new order while `send` stores it, after whatever was done before. */
  const show = async (recipes: readonly RecipeCardDto[], send: () => Promise<unknown>): Promise<void> => {
    await utils.playlists.byId.cancel({ id });
    const before = utils.playlists.byId.getInfiniteData(pages);
    utils.playlists.byId.setInfiniteData(pages, (data) => data && withRecipes(data, recipes));
    try {
      await serialise(id, send);
    } catch (error) {
      utils.playlists.byId.setInfiniteData(pages, before);
      toast.error(failureOf(error, PLAYLIST_MESSAGES.updateFailed));
      void utils.playlists.byId.invalidate({ id });
    }
    // The first recipe lends the collection its picture, and the counts may have changed.
    void utils.playlists.list.invalidate();
  };

  return {
    /** Puts the recipe at `from` to where the one at `to` is. */
    move: (recipes: readonly RecipeCardDto[], from: number, to: number): Promise<void> => {
      const moved = recipes[from];
      if (!moved || from === to) return Promise.resolve();
      const order = recipes.toSpliced(from, 1).toSpliced(to, 0, moved);
      const afterRecipeId = order[to - 1]?.id ?? null;
      const input = { id, recipeId: moved.id, afterRecipeId };
      return show(order, () => utils.client.playlists.move.mutate(input));
    },
    remove: (recipes: readonly RecipeCardDto[], recipeId: string): Promise<void> => {
      const left = recipes.filter((recipe) => recipe.id !== recipeId);
      return show(left, () => utils.client.playlists.removeRecipes.mutate({ id, recipeIds: [recipeId] }));
    },
  };
}

/** The same pages with these recipes in them, in this order. */
function withRecipes(data: Pages, recipes: readonly RecipeCardDto[]): Pages {
  const held = data.pages.reduce((count, page) => count + page.items.length, 0);
  const gone = held - recipes.length;
  const rest = [...recipes];
  const pages = data.pages.map((page, index) => {
    if (!page.isOwner) return page;
    const isLast = index === data.pages.length - 1;
    const items = rest.splice(0, isLast ? rest.length : page.items.length);
    return { ...page, items, total: page.total - gone, recipeCount: page.recipeCount - gone };
  });
  return { ...data, pages };
}
