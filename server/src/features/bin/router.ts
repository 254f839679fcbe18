import { deletedIdsInput } from '@larder/shared/bin/schema';
import { pageInput } from '@larder/shared/list';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import { listDeleted } from './list-deleted.ts';
import { emptyBin, removeForGood } from './remove.ts';

// All of these are about the viewer's own. `recipes.restoreDeleted` and `playlists.restoreDeleted` bring things back.
export const binRouter = router({
  list: protectedProcedure.input(pageInput).query(({ ctx, input }) => listDeleted(ctx, input)),
  remove: protectedProcedure
    .input(deletedIdsInput)
    .mutation(({ ctx, input }) => removeForGood(ctx, input.ids)),
  empty: protectedProcedure.mutation(({ ctx }) => emptyBin(ctx)),
});
