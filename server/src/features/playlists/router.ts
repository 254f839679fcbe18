import {
  createPlaylistInput,
  deletePlaylistInput,
  getPlaylistInput,
  listPlaylistsInput,
  moveInPlaylistInput,
  playlistRecipesInput,
  playlistDto,
  playlistsForRecipeInput,
  playlistWithRecipesDto,
  reorderPlaylistInput,
  setForRecipeInput,
  updatePlaylistInput,
} from '@larder/shared/playlist';
import { pageOf } from '@larder/shared/list';
import { playlistOfUserInput, playlistsOfUserInput } from '@larder/shared/user-playlist';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { deletePlaylist } from './delete-playlist.ts';
import { getPlaylist } from './get-playlist.ts';
import { listPlaylists, listPlaylistsForRecipe } from './list-playlists.ts';
import { addRecipes, removeRecipes, setPlaylistsForRecipe } from './membership.ts';
import { moveInPlaylist, reorderPlaylist } from './order.ts';
import { getPlaylistOfUser, listPlaylistsOfUser } from './playlists-of-user.ts';
import { createPlaylist, makeFavorites, updatePlaylist } from './playlists.ts';

// These answer the owner alone, from explicit columns, but for byId and those of a user: they have an output schema, for
// whoever else may look.
export const playlistsRouter = router({
  list: userProcedure.input(listPlaylistsInput).query(({ ctx, input }) => listPlaylists(ctx, input)),
  byId: userProcedure
    .input(getPlaylistInput)
    .output(playlistWithRecipesDto)
    .query(({ ctx, input }) => getPlaylist(ctx, input)),
  forRecipe: userProcedure
    .input(playlistsForRecipeInput)
    .query(({ ctx, input }) => listPlaylistsForRecipe(ctx, input)),
  ofUser: userProcedure
    .input(playlistsOfUserInput)
    .output(pageOf(playlistDto))
    .query(({ ctx, input }) => listPlaylistsOfUser(ctx, input)),
  ofUserById: userProcedure
    .input(playlistOfUserInput)
    .output(playlistWithRecipesDto)
    .query(({ ctx, input }) => getPlaylistOfUser(ctx, input)),
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
