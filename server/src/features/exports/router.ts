import { exportDto } from '@larder/shared/export/schema';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { exportState, startExport } from './exports.ts';

/** Part of `auth`: it belongs to the account. */
export const exportsRouter = router({
  exportData: protectedProcedure.output(exportDto).mutation(({ ctx }) => startExport(ctx)),
  exportState: protectedProcedure.output(exportDto.nullable()).query(({ ctx }) => exportState(ctx)),
});
