import { exportDto } from '@larder/shared/export/schema';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { exportState, startExport } from './exports.ts';

/** Part of `auth`: it belongs to the account. */
export const exportsRouter = router({
  exportData: userProcedure.output(exportDto).mutation(({ ctx }) => startExport(ctx)),
  exportState: userProcedure.output(exportDto.nullable()).query(({ ctx }) => exportState(ctx)),
});
