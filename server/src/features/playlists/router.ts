import { changedSinceInput } from '@larder/shared/sync/changes';
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
  restorePlaylistInput,
  setForRecipeInput,
  sharedPlaylistDto,
  sharedWithInput,
  updatePlaylistInput,
} from '@larder/shared/playlist/schema';
import { listedPersonDto } from '@larder/shared/follow/schema';
import { pageOf } from '@larder/shared/list';
import { playlistOfUserInput, playlistsOfUserInput } from '@larder/shared/playlist/user-playlist';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { changedPlaylists, playlistChanges } from './changed-playlists.ts';
import { restorePlaylist } from './restore-playlist.ts';
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
  list: protectedProcedure.input(listPlaylistsInput).query(({ ctx, input }) => listPlaylists(ctx, input)),
  // Files of the app before contract 5 call it: it goes with the last of those contracts (ADR 025).
  changedSince: protectedProcedure
    .input(changedSinceInput)
    .query(({ ctx, input }) => changedPlaylists(ctx, input)),
  changes: protectedProcedure.input(changedSinceInput).query(({ ctx, input }) => playlistChanges(ctx, input)),
  byId: protectedProcedure
    .input(getPlaylistInput)
    .output(playlistWithRecipesDto)
    .query(({ ctx, input }) => getPlaylist(ctx, input)),
  forRecipe: protectedProcedure
    .input(playlistsForRecipeInput)
    .query(({ ctx, input }) => listPlaylistsForRecipe(ctx, input)),
  ofUser: protectedProcedure
    .input(playlistsOfUserInput)
    .output(pageOf(listedPlaylistDto))
    .query(({ ctx, input }) => listPlaylistsOfUser(ctx, input)),
  ofUserById: protectedProcedure
    .input(playlistOfUserInput)
    .output(playlistWithRecipesDto)
    .query(({ ctx, input }) => getPlaylistOfUser(ctx, input)),
  sharedWith: protectedProcedure
    .input(sharedWithInput)
    .output(pageOf(listedPersonDto))
    .query(({ ctx, input }) => listSharedWith(ctx, input)),
  sharedWithMe: protectedProcedure
    .input(listPlaylistsInput)
    .output(pageOf(sharedPlaylistDto))
    .query(({ ctx, input }) => listSharedWithMe(ctx, input)),
  create: protectedProcedure
    .input(createPlaylistInput)
    .mutation(({ ctx, input }) => createPlaylist(ctx, input)),
  makeFavorites: protectedProcedure.mutation(({ ctx }) => makeFavorites(ctx)),
  update: protectedProcedure
    .input(updatePlaylistInput)
    .mutation(({ ctx, input }) => updatePlaylist(ctx, input)),
  delete: protectedProcedure
    .input(deletePlaylistInput)
    .mutation(({ ctx, input }) => deletePlaylist(ctx, input)),
  restoreDeleted: protectedProcedure
    .input(restorePlaylistInput)
    .mutation(({ ctx, input }) => restorePlaylist(ctx, input.id)),
  setForRecipe: protectedProcedure
    .input(setForRecipeInput)
    .mutation(({ ctx, input }) => setPlaylistsForRecipe(ctx, input)),
  addRecipes: protectedProcedure
    .input(playlistRecipesInput)
    .mutation(({ ctx, input }) => addRecipes(ctx, input)),
  removeRecipes: protectedProcedure
    .input(playlistRecipesInput)
    .mutation(({ ctx, input }) => removeRecipes(ctx, input)),
  // For scripts (docs/api.md): the app moves one recipe at a time.
  reorder: protectedProcedure
    .input(reorderPlaylistInput)
    .mutation(({ ctx, input }) => reorderPlaylist(ctx, input)),
  move: protectedProcedure
    .input(moveInPlaylistInput)
    .mutation(({ ctx, input }) => moveInPlaylist(ctx, input)),
});
