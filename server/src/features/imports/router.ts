import { importIdInput, importProgressInput, startImportInput } from '@larder/shared/import';
import { pageInput } from '@larder/shared/list';
import { tracked } from '@trpc/server';
import { router, userProcedure } from '../../trpc/trpc.ts';
import { cancelImport, dismissImport, getImport, listImports, retryImport, startImport } from './imports.ts';
import { followImports } from './progress.ts';

export const importsRouter = router({
  get: userProcedure.input(importIdInput).query(({ ctx, input }) => getImport(ctx, input.id)),
  list: userProcedure.input(pageInput).query(({ ctx, input }) => listImports(ctx, input)),
  start: userProcedure.input(startImportInput).mutation(({ ctx, input }) => startImport(ctx, input)),
  retry: userProcedure.input(importIdInput).mutation(({ ctx, input }) => retryImport(ctx, input.id)),
  cancel: userProcedure.input(importIdInput).mutation(({ ctx, input }) => cancelImport(ctx, input.id)),
  dismiss: userProcedure.input(importIdInput).mutation(({ ctx, input }) => dismissImport(ctx, input.id)),
  progress: userProcedure.input(importProgressInput).subscription(async function* ({ ctx, input, signal }) {
    for await (const item of followImports(ctx, input?.lastEventId, signal))
      yield tracked(String(item.seq), item);
  }),
});
