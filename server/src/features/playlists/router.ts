import {
  createPlaylistInput,
  deletePlaylistInput,
  getPlaylistInput,
  listPlaylistsInput,
  moveInPlaylistInput,
  playlistRecipesInput,
  playlistsForRecipeInput,
  playlistWithRecipesDto,
  reorderPlaylistInput,
  setForRecipeInput,
  updatePlaylistInput,
} from '@larder/shared/playlist';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { deletePlaylist } from './delete-playlist.ts';
import { getPlaylist } from './get-playlist.ts';
import { listPlaylists, listPlaylistsForRecipe } from './list-playlists.ts';
import { addRecipes, removeRecipes, setPlaylistsForRecipe } from './membership.ts';
import { moveInPlaylist, reorderPlaylist } from './order.ts';
import { createPlaylist, makeFavorites, updatePlaylist } from './playlists.ts';

// All but byId answer the owner alone, from explicit columns. Theirs has an output schema, for whoever else may look.
export const playlistsRouter = router({
  list: userProcedure.input(listPlaylistsInput).query(({ ctx, input }) => listPlaylists(ctx, input)),
  byId: userProcedure
    .input(getPlaylistInput)
    .output(playlistWithRecipesDto)
    .query(({ ctx, input }) => getPlaylist(ctx, input)),
  forRecipe: userProcedure
    .input(playlistsForRecipeInput)
    .query(({ ctx, input }) => listPlaylistsForRecipe(ctx, input)),
  create: userProcedure.input(createPlaylistInput).mutation(({ ctx, input }) => createPlaylist(ctx, input)),
  makeFavorites: userProcedure.mutation(({ ctx }) => makeFavorites(ctx)),
  update: userProcedure.input(updatePlaylistInput).mutation(({ ctx, input }) => updatePlaylist(ctx, input)),
  delete: userProcedure.input(deletePlaylistInput).mutation(({ ctx, input }) => deletePlaylist(ctx, input)),
  setForRecipe: userProcedure
    .input(setForRecipeInput)
    .mutation(({ ctx, input }) => setPlaylistsForRecipe(ctx, input)),
  addRecipes: userProcedure.input(playlistRecipesInput).mutation(({ ctx, input }) => addRecipes(ctx, input)),
  removeRecipes: userProcedure
    .input(playlistRecipesInput)
    .mutation(({ ctx, input }) => removeRecipes(ctx, input)),
  reorder: userProcedure
    .input(reorderPlaylistInput)
    .mutation(({ ctx, input }) => reorderPlaylist(ctx, input)),
  move: userProcedure.input(moveInPlaylistInput).mutation(({ ctx, input }) => moveInPlaylist(ctx, input)),
});
