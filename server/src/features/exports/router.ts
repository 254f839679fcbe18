import { exportDto, startExportInput } from '@larder/shared/export/schema';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import { exportState, startExport } from './exports.ts';

const start = protectedProcedure
  .input(startExportInput)
  .output(exportDto)
  .mutation(({ ctx, input }) => startExport(ctx, input));
const state = protectedProcedure.output(exportDto.nullable()).query(({ ctx }) => exportState(ctx));

export const exportsRouter = router({ start, state });

/** The addresses that these procedures had in `auth`; they answer there as well. */
export const exportAliases = { exportData: start, exportState: state };
