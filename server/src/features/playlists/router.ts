import {
  createPlaylistInput,
  deletePlaylistInput,
  getPlaylistInput,
  listedPlaylistDto,
  listPlaylistsInput,
  moveInPlaylistInput,
  playlistRecipesInput,
  playlistsForRecipeInput,
  playlistWithRecipesDto,
  reorderPlaylistInput,
  setForRecipeInput,
  sharedPlaylistDto,
  sharedWithInput,
  updatePlaylistInput,
} from '@larder/shared/playlist/schema';
import { listedPersonDto } from '@larder/shared/follow/schema';
import { pageOf } from '@larder/shared/list';
import { playlistOfUserInput, playlistsOfUserInput } from '@larder/shared/playlist/user-playlist';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { deletePlaylist } from './delete-playlist.ts';
import { getPlaylist } from './get-playlist.ts';
import { listPlaylists, listPlaylistsForRecipe } from './list-playlists.ts';
import { addRecipes, removeRecipes, setPlaylistsForRecipe } from './membership.ts';
import { moveInPlaylist, reorderPlaylist } from './order.ts';
import { getPlaylistOfUser, listPlaylistsOfUser } from './playlists-of-user.ts';
import { listSharedWith, listSharedWithMe } from './sharing-list.ts';
import { createPlaylist, makeFavorites, updatePlaylist } from './playlists.ts';

// These answer the owner alone, from explicit columns. What others may look at, or tells of others, has an output schema.
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
    .output(pageOf(listedPlaylistDto))
    .query(({ ctx, input }) => listPlaylistsOfUser(ctx, input)),
  ofUserById: userProcedure
    .input(playlistOfUserInput)
    .output(playlistWithRecipesDto)
    .query(({ ctx, input }) => getPlaylistOfUser(ctx, input)),
  sharedWith: userProcedure
    .input(sharedWithInput)
    .output(pageOf(listedPersonDto))
    .query(({ ctx, input }) => listSharedWith(ctx, input)),
  sharedWithMe: userProcedure
    .input(listPlaylistsInput)
    .output(pageOf(sharedPlaylistDto))
    .query(({ ctx, input }) => listSharedWithMe(ctx, input)),
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
