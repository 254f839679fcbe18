import { listPlaylistsInput } from '@larder/shared/playlist';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { listPlaylists } from './playlists.ts';

export const playlistsRouter = router({
  list: userProcedure.input(listPlaylistsInput).query(({ ctx, input }) => listPlaylists(ctx, input)),
});
